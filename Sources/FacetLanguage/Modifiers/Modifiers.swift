/// The modifiers, each with SwiftUI's meaning. They apply from top to bottom.
package enum ModifierID: UInt8, Hashable, Sendable, CaseIterable {
  case frame, padding, color, tint, textStyle, font, lineLimit, monospacedDigit, multilineTextAlignment,
    truncationMode, background, overlay, border, cornerRadius, clip, shadow, offset, aspectRatio,
    opacity, disabled, hidden, fixedSize, layoutPriority, zIndex, alignmentGuide, id, gridCellColumns,
    gridCellUnsizedAxes, onTap, onLongPress, onHover, drag, onGeometryChange, refreshable, swipeActions,
    onAppear, task, sensoryFeedback, keyboardType, textContentType, submitLabel,
    autocorrectionDisabled, textInputAutocapitalization, focused, accessibilityHidden, bold, italic, underline,
    strikethrough, textCase, lineSpacing, minimumScaleFactor, rotation, scale, contentShape,
    accessibilityAdjustableAction, accessibilityElement, accessibilityLabel, accessibilityValue, accessibilityHint,
    accessibilityTraits, accessibilityRemoveTraits, accessibilityHeading, accessibilitySortPriority,
    accessibilityIdentifier,
    accessibilityShowsLargeContentViewer, grayscale, identifier, animation, transition, contentTransition, kerning,
    baselineOffset, listRowInsets, listRowSeparator, listRowBackground, matchedGeometry, accessibilityFocused, sheet,
    fullScreenCover, popover, alert, confirmationDialog, contextMenu,
    safeAreaInset, navigationTitle, toolbar, toolbarVisibility, searchable
  /// The style of each component of one kind in the element, behind a key with its name: `avatarStyle: small`.
  case style
}

