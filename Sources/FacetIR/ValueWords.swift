extension Expression {
  /// Of a date, a duration or a URL: how an example writes it, and the records have it. The runtime writes it so too.
  package var exampleWords: String? {
    switch node {
    case .date(let date): date.description
    case .duration(let milliseconds): durationWords(milliseconds)
    case .url(let text): text
    default: nil
    }
  }
}

/// A number of seconds in milliseconds, if that is how it was written.
package func wholeMilliseconds(inSeconds seconds: Double) -> Int? {
  let milliseconds = (seconds * 1000).rounded()
  return milliseconds / 1000 == seconds ? Int(exactly: milliseconds) : nil
}

/// `4s`, or `400ms`.
package func durationWords(_ milliseconds: Int) -> String {
  milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
}
