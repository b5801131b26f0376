extension ModifierID {
  /// Whether it shows something in front of the screen as soon as a value says so.
  package var isPresentation: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    default: false
    }
  }

  /// The descriptors of the modifiers that present something, or describe the navigation bar.
  var describedPresentation: ModifierKind {
    switch self {
    case .sheet: kind(.shape(.sheet), .presentation, "Elements presented in a sheet above the screen.")
    case .fullScreenCover:
      kind(
        .shape(.fullScreenCover), .presentation, since: .second.without(.macOS),
        "Elements presented in front of the whole screen.")
    case .popover:
      kind(
        .shape(.popover), .presentation, since: .first.without(.tvOS).without(.watchOS),
        "Elements presented beside the element, with an arrow to it.")
    case .alert: kind(.shape(.alert), .presentation, since: .third, "A question that has to be answered first.")
    case .confirmationDialog:
      kind(.shape(.confirmationDialog), .presentation, since: .third, "A choice among actions.")
    case .contextMenu:
      kind(
        .elements, .presentation, since: .first.except(.tvOS, SystemVersion(14)).without(.watchOS),
        "Buttons of a menu that holding a finger on the element opens.")
    case .navigationTitle:
      kind(
        .expressionOr([.string], .navigationTitle), .bar, since: .second,
        "Title of the navigation bar above the element.")
    case .toolbar:
      kind(
        .mappings(.toolbarItem), .bar, since: .second,
        "Items of the navigation bar above the element.")
    case .toolbarVisibility:
      kind(
        .expression([.words(.visibility)]), .bar, since: .fourth.without(.macOS), isOmitted: true,
        "Whether the navigation bar above the element is shown, with its title, its items and the back button.")
    case .searchable:
      kind(
        .shape(.searchable), .bar, since: .third,
        "A search field in the navigation bar above the element.")
    default: preconditionFailure("'\(self)' presents nothing")
    }
  }
}

/// The mappings that are values of modifiers that present something.
extension Shape {
  package static let sheet = Shape(
    "'sheet'",
    presented + [
      .onDismiss,
      Row(
        .detents, .expression([.array(.words(.presentationDetent))]),
        "Heights that it can have, the lowest first: 'medium', 'large'. Default: [large]."),
      Row(.dragIndicator, .word(.visibility), "Whether a handle is shown at its upper edge. Default: 'automatic'."),
      Row(
        .interactiveDismissDisabled, .expression([.bool]),
        "Whether a swipe down does not close it. Default: 'false'."),
    ])

  package static let fullScreenCover = Shape("'fullScreenCover'", presented + [.onDismiss])

  package static let popover = Shape(
    "'popover'",
    presented + [
      Row(.arrowEdge, .word(.edge), "Edge of the element that its arrow is at. Default: the system's."),
      Row(
        .compactAdaptation, .word(.presentationAdaptation),
        "What it is where the width is compact, as on a phone. Default: 'sheet'."),
    ])

  package static let alert = Shape("'alert'", question + [.answers("buttons and text fields")])

  package static let confirmationDialog = Shape(
    "'confirmationDialog'",
    question + [
      .answers("buttons"),
      Row(.titleVisibility, .word(.visibility), "Whether the title is shown. Default: 'automatic', not on a phone."),
    ])

  package static let navigationTitle = Shape(
    "'navigationTitle'",
    [
      Row(.title, .expression([.string]), required: true, "The title."),
      Row(.displayMode, .word(.titleDisplayMode), "How the title is shown. Default: 'automatic'."),
    ])

  package static let toolbarItem = Shape(
    "an item of 'toolbar'",
    [
      Row(.placement, .word(.toolbarPlacement), "Where it is in the bar. Default: 'automatic'."),
      Row(.content, .elements, required: true, "The elements of the item."),
    ])

  package static let searchable = Shape(
    "'searchable'",
    [
      Row(.text, .expression([]), required: true, "The Binding<String> of the content that it sets."),
      Row(.prompt, .expression([.string]), "Placeholder text. Default: 'Search', in the language of the app."),
    ])

  private static let presented = [
    Row(.isPresented, .expression([]), "The Binding<Bool> of the content that is true while it is presented."),
    Row(
      .item, .expression([]),
      "The Binding of the content with an optional value that is presented: a struct with an 'id'."),
    Row(.as, .name, "The name of the item in 'content'."),
    Row(.content, .elements, required: true, "The elements to present."),
  ]

  private static let question = [
    Row(.title, .expression([.string]), required: true, "The question."),
    Row(
      .isPresented, .expression([]), required: true,
      "The Binding<Bool> of the content that is true while it is presented."),
    Row(.presenting, .expression([]), "An optional value that it is about. Without a value, nothing is presented."),
    Row(.as, .name, "The name of that value in 'message' and 'actions'."),
    Row(.message, .expression([.optional(.string)]), "Text below the title."),
  ]
}

extension Row {
  fileprivate static let onDismiss = Row(
    .onDismiss, .expression([.action]), "Action that runs when it has been closed.")

  fileprivate static func answers(_ kinds: String) -> Row {
    Row(.actions, .elements, "The \(kinds). Default: one button that closes it.")
  }
}
