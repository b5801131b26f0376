package import FacetDiagnostics
import FacetSpec

/// What Figma's export of variables says beside the value of a token.
///
/// Figma has numbers only, and writes the value of a variable that takes it from another one. What a number is for, and
/// which variable it is, stand in `$extensions`.
package struct FigmaVariable: Sendable {
  /// What the scopes say that a number is: `GAP` a length, `OPACITY` a percentage, `FONT_WEIGHT` a weight.
  package enum Quantity: Sendable { case length, percentage, weight }

  /// The variable whose value it takes: the names of its token, and that of its collection.
  package struct Alias: Sendable {
    package var names: [String]
    package var collection: String?
    package var span: SourceSpan
  }

  package var quantity: Quantity?
  package var alias: Alias?

  /// Nil if none of the extensions are those of Figma.
  init?(_ extensions: NodeID, in tree: SourceTree) {
    let isVariable = tree.entries(of: extensions).contains { key, _ in
      tree.withText(key) { $0.starts(with: "com.figma.".utf8) }
    }
    guard isVariable else { return nil }
    if let scopes = tree.member("com.figma.scopes", of: extensions), tree.kind(scopes) == .sequence {
      quantity = Self.quantity(of: tree.elements(of: scopes).map { tree.kind($0).isScalar ? tree.text($0) : "" })
    }
    alias = tree.member("com.figma.aliasData", of: extensions).flatMap { Alias($0, in: tree) }
  }

  /// Nil if the scopes disagree, or leave it open.
  private static func quantity(of scopes: [String]) -> Quantity? {
    let found = Set(scopes.map { quantities[$0] })
    return found.count == 1 ? found.first.flatMap { $0 } : nil
  }

  private static let quantities: [String: Quantity] = [
    "GAP": .length, "WIDTH_HEIGHT": .length, "CORNER_RADIUS": .length, "STROKE_FLOAT": .length,
    "EFFECT_FLOAT": .length, "FONT_SIZE": .length, "LINE_HEIGHT": .length, "LETTER_SPACING": .length,
    "PARAGRAPH_SPACING": .length, "PARAGRAPH_INDENT": .length,
    "OPACITY": .percentage, "FONT_WEIGHT": .weight,
  ]
}

extension FigmaVariable.Alias {
  /// `{ targetVariableName: Slate/900, targetVariableSetName: Primitives }`. The groups of a name are separated by `/`.
  fileprivate init?(_ data: NodeID, in tree: SourceTree) {
    guard tree.kind(data) == .mapping, let name = tree.member("targetVariableName", of: data),
      tree.kind(name).isScalar
    else { return nil }
    let names = tree.text(name).split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard !names.isEmpty else { return nil }
    let collection = tree.member("targetVariableSetName", of: data)
    self.init(
      names: names, collection: collection.flatMap { tree.kind($0).isScalar ? tree.text($0) : nil },
      span: tree.span(name))
  }
}

extension TokenFileReader {
  /// Applies what other tools say of a token, once its type is known.
  mutating func applyTools(to token: inout TokenSpec) {
    applyScopes(to: &token)
    guard let rule = token.colorRule, let type = token.type, type.value != .known(.color) else { return }
    token.colorRule = nil
    let node =
      switch rule {
      case .alpha(let node), .studio(let node): node
      }
    report(.dtcgTokenProperty, at: tree.span(node), "only a color has an alpha or a modifier, so this is not used")
  }

  /// The type of a number of Figma, by what it is for. A length without a unit and a weight are read as such.
  private func applyScopes(to token: inout TokenSpec) {
    guard let written = token.type, case .known(.number) = written.value, let quantity = token.figma?.quantity else {
      return
    }
    switch quantity {
    case .length: token.type = Located(.known(.dimension), at: written.span)
    case .weight: token.type = Located(.known(.fontWeight), at: written.span)
    case .percentage: break
    }
  }
}
