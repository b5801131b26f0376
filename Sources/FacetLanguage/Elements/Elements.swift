/// The kinds of elements that the language has. A component of the project is one too, by its name; see
/// ``Grammar/componentElement``.
package enum ElementID: UInt8, Hashable, Sendable, CaseIterable {
  case text, icon, image, shape, button, spacer, divider, hstack, vstack, zstack, group, `if`, `switch`, each, swift,
    slot
  case scroll, lazyHStack, lazyVStack, lazyVGrid, lazyHGrid, grid, gridRow
  case toggle, textField, secureField, slider, progress

  package var kind: ElementKind { ElementKind.all[Int(rawValue)] }
}

/// A kind of element: its first key, and the keys that are its own. All other keys are modifiers.
package struct ElementKind: Sendable {
  package let id: ElementID
  /// The first key and what stands behind it; not required where a bare word says all.
  package let principal: Row
  package let arguments: Shape
  /// The arguments, and behind them the modifiers. An argument stands before a modifier of the same name, as the
  /// `cornerRadius` of a shape does.
  package let keys: Shape
  /// By Apple's documentation of SwiftUI.
  package let since: Availability

  /// In the order of their IDs.
  package static let all = ElementID.allCases.map(\.described)

  fileprivate init(_ id: ElementID, _ principal: Row, _ arguments: [Row], since: Availability) {
    let name = "'\(principal.key.text)'"
    self.id = id
    self.principal = principal
    self.arguments = Shape(name, arguments)
    self.since = since
    keys = Shape(
      name, arguments + Grammar.modifiers.rows.filter { row in !arguments.contains { $0.key == row.key } })
  }
}

extension ElementID {
  /// What begins with this key; nil for any other key.
  package init?(_ key: Keyword) {
    guard let position = Self.positions[key], let id = ElementID(rawValue: UInt8(position)) else { return nil }
    self = id
  }

  private static let positions = KeywordPositions(ElementKind.all.lazy.map { $0.principal.key })
}

extension ElementKind {
  /// What begins with this key; nil for any other key.
  package init?(_ key: Keyword) {
    guard let id = ElementID(key) else { return nil }
    self = id.kind
  }
}

