nonisolated extension Duration {
  /// The duration as in examples, in milliseconds: `4s`, or `400ms`.
  package var exampleWords: String {
    let (seconds, attoseconds) = components
    let fraction = Int(clamping: (Double(attoseconds) / 1e15).rounded())
    let milliseconds = Int(clamping: seconds).multipliedClamped(by: 1000).addingClamped(fraction)
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
  }
}
