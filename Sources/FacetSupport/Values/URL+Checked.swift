public import FacetRuntime

nonisolated extension URL {
  /// Creates a URL from text that was validated when the code was generated. If Foundation rejects it, it is a file
  /// path instead of a trap.
  public init(checked text: String) {
    #if canImport(Darwin) && !FACET_UI
      self = URL(string: text) ?? URL(filePath: text)
    #else
      self.init(_checked: text)
    #endif
  }
}