extension ModifierID {
  /// The vocabulary: each modifier, written once.
  var described: ModifierKind {
    switch self {
    case .frame: kind(.shape(.frame), .geometry, "A fixed frame, or minimum, ideal and maximum sizes.")
    case .padding:
      kind(.expressionOr([.insets], .record(.insets)), .geometry, "Padding around the element: a Length or Insets.")
    case .color:
      kind(
        .expression([.color, .gradient]), .paint, since: .third,
        "Foreground color of text and symbols: a Color or a Gradient.")
    case .tint:
      kind(
        .expression([.optional(.color)]), .paint, since: .third,
        "Tint color of controls; nil for the app's accent color.")
    case .textStyle: kind(.expression([.textStyle]), .text, since: .runtime, "Text style of the text.")
    case .font:
      kind(
        .expressionOr([.optional(.font)], .record(.font)), .text,
        "System font of the text: a name such as 'headline', or its parts.")
    case .lineLimit:
      kind(.expression([.optional(.int)]), .text, "Maximum number of lines; nil for no limit.")
    case .monospacedDigit:
      kind(.expression([.bool]), .text, since: .third, "Whether all digits have the same width.")
    case .multilineTextAlignment:
      kind(
        .expression([.words(.textAlignment)]), .text,
        "Alignment of lines of text: 'leading', 'center' or 'trailing'.")
    case .truncationMode:
      kind(
        .expression([.words(.truncationMode)]), .text,
        "Where text that does not fit is truncated: 'head', 'middle' or 'tail'.")
    case .background:
      kind(
        .expressionOr([.color, .gradient], .background), .paint, since: .third,
        "Background: a Color or Gradient, optionally in a shape, or elements.")
    case .overlay: kind(.shape(.overlay), .paint, since: .third, "Elements drawn in front of the element.")
    case .border:
      kind(
        .expressionOr([.color, .border], .border), .paint,
        "Border inside the edges: a Color or a BorderStyle.")
    case .cornerRadius: kind(.expression([.length]), .paint, "Corner radius that the element is clipped to, in points.")
    case .clip: kind(.wordOr(.shape, .clip), .paint, "Shape that the element is clipped to.")
    case .shadow:
      kind(
        .expressionOr([.shadow], .record(.shadow)), .paint, since: .runtime,
        "Shadow of the element: a Shadow, or its parts.")
    case .offset: kind(.shape(.offset), .geometry, "Offset of the drawn element; its layout does not change.")
    case .aspectRatio: kind(.shape(.aspectRatio), .geometry, "Aspect ratio of the element's size.")
    case .opacity: kind(.expression([.double]), .visibility, "Opacity from 0, invisible, to 1.")
    case .disabled: kind(.expression([.bool]), .behavior, "Whether controls are disabled.")
    case .hidden: kind(.expression([.bool]), .visibility, "Whether the element is invisible; it still takes space.")
    case .fixedSize:
      kind(
        .expressionOr([.bool], .fixedSize), .geometry,
        "Whether the element keeps its ideal size, whatever size is proposed.")
    case .layoutPriority:
      kind(.expression([.double]), .geometry, "Layout priority: siblings with a higher value get space first.")
    case .zIndex:
      kind(
        .expression([.double]), .geometry,
        "Drawing order in a zstack: higher values are in front. Default: 0.")
    case .alignmentGuide:
      kind(
        .shape(.alignmentGuide), .geometry,
        "Positions of the element's alignment guides.")
    case .id: kind(.expression([]), .behavior, "Identity. When the value changes, state inside the element resets.")
    case .gridCellColumns:
      kind(
        .expression([.int]), .geometry, since: .fourth,
        "Number of columns that the cell spans in its grid.")
    case .gridCellUnsizedAxes:
      kind(
        .word(.axes), .geometry, since: .fourth,
        "Axes along which the cell does not ask its grid for space.")
    case .onTap:
      kind(
        .expressionOr([.action], .tap), .behavior, since: .first.except(.tvOS, SystemVersion(16)),
        "Action that a tap or a double tap runs.")
    case .onLongPress:
      kind(
        .expressionOr([.action], .longPress), .behavior, since: .first.except(.tvOS, SystemVersion(14)),
        "Action that holding a finger on the element runs.")
    case .onHover:
      kind(
        .expression([.action]), .behavior,
        since: .first.except(.iOS, SystemVersion(13, 4)).without(.watchOS).without(.tvOS), isOmitted: true,
        "Action that runs with 'isHovered' when a pointer enters or leaves the element.")
    case .drag:
      kind(
        .shape(.drag), .behavior, since: .runtime.without(.tvOS),
        "Actions that run while a finger or a pointer moves the element, and at the end.")
    case .onGeometryChange:
      kind(
        .expression([.action]), .behavior, since: .fourth,
        "Action that runs with the 'width' or 'height' of the element when its size changes.")
    case .refreshable:
      kind(
        .expression([.action]), .behavior, since: .runtime,
        "Action that pulling down the scroll view runs.")
    case .swipeActions:
      kind(
        .mappings(.swipeActions), .behavior, since: .third.without(.tvOS),
        "Buttons beside a row of a 'list', which swiping the row open shows.")
    case .onAppear:
      kind(.expression([.action]), .behavior, "Action that runs whenever the element appears.")
    case .task:
      kind(
        .shape(.task), .behavior, since: .third,
        "Action that runs when the element has been on screen for a duration or a value changes.")
    case .sensoryFeedback:
      kind(
        .shape(.sensoryFeedback), .behavior, since: .runtime.without(.visionOS), isOmitted: true,
        "Haptic or audio feedback that is played when a value changes.")
    case .keyboardType:
      kind(
        .expression([.words(.keyboardType)]), .entry, since: .first.without(.macOS).without(.watchOS),
        "Keyboard of text fields: 'emailAddress', 'numberPad', …")
    case .textContentType:
      kind(
        .expression([.optional(.words(.textContentType))]), .entry,
        since: .first.without(.macOS).without(.watchOS),
        "Meaning of the text of text fields, for suggestions and autofill: 'emailAddress', 'postalCode', …")
    case .submitLabel:
      kind(
        .expression([.words(.submitLabel)]), .entry, since: .third,
        "Label of the return key of text fields: 'done', 'search', …")
    case .autocorrectionDisabled:
      kind(
        .expression([.bool]), .entry, since: .first.except(.watchOS, SystemVersion(8)),
        "Whether the text of text fields is not corrected.")
    case .textInputAutocapitalization:
      kind(
        .expression([.words(.textInputAutocapitalization)]), .entry, since: .third.without(.macOS),
        "Capitalization of typed text: 'never', 'words', 'sentences' or 'characters'.")
    case .focused:
      kind(
        .expressionOr([.focus(.bool)], .focused), .behavior, since: .third,
        "State that is set while the element has the focus, and moves the focus to it: a Focus of the content.")
    case .accessibilityFocused:
      kind(
        .expressionOr([.focus(.bool, of: .accessibility)], .accessibilityFocused), .behavior, since: .third,
        "State that is set while VoiceOver is on the element, and moves it there: an AccessibilityFocus.")
    case .accessibilityHidden:
      kind(
        .expression([.bool]), .speech, since: .second,
        "Whether the element is hidden from assistive technologies.")
    case .bold: kind(.expression([.bool]), .text, since: .fourth, "Whether text is bold.")
    case .italic: kind(.expression([.bool]), .text, since: .fourth, "Whether text is italic.")
    case .underline:
      kind(.expression([.bool]), .text, since: .fourth, "Whether text is underlined.")
    case .strikethrough:
      kind(.expression([.bool]), .text, since: .fourth, "Whether text is struck through.")
    case .textCase:
      kind(
        .expression([.words(.textCase)]), .text, since: .second,
        "Case that text is displayed in: 'uppercase' or 'lowercase'.")
    case .lineSpacing:
      kind(
        .expression([.length]), .text,
        "Additional space between lines of text, in points.")
    case .kerning:
      kind(
        .expression([.length]), .text, since: .fourth,
        "Additional space between characters, in points. Ligatures stay.")
    case .baselineOffset:
      kind(
        .expression([.length]), .text, since: .fourth,
        "Distance of text above its baseline, in points; below it if negative.")
    case .minimumScaleFactor:
      kind(
        .expression([.double]), .text,
        "Factor that text may shrink to before it is truncated.")
    case .rotation:
      kind(
        .expression([.double]), .geometry,
        "Rotation of the drawn element in degrees, clockwise; its layout does not change.")
    case .scale: kind(.expression([.double]), .geometry, "Scale of the drawn element; its layout does not change.")
    case .contentShape:
      kind(.wordOr(.shape, .contentOutline), .behavior, "Shape in which the element takes taps.")
    case .accessibilityAdjustableAction:
      kind(
        .shape(.accessibilityAdjustableAction), .speech,
        "Actions of swipes up and down, which make the element adjustable.")
    case .accessibilityElement:
      kind(
        .word(.childBehavior), .speech, "How assistive technologies treat the element's children."
      )
    case .accessibilityLabel:
      kind(.expression([.string]), .speech, since: .second, "Accessibility label.")
    case .accessibilityValue:
      kind(
        .expression([.string]), .speech, since: .second,
        "Accessibility value.")
    case .accessibilityHint:
      kind(
        .expression([.string]), .speech, since: .second,
        "Accessibility hint.")
    case .accessibilityTraits:
      kind(
        .expression([.array(.words(.accessibilityTrait))]), .speech, since: .second,
        "Accessibility traits to add: 'button', 'header', …")
    case .accessibilityRemoveTraits:
      kind(
        .expression([.array(.words(.accessibilityTrait))]), .speech, since: .second,
        "Accessibility traits to remove of those that the element has by itself: 'image', …")
    case .accessibilityHeading:
      kind(
        .expression([.words(.accessibilityHeadingLevel)]), .speech, since: .third,
        "Heading of a level, from 'h1' to 'h6'.")
    case .accessibilitySortPriority:
      kind(
        .expression([.double]), .speech, since: .second,
        "Reading order in a container: higher values are read first.")
    case .accessibilityIdentifier:
      kind(
        .expression([.string]), .speech, since: .second,
        "Identifier for UI tests; not read to users.")
    case .accessibilityShowsLargeContentViewer:
      kind(
        .expressionOr([.string], .largeContent), .behavior, since: .third,
        "What is shown large while a finger is held on the element, in the sizes of text for accessibility.")
    case .grayscale:
      kind(.expression([.double]), .paint, "Grayscale from 0, full color, to 1, none.")
    case .identifier:
      kind(
        .name, .behavior, since: .runtime,
        "Name of the element in transitions; after a component's name, that of one of its elements.")
    case .animation:
      kind(
        .shape(.animation), .motion, since: .runtime,
        "Animation of the element's changes when a value changes; none if motion is reduced.")
    case .transition:
      kind(
        .wordOr(.viewTransition, .viewTransition), .motion, since: .fourth,
        "How the element appears and disappears in an animation: 'opacity', 'slide', …, or 'move' from an edge.")
    case .contentTransition:
      kind(
        .word(.contentTransition), .motion, since: .fourth,
        "How text and symbols change in an animation: 'numericText', 'interpolate', …")
    case .listRowInsets:
      kind(
        .expressionOr([.insets], .record(.insets)), .geometry,
        "Space around the content of a row of a 'list': a Length or Insets.")
    case .listRowSeparator:
      kind(
        .word(.visibility), .paint, since: .third.without(.tvOS).without(.watchOS),
        "Whether a row of a 'list' has a line below it.")
    case .listRowBackground:
      kind(.expression([.color]), .paint, "Background of a row of a 'list', a Color.")
    case .matchedGeometry:
      kind(
        .shape(.matchedGeometry), .motion, since: .second,
        "Identity in animations: an element with the same one, which appears as this disappears, moves from its place.")
    case .safeAreaInset:
      kind(
        .shape(.safeAreaInset), .geometry, since: .third,
        "Elements beside an edge of the element, which scrolls below them.")
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .contextMenu, .navigationTitle, .toolbar,
      .toolbarVisibility, .searchable:
      describedPresentation
    case .style: ModifierKind(id: self, row: nil, effect: .styles, since: .first, isOmittedWhereMissing: false)
    }
  }
}
