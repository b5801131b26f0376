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
    accessibilityIdentifier, grayscale, identifier, animation, transition, contentTransition, kerning,
    baselineOffset, listRowInsets, listRowSeparator, listRowBackground, matchedGeometry, accessibilityFocused, sheet,
    fullScreenCover, popover, alert, confirmationDialog, contextMenu,
    safeAreaInset, navigationTitle, toolbar, searchable
  /// The style of each component of one kind in the element, behind a key with its name: `avatarStyle: small`.
  case style
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
  func kind(
    _ value: ValueShape, _ effect: ModifierEffect, since: Availability = .first, _ doc: String
  ) -> ModifierKind {
    ModifierKind(id: self, row: Row(keyword: Keyword("\(self)"), value, doc), effect: effect, since: since)
  }
}
