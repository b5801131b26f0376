/// Waits until tests that draw have been handed to the main actor.
///
/// All of them run on one thread, one after the other, which takes longer than anything else. They begin when the
/// threads that tests share have come to them: a test that takes seconds lets them go first.
package func letDrawingBegin() async {
  for _ in 0..<100 { await Task.yield() }
}
