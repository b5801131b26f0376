extension Error {
  /// What is said of an error to a person. Foundation's, wherever it is imported, asks the error for its words.
  @_disfavoredOverload public var localizedDescription: String { "\(self)" }
}
