import FacetFrame

extension Frame {
  /// What is equal in equal frames, as lines. Programs that tests compile print them.
  var lines: [String] {
    let layers = layers.map { "layer \($0)" }
    let others = "escapes \(escapes) menus \(contextMenus) imposed \(imposedWidth ?? -1) \(isRightToLeft)"
    let all =
      nodes.map { "node \($0)" } + paint.map { "paint \($0)" } + accessibility.map { "element \($0)" }
      + accessibilityContainers.map { "container \($0)" } + layers + [others]
    return all.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }
}
