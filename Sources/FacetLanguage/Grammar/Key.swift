/// The keys that code refers to. ``Grammar`` defines where each is allowed and its value.
///
/// The name of a modifier, an element or an environment value need not be among them; see ``Keyword``.
package enum Key: UInt16, CaseIterable, Sendable {
  // Sections of a component
  case component = 1
  case doc, tags, status, since, baseline, budget, nodes, depth, bodies, limits, feedback, fixedIn, deprecated,
    renamedFrom, swiftName, types, parameters, state, content, actions, accessibility, styles, sample, variants,
    variantsFrom, matrix

  // Bridges to UIKit
  case epoxy, reuse, resizes, uiView, `class`, sizing

  // Servers
  case serverDriven, migrated, events

  // How it is drawn
  case kind

  // Declarations
  case type, `default`

  // Actions
  case takes, animated

  // Accessibility
  case element, label, value, hint, traits, activate, escape, adjustable, increment, decrement, name,
    customContent, importance

  // Styles
  case extends, properties, parts, body

  // Elements and their own arguments
  case `as`, `do`, then, `else`, cases, alignment, spacing, minLength, style, fill, stroke, strokeBorder,
    dash, topLeading, topTrailing, bottomLeading, bottomTrailing, resizable, axis, axes, showsIndicators, columns,
    rows, rowSpacing, columnSpacing, fixed, flexible, adaptive, min, max, horizontalSpacing, verticalSpacing,
    size, weight, design, horizontalCenter, verticalCenter, firstTextBaseline, lastTextBaseline, prompt,
    onSubmit, `in`, step, total, currentValueLabel, options, option, tag, picker, displayedComponents, header, footer,
    placeholder, failure, scaffold, role

  // Modifiers and their parts
  case equals, trigger, minimumDistance, onChanged, onEnded, count, minimumDuration, allowsFullSwipe, format, code,
    fractionLength

  // Presentation
  case edge, placement, displayMode, isPresented, isRevealed, item, presenting, message, onDismiss, detents,
    dragIndicator,
    interactiveDismissDisabled,
    arrowEdge, compactAdaptation, titleVisibility, dismiss, open

  case lengths, phase, x, y, ratio, contentMode, radius, minWidth, idealWidth, maxWidth, minHeight, idealHeight,
    maxHeight,
    all, horizontal, vertical, top, leading, bottom, trailing

  // Screens
  case screen, flag, presenter, effects, failed, whenRunning, bars, sections, when, layout, items

  // Apps
  case app, tabs, routes, intents, sessions, title, icon, badge, push, present, select, intent, back, statusBar,
    whatsNew, version, feed, pageSize, leadingImages, reducedScale, cacheLimit, card, inset

  // Transitions
  case easing, stiffness, damping, mass, transition, from, timing, elements, animation, edgeTranslation, blur,
    translate, anchorTranslation, fade, curve, duration, bounce, delay, controlPoints

  // Steps on screens
  case send, receive, fail, action, effect, error

  // Variants
  case with, slots, environment, after, expect, pairwise, wait, tap, press, longPress, follow, adjust, focus, submit,
    into, to, by, drag, isReleased, doubleTap, hover, refresh, swipe, accessibilityFocus

  // Platforms
  case availability, otherwise, platforms, iOS, macOS, tvOS, watchOS, visionOS

  // The project
  case facet, module, typePrefix, access, bundle, previews, specs, output, snapshots, schema, tokens, modes,
    lint, light, dark, increasedContrast, darkIncreasedContrast, strict, generate, bind, inputs, themes, icons,
    strings, catalog, shared, roots, systemName, symbol, image, fallback, glyph, move, renderingMode, interpolation

  // Names of elements and modifiers that code refers to as keys
  case link, markdown, color, contentShape, cornerRadius, frame, group, height, id, identifier, `if`, onAppear, onTap,
    refreshable, shape, slider, swift, `switch`, task, text, width, zstack

  /// The spelling in a file.
  package var text: String { Self.texts[Int(rawValue) - 1] }

  /// Reflection is slow, so each name is asked for once.
  private static let texts = allCases.map { "\($0)" }
}
