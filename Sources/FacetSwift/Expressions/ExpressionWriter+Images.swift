import FacetIR

extension ExpressionWriter {
  /// `Image("cabin")`, or `Image("cabin", bundle: .designSystem)`.
  func image(_ name: String) -> Code { .call("Image", ["\(StringLiteral(name))"] + index.bundleArgument) }
}

extension Element.ImageOptions {
  /// `.resizable()`, `.renderingMode(.template)`
  var calls: [Code] {
    (isResizable ? [".resizable()"] : [])
      + [("renderingMode", renderingMode), ("interpolation", interpolation)].compactMap { name, word in
        word.map { ".\(member: SwiftName(name))(.\(member: SwiftName($0)))" }
      }
  }
}
