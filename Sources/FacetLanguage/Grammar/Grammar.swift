/// The language as data: the keys of each mapping, and their values.
///
/// Everything that depends on this comes from here: which keys are known, what is missing, what was probably meant, and
/// what a reference or a schema has to list. The kinds of elements are in ``Grammar/elements``, the modifiers in
/// ``Grammar/modifiers``.
package enum Grammar {
  /// All shapes with fixed keys, without elements and modifiers.
  package static let shapes = shapesBesidesScreens + shapesOfScreens + shapesOfApps + shapesOfTransitions

  package static let shapesBesidesScreens = [
    component, deprecation, budget, knownLimit, fixedVersions, epoxy, serverDriven, longDeclaration, lastingDeclaration,
    longAction, statement, animatedStatement, conditionalStatement, accessibility, accessibilityAction, offeredAction,
    adjustable, style,
    part,
    partParameter, variant,
    environment, step, typing, sliding, dragging, selecting, matrix, availability, project, platforms, output, tokens,
    modes,
    theme,
    boundContexts, uiView, customContent, projectIcon, stringCatalog, slotContent,
  ]

  // MARK: Component

  package static let component = Shape(
    "a component",
    [
      Row(.component, .name, required: true, "The name of the component, also of its Swift type."),
      Row(.swiftName, .name, "The name of its Swift type if that differs, without the project's prefix."),
      Row(.doc, .text, "Description, one sentence."),
      Row(.group, .text, "Group in the catalog."),
      Row(.tags, .list(of: .name), "Search terms in the catalog."),
      Row(.status, .wordOr(.status, deprecation), "Maturity: 'draft', 'stable' or 'deprecated'."),
      Row(.since, .text, "Version of the design system that introduced it."),
      Row(.availability, .shape(availability), "Platform versions it requires, if later than the project's."),
      Row(.phase, .word(.rolloutPhase), "Stage of its roll-out: 'pilot' or 'general'. Default: 'general'."),
      Row(
        .baseline, .text,
        "The hand-written Swift that it replaced: a number of lines, or a Swift file, relative to this file."),
      Row(.budget, .shape(budget), "The most that a variant may draw; 'facet snapshot check' reports more."),
      Row(.limits, .list(of: .shape(knownLimit)), "Known limits: what it cannot do because of the system."),
      Row(
        .epoxy, .wordOr(.flag, epoxy),
        "Whether Epoxy lists can show it, and how. Default: as 'epoxy' in facet.yaml says."),
      Row(
        .serverDriven, .wordOr(.flag, serverDriven),
        "Whether servers can put it on a page, and how. Default: 'false'."),
      Row(.types, .named(.data), "Declared types: a mapping of fields is a struct, a list of names an enum."),
      Row(.parameters, .named(.declaration(lastingDeclaration)), "Parameters of the public initializer, in order."),
      Row(
        .state, .named(.declaration(longDeclaration)),
        "Private state, changed by actions; not visible to styles."),
      Row(
        .content, .named(.declaration(longDeclaration)), "Values visible to styles. Default: the parameters."),
      Row(.actions, .named(.statements), "Actions available to styles."),
      Row(.accessibility, .shape(accessibility), "Accessibility of the component, the same for all styles."),
      Row(
        .kind, .word(.styleKind), "Kind of styles: each with a body, or sets of values that 'body' reads."),
      Row(.style, .word(.noStyle), "'none': it has one look, its 'body', and no styles."),
      Row(.styles, .named(.shape(style)), "Styles by name; 'default' is used without a style modifier."),
      Row(.parts, .named(.shape(part)), "Fragments of its 'body', which the element 'part' draws."),
      Row(.body, .element, "The body, if styles have none."),
      Row(.uiView, .textOr(uiView), "The class of the UIKit view that draws it, instead of styles."),
      Row(.sample, .arguments, "Parameters shared by all variants."),
      Row(.variants, .named(.shape(variantKeys)), "Named variants for previews, snapshots and tests."),
      Row(.variantsFrom, .text, "A YAML or JSON file with more variants, one per row, relative to this file."),
      Row(
        .matrix, .namedOr(matrix, .list(of: .data)),
        "Axes that multiply every variant: parts of the environment, and parameters by name."),
    ])

  /// A status with its reason.
  package static let deprecation = Shape(
    "a status", [Row(.deprecated, .text, required: true, "Deprecation message: what to use instead.")])

  /// How Epoxy lists show a component.
  package static let epoxy = Shape(
    "'epoxy'",
    [
      Row(
        .reuse, .word(.hostReuse),
        "Items that share a host: 'reusable', all of the component; 'unique', none. Default: 'reusable'."),
      Row(.resizes, .flag, "Whether items are measured again when they change their height. Default: 'false'."),
    ])

  /// How servers describe a component.
  package static let serverDriven = Shape(
    "'serverDriven'",
    [
      Row(.type, .text, "The 'type' of the component on the wire. Default: its name, as in 'listingCard'."),
      Row(.since, .text, "The version of the wire that has it first. Default: all have it."),
      Row(
        .migrated, .flag,
        "Whether it draws what a server sends; with 'false', the app draws that in its own way. Default: 'true'."),
    ])

  /// A UIKit view that draws a component.
  package static let uiView = Shape(
    "'uiView'",
    [
      Row(.class, .name, required: true, "The name of its class."),
      Row(.style, .name, "The content field that is its style, of an enum type. Default: it has no style."),
      Row(.sizing, .word(.sizing), "How it is sized in SwiftUI. Default: 'automatic'."),
      Row(.placeholder, .shape(.placeholder), "Size of the view in snapshots. Default: the proposed size."),
    ])

  /// The long form of a declaration that is private to the component.
  package static let longDeclaration = Shape(
    "state or content",
    [
      Row(.type, .type, required: true, "The type, as in Swift."),
      Row(.default, .expression([]), "The default value."),
      Row(.doc, .text, "Description, one sentence."),
    ])

  /// The long form of a declaration that others can refer to: a parameter, a property of a style, a field of a struct.
  package static let lastingDeclaration = Shape(
    "a declaration",
    longDeclaration.rows + [
      Row(.deprecated, .text, "Deprecation message: what to use instead."),
      Row(.renamedFrom, .name, "Former name, with its label if that differed."),
    ])

  package static let style = Shape(
    "a style",
    [
      Row(.swiftName, .name, "Name in Swift, if it differs."),
      Row(.doc, .text, "Description, one sentence."),
      Row(.extends, .name, "The style whose body this style draws with other defaults."),
      Row(.deprecated, .text, "Deprecation message: what to use instead."),
      Row(.renamedFrom, .name, "Former name."),
      Row(.availability, .shape(availability), "Platform versions it requires, if later than the component's."),
      Row(.otherwise, .name, "Fallback style, drawn where this style is not available."),
      Row(.properties, .named(.declaration(lastingDeclaration)), "Properties that users of the style can set."),
      Row(.parts, .named(.shape(part)), "Fragments of the body, which the element 'part' draws."),
      Row(.body, .element, "The body."),
      Row(.swift, .flag, "Whether the style is written in Swift. Default: 'false'."),
    ])

  // MARK: Variants

  package static let environment = Shape("an environment", EnvironmentKind.all.map(\.row))

  package static let step = Shape(
    "a step",
    [
      Row(.tap, .name, "Taps the control for this action, or the toggle for this content field."),
      Row(.press, .name, "Presses the button for this action, without releasing it."),
      Row(.follow, .text, "Follows the link to this URL."),
      Row(.longPress, .name, "Holds a finger on the element with 'onLongPress' for this action."),
      Row(.doubleTap, .name, "Taps the element with 'onTap' and 'count: 2' for this action twice."),
      Row(.hover, .name, "Moves a pointer to the button, or the element with 'onHover', for this action."),
      Row(.refresh, .name, "Pulls down the scroll view with 'refreshable' for this action."),
      Row(.swipe, .name, "Swipes the row open whose 'swipeActions' have a button for this action."),
      Row(.drag, .shape(dragging), "Drags the element with 'drag' for an action, and releases it."),
      Row(
        .activate, .name,
        "Activates the accessibility element for this action, or chooses the action by its name, as VoiceOver does."),
      Row(
        .escape, .name,
        "Scrubs with two fingers, as VoiceOver's escape gesture, for this action of 'accessibility', or in a 'sheet', …"
      ),
      Row(.dismiss, .word(.layer), "Closes what is presented, as a swipe down or a tap outside of it does."),
      Row(.open, .text, "Opens the 'menu' or 'contextMenu', or the one of several with this accessibility label."),
      Row(
        .adjust, .wordOr(.adjustment, sliding), "Swipes up or down on an adjustable element, or moves a slider."),
      Row(.select, .shape(selecting), "Selects an option of a picker."),
      Row(.focus, .name, "Focuses the text field for this content field."),
      Row(
        .accessibilityFocus, .name,
        "Moves VoiceOver to the element with 'accessibilityFocused' for this content field, or this value of it."),
      Row(.type, .textOr(typing), "Types text after the current text."),
      Row(.wait, .duration, "Waits, for example '4s'."),
      Row(.submit, .name, "Presses return in the text field for this content field."),
    ])

  package static let matrix = Shape(
    "'matrix'",
    environment.rows.map { Row(keyword: $0.key, .list(of: $0.value), $0.doc) } + [
      Row(.pairwise, .flag, "Whether to cover all pairs of axis values instead of all combinations.")
    ])

  // MARK: Project

  package static let project = Shape(
    "a project",
    [
      Row(.facet, .word(.languageVersion), required: true, "The version of the language."),
      Row(.module, .name, required: true, "The Swift module of the generated code."),
      Row(.typePrefix, .name, "Prefix of generated type names."),
      Row(.access, .word(.access), "Access level of generated declarations."),
      Row(
        .bundle, .word(.bundle),
        "Bundle of images: 'main' or 'module'. Default: 'module', unless 'access' is 'internal'."),
      Row(
        .previews, .word(.previews),
        "Builds that contain variants and the catalog: 'debug' or 'always'. Default: 'debug'."),
      Row(.epoxy, .flag, "Whether Epoxy lists can show the components. Default: 'false'."),
      Row(
        .platforms, .shape(platforms), "Minimum platform versions of the generated code. Default: 'iOS: 17, macOS: 14'."
      ),
      Row(.specs, .text, "The folder of the specs, relative to this file."),
      Row(.output, .shape(output), "Output folders."),
      Row(.tokens, .shape(tokens), "How token files are read."),
      Row(.themes, .named(.shape(theme)), "Themes: token files that override the base, which has no file."),
      Row(.icons, .textsOrNamed(.textOr(projectIcon)), "Icons that components may use. Default: any SF Symbol."),
      Row(
        .strings, .textOr(stringCatalog),
        "String Catalog of the project's texts, relative to this file. Default: texts are not localized."),
      Row(
        .roots, .texts,
        "Other folders from which the project may read files: those that links in it lead to, and those that specs name."
      ),
      Row(.lint, .named(.word(.lintLevel)), "Severity of warnings, by code or group of codes."),
    ])

  package static let output = Shape(
    "'output'",
    [
      Row(.swift, .text, "The folder of the generated Swift, relative to this file."),
      Row(.snapshots, .text, "The folder of the golden snapshots, relative to this file."),
      Row(
        .scaffold, .text,
        "Folder of hand-written Swift, where 'facet scaffold' creates files."),
      Row(.schema, .text, "Folder of JSON Schemas for editors. Default: none are generated."),
    ])

  package static let stringCatalog = Shape(
    "'strings'",
    [
      Row(.catalog, .text, required: true, "The String Catalog, relative to this file."),
      Row(
        .shared, .flag,
        "Whether other code has texts in it: those that no spec uses are left alone then. Default: 'false'."),
    ])

  package static let tokens = Shape(
    "'tokens'",
    [
      Row(.modes, .shape(modes), "Token files of one mode, overriding the base."),
      Row(.strict, .flag, "Whether deviations from DTCG are errors. Default: warnings."),
      Row(
        .generate, .texts,
        "Groups and tokens with a Swift constant, besides those that specs read; '[]' for these alone. Default: all."),
      Row(
        .bind, .named(.wordOr(.tokenBinding, boundContexts)),
        "The modifier of the resolver document that stands for the appearance, and its contexts."),
      Row(.inputs, .named(.text), "Contexts of the other modifiers of the resolver document."),
    ])

  /// The contexts of a modifier, where they have other names than the appearances.
  package static let boundContexts = Shape(
    "the contexts of a modifier",
    [
      Row(.light, .text, "Context of the light appearance. Default: the modifier's default."),
      Row(.dark, .text, "Context of the dark appearance."),
      Row(.increasedContrast, .text, "Context of increased contrast."),
      Row(.darkIncreasedContrast, .text, "Context of increased contrast in the dark appearance."),
    ])

  package static let theme = Shape(
    "a theme",
    [
      Row(
        .tokens, .texts, "Token files of the theme, overriding the base; later files override earlier ones."),
      Row(.modes, .shape(modes), "Token files of one mode of the theme."),
    ])

  package static let modes = Shape(
    "'modes'",
    [
      Row(.dark, .texts, "Token files of the dark appearance; later files override earlier ones."),
      Row(.increasedContrast, .texts, "Token files of increased contrast."),
      Row(.darkIncreasedContrast, .texts, "Token files of increased contrast in the dark appearance."),
    ])
}
