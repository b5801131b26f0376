nonisolated extension URL {
  /// A URL that was found to be one when the code was generated. A Foundation that thinks otherwise takes it for the
  /// path of a file, so that nothing can crash.
  public init(checked text: String) {
    #if canImport(Darwin) && !FACET_UI
      self = URL(string: text) ?? URL(filePath: text)
    #else
      self.init(_checked: text)
    #endif
  }
}