extension ElementID {
  /// The vocabulary: each kind of element, written once.
  fileprivate var described: ElementKind {
    switch self {
    case .text: kind(.expression([.string]), "Text, as a String.")
    case .icon: kind(.expression([.icon]), since: .second, "A symbol: \"star.fill\", or an Icon.")
    case .image:
      kind(
        .expression([.image]), "An Image, in its own size.",
        Row(.resizable, .flag, "Whether it is as large as what it is offered; 'false' if nothing is said."))
    case .shape:
      kind(
        .word(.shape), since: .fourth,
        "An outline, filled or drawn as a line, as large as what it is offered.",
        Row(
          .fill, .expression([.color, .gradient]),
          "The Color or Gradient inside it; the color of the surroundings if nothing is said of lines either."),
        Row(
          .stroke, .expressionOr([.color], .stroke),
          "A line whose middle is the outline: its Color, or how it is drawn."),
        Row(
          .strokeBorder, .expressionOr([.color], .stroke), "A line inside the edges: its Color, or how it is drawn."),
        .cornerRadius)
    case .button:
      kind(
        .expression([.action]), "A control that runs an action.",
        Row(.label, .elements, required: true, "What the button shows."))
    case .spacer:
      kind(
        .data, required: false, "As much room as is left.",
        Row(.minLength, .expression([.length]), "The least room it takes, in points."))
    case .divider: kind(.data, required: false, "A line between elements.")
    case .hstack:
      kind(.elements, "Elements side by side.", .across(.verticalAlignment), .spacing)
    case .vstack:
      kind(.elements, "Elements below each other.", .across(.horizontalAlignment), .spacing)
    case .zstack:
      kind(
        .elements, "Elements on top of each other, the last in front.",
        Row(.alignment, .wordOrExpression(.alignment), "How they align; 'center' if nothing is said."))
    case .group: kind(.elements, "Elements as one, for modifiers that all of them share.")
    case .if:
      kind(
        .condition, "One thing or another, by a condition or by whether an optional holds something.",
        Row(.then, .elements, required: true, "What is drawn if it is so."),
        Row(.else, .elements, "What is drawn if not."))
    case .switch:
      kind(
        .expression([]), "One of several things, by the case of an enum.",
        Row(
          .cases, .named(.elements), required: true,
          "What is drawn in each case, by its name; 'default' for all that are not named."))
    case .each:
      kind(
        .expression([]), "The same for each element of an array.",
        Row(.as, .name, required: true, "The name of the element in 'do'."),
        Row(
          .id, .expression([]),
          "What tells the element from the others, as in 'row.id'; left out, the 'id' of its type, or else its place."),
        Row(.do, .elements, required: true, "What is drawn for each."))
    case .swift:
      kind(
        .name, "A view that a person writes in Swift, by the name of its type.",
        Row(
          .with, .named(.expression([])), "The arguments of its initialiser, in order: 'tint', 'in range', '_ title'."),
        Row(.placeholder, .shape(.placeholder), "The room it takes in snapshots; left out, all that it is offered."))
    case .slot:
      kind(.expression([.view]), "The views that whoever uses the component gave for a parameter of type View.")
    case .scroll:
      kind(
        .elements, "A window on an element that may be longer than it.",
        Row(.axis, .word(.axis), "Along which it can be scrolled; 'vertical' if nothing is said."),
        Row(.showsIndicators, .expression([.bool]), "Whether it shows where one is; 'true' if nothing is said."))
    case .lazyHStack:
      kind(
        .elements, since: .second, "Elements side by side, made as they are scrolled to.",
        .across(.verticalAlignment), .spacing)
    case .lazyVStack:
      kind(
        .elements, since: .second, "Elements below each other, made as they are scrolled to.",
        .across(.horizontalAlignment), .spacing)
    case .lazyVGrid:
      kind(
        .elements, since: .second, "Elements in columns, row below row, made as they are scrolled to.",
        Row(.columns, .expressionOrList([.int], of: .gridTrack), required: true, "How many columns, or each of them."),
        .spacingInGrid,
        Row(.rowSpacing, .expression([.length]), "The room between two rows; 'spacing' if nothing is said."),
        .inPlace)
    case .lazyHGrid:
      kind(
        .elements, since: .second, "Elements in rows, column beside column, made as they are scrolled to.",
        Row(.rows, .expressionOrList([.int], of: .gridTrack), required: true, "How many rows, or each of them."),
        .spacingInGrid,
        Row(.columnSpacing, .expression([.length]), "The room between two columns; 'spacing' if nothing is said."),
        .inPlace)
    case .grid:
      kind(
        .elements, since: .fourth, "Rows whose cells stand in columns, each as wide as its widest cell.",
        Row(.alignment, .wordOrExpression(.alignment), "Of each cell in its place; 'center' if nothing is said."),
        Row(.horizontalSpacing, .expression([.length]), "The room between two columns, in points."),
        Row(.verticalSpacing, .expression([.length]), "The room between two rows, in points."))
    case .gridRow:
      kind(
        .elements, since: .fourth, "The cells of a row of a grid.",
        Row(
          .alignment, .wordOrExpression(.verticalAlignment),
          "How they align across the row; as in the grid if nothing is said."))
    case .toggle:
      kind(
        .expression([.binding(.bool)]), "A switch: turns a Binding<Bool> of the content on and off.",
        Row(.label, .elements, required: true, "What the switch is for; it stands beside it."))
    case .textField:
      kind(
        .expression([.binding(.string)]), since: .fourth,
        "A place to type in: writes to a Binding<String> of the content.",
        .prompt,
        Row(.axis, .word(.axis), "Whether it grows with its text; 'horizontal', one line, if nothing is said."),
        .onSubmit)
    case .secureField:
      kind(
        .expression([.binding(.string)]), since: .third,
        "A place to type in what nobody may see, as a Binding<String> of the content.",
        .prompt, .onSubmit)
    case .slider:
      kind(
        .expression([.binding(.double)]), since: .first.without(.tvOS),
        "Moves a Binding<Double> of the content between two ends.",
        Row(.in, .expression([.range(.double)]), required: true, "The Range<Double> that it moves in."),
        Row(
          .step, .expression([.double]), "How far apart the values are that it stops at; left out, it stops anywhere."),
        Row(.label, .elements, "What it is called, for assistive technologies; it is not drawn."))
    case .progress:
      kind(
        .expression([.optional(.double)]), required: false, since: .second,
        "How far something has come, from 0 to 'total'; nil where nobody knows.",
        Row(.total, .expression([.double]), "What it is when all is done; 1 if nothing is said."),
        Row(.label, .elements, "What has come so far."))
    }
  }

  private func kind(
    _ value: ValueShape, required isRequired: Bool = true, since: Availability = .first, _ doc: String,
    _ arguments: Row...
  ) -> ElementKind {
    ElementKind(self, Row(keyword: Keyword("\(self)"), value, required: isRequired, doc), arguments, since: since)
  }
}

/// Arguments that several elements have.
extension Row {
  fileprivate static func across(_ words: WordSet) -> Row {
    Row(.alignment, .wordOrExpression(words), "How they align across; 'center' if nothing is said.")
  }

  fileprivate static let spacing = Row(.spacing, .expression([.length]), "The room between them, in points.")
  fileprivate static let spacingInGrid = Row(
    .spacing, .expression([.length]), "The room between two elements, in points.")
  fileprivate static let inPlace = Row(
    .alignment, .wordOrExpression(.alignment), "Of each element in its place; 'center' if nothing is said.")
  fileprivate static let prompt = Row(
    .prompt, .expression([.string]), "What stands there while nothing is typed; its name, too.")
  fileprivate static let onSubmit = Row(.onSubmit, .expression([.action]), "The action that the return key runs.")
}

extension Grammar {
  package static let elements = ElementKind.all

  /// Whether a bare word is an element: `divider`.
  package static func isElementByItself(_ word: String) -> Bool {
    elements.contains { $0.principal.key.text == word && !$0.principal.isRequired }
  }

  /// Whether what stands behind the key of an element is what it shows: a value, not code.
  package static func isShown(_ element: ElementID) -> Bool { [.text, .icon, .image].contains(element) }

  /// A component as an element: `Badge: { text: highlight }`.
  package static let componentElement = Shape(
    "a component", [Row(.style, .style, "The style to draw it in.")])

  /// The keys that may follow the name of a component: its style, and behind it the modifiers.
  package static let componentKeys = Shape("a component", componentElement.rows + modifiers.rows)
}
