/// Every word that can stand as a key, once. Where each may stand, and what behind it, is in ``Grammar``.
package enum Key: UInt16, CaseIterable, Sendable {
  // Sections of a component
  case component = 1
  case doc, group, tags, status, since, baseline, deprecated, renamedFrom, swiftName, types, parameters, state, content,
    actions,
    accessibility, styles, sample, variants, variantsFrom, matrix

  // How it is drawn
  case kind

  // Declarations
  case type, `default`

  // Actions
  case takes

  // Accessibility
  case element, label, value, hint, traits, activate, adjustable, increment, decrement, name

  // Styles
  case extends, properties, body

  // Elements and their own arguments
  case text, icon, image, button, toggle, textField, secureField, slider, progress, spacer, divider, hstack, vstack,
    zstack, each, `if`, `switch`, slot
  case `as`, `do`, then, `else`, cases, alignment, spacing, minLength, style

  case shape, fill, stroke, strokeBorder, dash, topLeading, topTrailing, bottomLeading, bottomTrailing, resizable
  case scroll, axis, showsIndicators, lazyHStack, lazyVStack, lazyVGrid, lazyHGrid, columns, rows, rowSpacing
  case columnSpacing, fixed, flexible, adaptive, min, max, grid, gridRow, horizontalSpacing, verticalSpacing
  case gridCellColumns, gridCellUnsizedAxes, zIndex, alignmentGuide, id, accessibilityIdentifier
  case font, size, weight, design
  case horizontalCenter, verticalCenter, firstTextBaseline, lastTextBaseline
  case bold, italic, underline, strikethrough, textCase, lineSpacing, minimumScaleFactor, rotation, scale, contentShape
  case accessibilityElement, accessibilityLabel, accessibilityValue, accessibilityHint, accessibilityTraits
  case accessibilitySortPriority

  case prompt, onSubmit, `in`, step, total

  case placeholder, scaffold

  // Modifiers and their parts
  case frame, padding, color, tint, textStyle, lineLimit, monospacedDigit, multilineTextAlignment, truncationMode
  case background, cornerRadius, opacity, disabled, hidden, fixedSize, layoutPriority, onTap, onAppear, task,
    accessibilityHidden
  case offset, aspectRatio, border, clip, shadow, overlay, x, y, ratio, contentMode, radius
  case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
  case all, horizontal, vertical, top, leading, bottom, trailing

  // Variants
  case with, environment, after, expect
  case colorScheme, colorSchemeContrast, dynamicTypeSize, layoutDirection, isEnabled
  case locale, pairwise
  case wait, tap, adjust, focus, submit, into, to, by

  // Platforms
  case availability, otherwise, platforms, iOS, macOS, tvOS, watchOS, visionOS

  // The project
  case facet, module, typePrefix, access, bundle, previews, specs, output, swift, snapshots, schema, tokens, modes, lint
  case light, dark, increasedContrast, darkIncreasedContrast, strict, bind, inputs, themes, theme, icons

  /// The key that is written so; nil for any other word.
  package init?(_ word: String) {
    guard let key = Array(word.utf8).withUnsafeBufferPointer({ Keyword($0).key }) else { return nil }
    self = key
  }

  /// As it is written in a file.
  package var text: String { Self.texts[Int(rawValue) - 1] }

  /// Reflection is slow, so each name is asked for once.
  private static let texts = allCases.map { "\($0)" }
}
