/// Prepares items concurrently, and delivers each as soon as it and all items before it are ready.
///
///     try await deliverInOrder(posts, limit: 4) { post in
///       try await card(of: post)
///     } deliver: { card in
///       cards.append(card)
///     }
///
/// An item whose preparation fails is delivered as a failure in its place; the others go on. Results that are ready
/// before an earlier one are kept until their turn, so a slow first item delays delivery but no preparation.
///
/// The tasks are children of the caller's task, and `deliver` runs in the caller's isolation. If the caller's task is
/// cancelled, the items that are being prepared are cancelled, no other is started, and nothing more is delivered.
///
/// - Parameters:
///   - limit: The number of items that are prepared at the same time; less than 1 is 1.
/// - Throws: `CancellationError` if the task was cancelled before the last item was delivered.
nonisolated(nonsending) public func deliverInOrder<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], limit: Int = 4, prepare: @escaping @Sendable (Input) async throws -> Output,
  deliver: (Result<Output, any Error>) async -> Void
) async throws(CancellationError) {
  let delivered = await withTaskGroup(of: (index: Int, result: Result<Output, any Error>).self) { group in
    var started = 0
    var delivered = 0
    var early: [Int: Result<Output, any Error>] = [:]

    func startNext() {
      guard started < inputs.count else { return }
      let index = started
      let input = inputs[index]
      started += 1
      group.addTask {
        do {
          return (index, .success(try await prepare(input)))
        } catch {
          return (index, .failure(error))
        }
      }
    }

    for _ in 0..<min(max(limit, 1), inputs.count) where !Task.isCancelled { startNext() }
    while let (index, result) = await group.next() {
      // The running tasks are still awaited: the group ends with the last of them.
      if Task.isCancelled { continue }
      startNext()
      early[index] = result
      while !Task.isCancelled, let ready = early.removeValue(forKey: delivered) {
        await deliver(ready)
        delivered += 1
      }
    }
    return delivered
  }
  if delivered < inputs.count { throw CancellationError() }
}
