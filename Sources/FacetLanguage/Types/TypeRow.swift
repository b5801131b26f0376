/// A built-in type as the reference lists it: its name in a spec, how a value is written as data, and what it is in
/// Swift.
package struct TypeRow: Sendable {
  package let name: String
  package let value: String
  package let swift: String

  /// All types without type arguments, then those with one.
  package static let all: [TypeRow] =
    ValueType.plain.map { TypeRow(name: $0.spelling, value: $0.form.value, swift: $0.form.swift) } + [
      TypeRow(name: "Range<Int>", value: "0...16, 0... or ...16", swift: "any of Swift's ranges"),
      TypeRow(name: "Array<String>", value: "[a, b]", swift: "[String]"),
      TypeRow(name: "String?", value: "nothing, or a String", swift: "String?"),
      TypeRow(name: "Binding<Int>", value: "the value it begins with", swift: "Binding<Int>"),
      TypeRow(
        name: "Focus<Field>", value: "nothing: a state without an initial value", swift: "FocusState<Field?>.Binding"),
      TypeRow(
        name: "AccessibilityFocus<Field>", value: "nothing: a state without an initial value",
        swift: "AccessibilityFocusState<Field?>.Binding"),
      TypeRow(name: "View<String>", value: "{ as: name, do: elements }", swift: "a closure (String) -> some View"),
      TypeRow(name: "Action<String>", value: "record", swift: "(String) -> Void, on the main actor"),
    ]

  /// The name without type arguments: `Range`.
  package var head: String { String(name.prefix { $0 != "<" && $0 != "?" }) }
}

extension ValueType {
  /// All types without type arguments.
  package static let plain: [ValueType] =
    [
      .string, .localizedText, .int, .double, .bool, .length, .color, .textStyle, .icon, .image, .view, .action, .date,
      .url, .duration, .focus(.bool), .focus(.bool, of: .accessibility),
      .words(.textAlignment), .words(.horizontalAlignment), .words(.verticalAlignment), .words(.alignment),
      .fontWeight, .gradient, .border, .strokeStyle, .transition, .easing, .serverPage,
    ] + RecordID.allCases.map(ValueType.record)

  fileprivate var form: (value: String, swift: String) {
    switch self {
    case .string: ("text: Guests", "String")
    case .localizedText: ("text: Show all", "LocalizedStringResource")
    case .int: ("a whole number: 3", "Int")
    case .double: ("a number: 0.5", "Double")
    case .bool: ("true or false", "Bool")
    case .length: ("a number of points: 12", "CGFloat")
    case .color: ("the path of a token", "Color")
    case .textStyle: ("the path of a token", "the runtime's DesignTextStyle: font, line height, letter spacing")
    case .icon: ("the name of a symbol: star.fill", "the runtime's DesignIcon, for which text may stand")
    case .image: ("the name of an image in the bundle: cabin", "Image")
    case .date: ("2026-05-01, or 2026-05-01T10:30:00Z", "Date")
    case .url: ("https://example.com/rooms", "URL")
    case .duration: ("400ms, 4s, or the path of a token", "Duration")
    case .serverPage: ("the name of a page: home, for home.page.json", "ServerPage<DesignServerContent>")
    case .fontWeight: ("semibold, or the path of a token", "Font.Weight")
    case .gradient: ("the path of a token", "Gradient")
    case .border: ("the path of a token", "the runtime's DesignBorder")
    case .strokeStyle: ("the path of a token", "the runtime's StrokePattern")
    case .transition: ("the path of a token", "the runtime's TransitionTiming")
    case .easing: ("the path of a token", "the runtime's DesignEasing")
    case .view: ("elements", "a closure with a view builder")
    case .action: ("record", "() -> Void, on the main actor")
    case .focus(_, .keyboard): ("nothing: a state without an initial value", "FocusState<Bool>.Binding")
    case .focus(_, .accessibility):
      ("nothing: a state without an initial value", "AccessibilityFocusState<Bool>.Binding")
    case .words(let set): (set.expectation, set.typeName)
    case .record(let id): (id.type.form.filter { $0 != "'" }, id.type.swiftName)
    case .viewOf, .actionOf, .binding, .range, .array, .optional, .declared: ("", "")
    }
  }
}
