/// The descriptor of a modifier: its key, its value, its effect, and the availability of the SwiftUI modifier.
package struct ModifierKind: Sendable {
  package let id: ModifierID
  /// The key and its value; nil for a component's style, whose key contains the component's name.
  package let row: Row?
  package let effect: ModifierEffect
  /// By Apple's documentation of SwiftUI. Of a modifier that is written in several ways, the newest counts; what the
  /// runtime has itself is as old as the runtime.
  package let since: Availability
  /// Whether generated code leaves it out on the platforms that do not have it: they have no keyboards on the screen, for
  /// example, so nothing is lost.
  package let isOmittedWhereMissing: Bool

  /// The name in goldens: the key.
  package var name: String { row?.key.text ?? "style" }

  /// In the order of their IDs.
  package static let all = ModifierID.allCases.map(\.described)
}

extension ModifierKind {
  /// Returns the descriptor of the modifier with a key, or nil.
  package init?(_ key: Keyword) {
    guard let id = ModifierID(key) else { return nil }
    self = id.kind
  }
}

extension ModifierID {
  /// Returns the modifier with a key, or nil.
  package init?(_ key: Keyword) {
    guard let position = Self.positions[key], let id = ModifierID(rawValue: UInt8(position)) else { return nil }
    self = id
  }

  private static let positions = KeywordPositions(ModifierKind.all.lazy.map { $0.row?.key })
}

extension ModifierID {
  package var kind: ModifierKind { ModifierKind.all[Int(rawValue)] }

  /// The descriptor of the modifier, whose key is the name of its case.
  ///
  /// - Parameter isOmitted: Whether it is omitted where it is missing, as those of text entry are.
  func kind(
    _ value: ValueShape, _ effect: ModifierEffect, since: Availability = .first, isOmitted: Bool = false, _ doc: String
  ) -> ModifierKind {
    ModifierKind(
      id: self, row: Row(keyword: Keyword("\(self)"), value, doc), effect: effect, since: since,
      isOmittedWhereMissing: isOmitted || effect == .entry)
  }
}
