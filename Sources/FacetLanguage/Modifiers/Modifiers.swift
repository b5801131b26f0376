/// The modifiers, each with SwiftUI's meaning. They apply from top to bottom.
package enum ModifierID: UInt8, Hashable, Sendable, CaseIterable {
  case frame, padding, color, tint, textStyle, font, lineLimit, monospacedDigit, multilineTextAlignment,
    truncationMode, background, overlay, border, cornerRadius, clip, shadow, offset, aspectRatio,
    opacity, disabled, hidden, fixedSize, layoutPriority, zIndex, alignmentGuide, id, gridCellColumns,
    gridCellUnsizedAxes, onTap, onAppear, task, accessibilityHidden, bold, italic, underline,
    strikethrough, textCase, lineSpacing, minimumScaleFactor, rotation, scale, contentShape,
    accessibilityElement, accessibilityLabel, accessibilityValue, accessibilityHint,
    accessibilityTraits, accessibilitySortPriority, accessibilityIdentifier, grayscale
  /// The style of each component of one kind in the element, behind a key with its name: `avatarStyle: small`.
  case style

  package var kind: ModifierKind { ModifierKind.all[Int(rawValue)] }
}

/// What a modifier is: its key, what stands behind it, what it changes, and since when there is what it is written as.
package struct ModifierKind: Sendable {
  package let id: ModifierID
  /// Its key with what stands behind it; nil for the style of a component, whose key has that component's name.
  package let row: Row?
  package let effect: ModifierEffect
  /// By Apple's documentation of SwiftUI. Of a modifier that is written in several ways, the newest counts; what the
  /// runtime has itself is as old as the runtime.
  package let since: Availability

  /// As goldens call it: its key.
  package var name: String { row?.key.text ?? "style" }

  /// In the order of their IDs.
  package static let all = ModifierID.allCases.map(\.described)
}

extension ModifierID {
  /// The modifier that a key stands for; nil for any other key.
  package init?(_ key: Keyword) {
    guard let position = Self.positions[key], let id = ModifierID(rawValue: UInt8(position)) else { return nil }
    self = id
  }

  private static let positions = KeywordPositions(ModifierKind.all.lazy.map { $0.row?.key })
}

extension ModifierKind {
  /// What stands behind this key as a modifier; nil for any other key.
  package init?(_ key: Keyword) {
    guard let id = ModifierID(key) else { return nil }
    self = id.kind
  }
}

/// What a modifier changes of an element. A rule that is about one of these asks for it, and so is right about modifiers
/// that come later.
package enum ModifierEffect: Sendable {
  /// Colors, outlines and what is drawn behind or in front.
  case paint
  /// How text is set.
  case text
  /// Sizes and places.
  case geometry
  /// What assistive technologies are told.
  case speech
  /// Whether it is seen.
  case visibility
  /// What it does, and what it is.
  case behavior
  /// How the components in it draw themselves.
  case styles
}

