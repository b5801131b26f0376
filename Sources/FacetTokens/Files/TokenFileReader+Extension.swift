import FacetDiagnostics
import FacetSpec

/// `$extensions`: `{ facet: { swiftName: doubleLarge } }`
extension TokenFileReader {
  /// The extension of Facet. Those of other vendors are ignored.
  mutating func facetExtension(_ extensions: NodeID, ofGroup isGroup: Bool = false) -> NodeID? {
    guard tree.kind(extensions) == .mapping else {
      report(
        .tokenPropertyType, at: tree.span(extensions),
        "expected a mapping for '$extensions', found \(found(extensions))")
      return nil
    }
    guard let facet = tree.member("facet", of: extensions) else { return nil }
    for (key, _) in tree.entries(of: facet) where isGroup && tree.isText(key, "swiftName") {
      report(
        .tokenUnknownProperty, at: tree.span(key), "a group has no 'swiftName'",
        help: "the name of a type follows from the group's; its tokens may have one")
    }
    return facet
  }

  mutating func member(_ name: String, of facet: NodeID?) -> Located<String>? {
    facet.flatMap { tree.member(name, of: $0) }.flatMap { text($0, of: name) }
  }
}
