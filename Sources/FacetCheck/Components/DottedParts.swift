extension String {
  /// The parts between the periods: `StaysScreen` and `open` of `StaysScreen.open`. They can be empty.
  var dottedParts: [String] {
    utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