extension ModifierID {
  /// The vocabulary: each modifier, written once.
  fileprivate var described: ModifierKind {
    switch self {
    case .frame: kind(.shape(.frame), .geometry, "A size, or bounds for one.")
    case .padding: kind(.expressionOr([.insets], .insets), .geometry, "Room around it: a Length, or Insets.")
    case .color:
      kind(
        .expression([.color, .gradient]), .paint, since: .third,
        "The Color of its text and symbols, or a Gradient.")
    case .tint:
      kind(
        .expression([.optional(.color)]), .paint, since: .third,
        "The Color of its controls; nil for the app's own.")
    case .textStyle: kind(.expression([.textStyle]), .text, since: .runtime, "The TextStyle of its text.")
    case .font:
      kind(
        .expressionOr([.optional(.font)], .font), .text,
        "A Font of the system for its text, such as 'headline', or the parts of one.")
    case .lineLimit:
      kind(.expression([.optional(.int)]), .text, "How many lines its text may take; nil for no limit.")
    case .monospacedDigit:
      kind(.expression([.bool]), .text, since: .third, "Whether all digits are equally wide.")
    case .multilineTextAlignment:
      kind(
        .expression([.words(.textAlignment)]), .text,
        "How lines of text align: 'leading', 'center' or 'trailing'.")
    case .truncationMode:
      kind(
        .expression([.words(.truncationMode)]), .text,
        "Where text that does not fit is cut: 'head', 'middle' or 'tail'.")
    case .background:
      kind(
        .expressionOr([.color, .gradient], .background), .paint, since: .third,
        "The Color or Gradient behind it, perhaps in a shape, or the elements behind it.")
    case .overlay: kind(.shape(.overlay), .paint, since: .third, "What is drawn in front of it.")
    case .border:
      kind(
        .expressionOr([.color, .border], .border), .paint,
        "The Color or the BorderStyle of a line inside its edges.")
    case .cornerRadius: kind(.expression([.length]), .paint, "How round its corners are cut, in points.")
    case .clip: kind(.wordOr(.shape, .clip), .paint, "The shape outside of which nothing of it is drawn.")
    case .shadow:
      kind(
        .expressionOr([.shadow], .shadow), .paint, since: .runtime,
        "The Shadow that it casts, or the parts of one.")
    case .offset: kind(.shape(.offset), .geometry, "How far from its place it is drawn; the place stays.")
    case .aspectRatio: kind(.shape(.aspectRatio), .geometry, "The shape that its size is made to have.")
    case .opacity: kind(.expression([.double]), .visibility, "From 0, invisible, to 1.")
    case .disabled: kind(.expression([.bool]), .behavior, "Whether its controls cannot be used.")
    case .hidden: kind(.expression([.bool]), .visibility, "Whether it takes room and is not drawn.")
    case .fixedSize:
      kind(
        .expressionOr([.bool], .fixedSize), .geometry,
        "Whether it keeps its ideal size whatever is offered.")
    case .layoutPriority:
      kind(.expression([.double]), .geometry, "Which elements of a stack are given room first.")
    case .zIndex:
      kind(
        .expression([.double]), .geometry,
        "Which elements of a zstack are in front: the higher ones; 0 if nothing is said.")
    case .alignmentGuide:
      kind(
        .shape(.alignmentGuide), .geometry,
        "Where its guides are, by which the stack around it aligns it.")
    case .id: kind(.expression([]), .behavior, "What it is: where the value changes, the state in it begins anew.")
    case .gridCellColumns:
      kind(
        .expression([.int]), .geometry, since: .fourth,
        "How many columns of the grid around it it takes.")
    case .gridCellUnsizedAxes:
      kind(
        .word(.axes), .geometry, since: .fourth,
        "Along which axes it takes the room that the grid has, and asks for none.")
    case .onTap:
      kind(
        .expression([.action]), .behavior, since: .first.except(.tvOS, SystemVersion(16)),
        "The action that a tap on it runs.")
    case .onAppear:
      kind(.expression([.action]), .behavior, "The action that is run when it is there for the first time.")
    case .task:
      kind(.shape(.task), .behavior, since: .third, "The action that is run once it has been there for a while.")
    case .accessibilityHidden:
      kind(
        .expression([.bool]), .speech, since: .second,
        "Whether assistive technologies do not see it.")
    case .bold: kind(.expression([.bool]), .text, since: .fourth, "Whether its text is bold.")
    case .italic: kind(.expression([.bool]), .text, since: .fourth, "Whether its text is slanted.")
    case .underline:
      kind(.expression([.bool]), .text, since: .fourth, "Whether there is a line under its text.")
    case .strikethrough:
      kind(.expression([.bool]), .text, since: .fourth, "Whether there is a line through its text.")
    case .textCase:
      kind(
        .expression([.words(.textCase)]), .text, since: .second,
        "Its text in 'uppercase' or in 'lowercase', whatever it is written in.")
    case .lineSpacing:
      kind(
        .expression([.length]), .text,
        "The room between its lines of text, in points, on top of the font's own.")
    case .minimumScaleFactor:
      kind(
        .expression([.double]), .text,
        "How small its text may become before it is cut, as a part of its size.")
    case .rotation:
      kind(
        .expression([.double]), .geometry,
        "By how many degrees it is drawn turned, clockwise; the place stays.")
    case .scale: kind(.expression([.double]), .geometry, "By how much it is drawn larger; the place stays.")
    case .contentShape:
      kind(.wordOr(.shape, .contentOutline), .behavior, "The shape in which it can be tapped.")
    case .accessibilityElement:
      kind(
        .word(.childBehavior), .speech, "One element for assistive technologies, or a container."
      )
    case .accessibilityLabel:
      kind(.expression([.string]), .speech, since: .second, "What assistive technologies call it.")
    case .accessibilityValue:
      kind(
        .expression([.string]), .speech, since: .second,
        "What assistive technologies say that it is set to.")
    case .accessibilityHint:
      kind(
        .expression([.string]), .speech, since: .second,
        "What assistive technologies say that happens when it is used.")
    case .accessibilityTraits:
      kind(
        .expression([.array(.words(.accessibilityTrait))]), .speech, since: .second,
        "A list of traits that it has too: 'button', 'header', …")
    case .accessibilitySortPriority:
      kind(
        .expression([.double]), .speech, since: .second,
        "Which elements of a container are read first: the higher ones.")
    case .accessibilityIdentifier:
      kind(
        .expression([.string]), .speech, since: .second,
        "What tests of an interface find it by; nobody hears it.")
    case .grayscale:
      kind(.expression([.double]), .paint, "How much color is taken out of it: from 0, none, to 1, all.")
    case .style: ModifierKind(id: self, row: nil, effect: .styles, since: .first)
    }
  }

  private func kind(
    _ value: ValueShape, _ effect: ModifierEffect, since: Availability = .first, _ doc: String
  ) -> ModifierKind {
    ModifierKind(id: self, row: Row(keyword: Keyword("\(self)"), value, doc), effect: effect, since: since)
  }
}
