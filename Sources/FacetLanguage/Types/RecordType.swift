/// A built-in type whose values have named parts.
package enum RecordID: Hashable, Sendable, CaseIterable {
  case insets, cornerRadius, font, shadow, dash
}

/// The parts of the values of a built-in type, and how specs and Swift name the type.
///
///     shadow: { color: color.shade, radius: 4, y: 2 }
package final class RecordType: Sendable {
  /// The name in a spec.
  package let name: String
  /// The name of the Swift type.
  package let swiftName: String
  /// The keys of a value that is written as a mapping: its ``parts`` and ``groups``.
  package let shape: Shape
  /// The parts, in the order of the shape. An omitted part is absent, or has the value that its row names as `filler`.
  package let parts: [Row]
  /// Keys that set several parts.
  package let groups: [Key: [Key]]
  /// Whether a length is a value whose parts all have this length.
  package let takesLength: Bool
  /// Whether values are hashable. All are equatable but fonts, which tell nothing about themselves.
  package let isHashable: Bool
  package let isEquatable: Bool
  /// What to write, after "write": `'{ style: …, weight: … }'`.
  package let form: String

  init(
    _ name: String, swift swiftName: String, _ shape: Shape, groups: [Key: [Key]] = [:], takesLength: Bool = false,
    isHashable: Bool = true, isEquatable: Bool = true, form: String
  ) {
    self.name = name
    self.swiftName = swiftName
    self.shape = shape
    self.parts = shape.rows.filter { row in row.key.key.map { groups[$0] == nil } ?? true }
    self.groups = groups
    self.takesLength = takesLength
    self.isHashable = isHashable
    self.isEquatable = isEquatable
    self.form = form
  }

  /// The keys of the parts that a key sets.
  package func parts(setBy key: Key) -> [Key] { groups[key] ?? [key] }
}

extension RecordID {
  package var type: RecordType {
    switch self {
    case .insets: .insets
    case .cornerRadius: .cornerRadius
    case .font: .font
    case .shadow: .shadow
    case .dash: .dash
    }
  }
}

extension ValueType {
  package static let insets = ValueType.record(.insets)
  /// The radius of each corner, in points.
  package static let cornerRadius = ValueType.record(.cornerRadius)
  package static let font = ValueType.record(.font)
  package static let shadow = ValueType.record(.shadow)
  package static let dash = ValueType.record(.dash)
}

extension Shape {
  static func record(_ id: RecordID) -> Shape { id.type.shape }
}

extension RecordType {
  fileprivate static let insets = RecordType(
    "Insets", swift: "EdgeInsets",
    Shape(
      "insets",
      [
        Row(.all, .expression([.length]), "All sides that are not named, in points."),
        Row(.horizontal, .expression([.length]), "Leading and trailing sides, in points."),
        Row(.vertical, .expression([.length]), "Top and bottom sides, in points."),
        Row(.top, .expression([.length]), filler: .zero, "In points."),
        Row(.leading, .expression([.length]), filler: .zero, "In points."),
        Row(.bottom, .expression([.length]), filler: .zero, "In points."),
        Row(.trailing, .expression([.length]), filler: .zero, "In points."),
      ]),
    groups: [
      .all: [.top, .leading, .bottom, .trailing], .horizontal: [.leading, .trailing], .vertical: [.top, .bottom],
    ],
    takesLength: true, isHashable: false, form: "'{ horizontal: …, vertical: … }', or one number for all sides")

  /// A corner that is left out is not round.
  fileprivate static let cornerRadius = RecordType(
    "CornerRadius", swift: "RectangleCornerRadii",
    Shape(
      "'cornerRadius'",
      [
        Row(.topLeading, .expression([.length]), filler: .zero, "In points."),
        Row(.topTrailing, .expression([.length]), filler: .zero, "In points."),
        Row(.bottomLeading, .expression([.length]), filler: .zero, "In points."),
        Row(.bottomTrailing, .expression([.length]), filler: .zero, "In points."),
      ]),
    takesLength: true, isHashable: false,
    form: "'{ topLeading: …, topTrailing: … }', or one number for all corners")

  /// Of a font without a size, the style is `body`.
  fileprivate static let font = RecordType(
    "Font", swift: "Font",
    Shape(
      "'font'",
      [
        Row(
          .style, .expression([.words(.fontTextStyle)]),
          "Text style such as 'headline', which scales with Dynamic Type."),
        Row(.size, .expression([.length]), "Fixed size in points instead of a style; does not scale."),
        Row(.weight, .expression([.fontWeight]), "FontWeight such as 'semibold'. Default: the style's weight."),
        Row(.design, .expression([.words(.fontDesign)]), "'default', 'serif', 'rounded' or 'monospaced'."),
      ]),
    isEquatable: false, form: "a text style, such as 'headline', or '{ size: 17, weight: semibold }'")

  fileprivate static let shadow = RecordType(
    "Shadow", swift: "DesignShadow",
    Shape(
      "'shadow'",
      [
        Row(.color, .expression([.color]), "Color of the shadow. Default: black with opacity 0.33."),
        Row(.radius, .expression([.length]), required: true, "Blur radius, in points."),
        Row(.x, .expression([.length]), filler: .zero, "Horizontal offset to the right, in points."),
        Row(.y, .expression([.length]), filler: .zero, "Vertical offset downwards, in points."),
      ]),
    form: "'{ color: …, radius: 4, y: 2 }'")

  fileprivate static let dash = RecordType(
    "Dash", swift: "DesignDash",
    Shape(
      "'dash'",
      [
        Row(
          .lengths, .expression([.array(.length)]), required: true,
          "Alternating lengths of dashes and gaps, in points."),
        Row(
          .phase, .expression([.length]), filler: .zero, "Where in the dashes the line begins, in points. Default: 0."),
      ]),
    form: "'{ lengths: [4, 2], phase: 1 }'")
}
