/// The language as data: which keys a mapping may have, and what stands behind each.
///
/// Everything that depends on this comes from here: which keys are known, what is missing, what was probably meant, and
/// what a reference or a schema has to list. The kinds of elements are in ``Grammar/elements``, the modifiers in
/// ``Grammar/modifiers``.
package enum Grammar {
  /// All shapes with fixed keys, for whoever lists them. Elements and modifiers not included.
  package static let shapes = [
    component, deprecation, longDeclaration, lastingDeclaration, longAction, accessibility, accessibilityAction,
    adjustable, style, variant,
    environment, step, typing, sliding, matrix, availability, project, platforms, output, tokens, modes, theme,
    boundContexts,
  ]

  // MARK: Component

  package static let component = Shape(
    "a component",
    [
      Row(.component, .name, required: true, "The name of the component, as its Swift type has it."),
      Row(.swiftName, .name, "The name of its Swift type where that is another, without the project's prefix."),
      Row(.doc, .text, "What it is, in a sentence."),
      Row(.group, .text, "The group that a catalog lists it under."),
      Row(.tags, .list(of: .name), "Words that a catalog finds it by."),
      Row(.status, .wordOr(.status, deprecation), "Whether it can be relied on: 'draft', 'stable' or 'deprecated'."),
      Row(.since, .text, "The version of the design system that it came with."),
      Row(.availability, .shape(availability), "Since when it exists, where that is later than the project's floor."),
      Row(.baseline, .number, "How many lines of Swift, written by hand, it took the place of."),
      Row(.types, .named(.data), "Types of its own: a mapping of fields is a struct, a list of names an enum."),
      Row(.parameters, .named(.declaration(lastingDeclaration)), "The public initialiser, in order."),
      Row(
        .state, .named(.declaration(longDeclaration)),
        "What it keeps itself, and its actions change; no style sees it."),
      Row(
        .content, .named(.declaration(longDeclaration)), "All that a style may see; left out, the parameters."),
      Row(.actions, .named(.statements), "All that a style may do."),
      Row(.accessibility, .shape(accessibility), "What assistive technologies are told, whatever the style draws."),
      Row(
        .kind, .word(.styleKind), "What its styles are: each draws it, or each is a bag of values that 'body' reads."),
      Row(.style, .word(.noStyle), "'none': it has one look, its 'body', and no styles."),
      Row(.styles, .named(.shape(style)), "The ways to draw it; 'default' without a modifier."),
      Row(.body, .element, "What it draws, where its styles do not."),
      Row(.sample, .arguments, "The parameters that every variant starts from."),
      Row(.variants, .named(.shape(variantKeys)), "Named examples, for previews, snapshots and tests."),
      Row(.variantsFrom, .text, "A YAML or JSON file of more examples, a row each, relative to this file."),
      Row(.matrix, .shape(matrix), "The environments that every variant is multiplied by."),
    ])

  /// A status with its reason.
  package static let deprecation = Shape(
    "a status", [Row(.deprecated, .text, required: true, "What to use instead, in a sentence.")])

  /// The long form of a declaration that nobody outside of the component names.
  package static let longDeclaration = Shape(
    "state or content",
    [
      Row(.type, .type, required: true, "Its type, as in Swift."),
      Row(.default, .expression([]), "What it is where nothing is given."),
      Row(.doc, .text, "What it is, in a sentence."),
    ])

  /// The long form of what others name: a parameter, a property of a style, a field of a struct.
  package static let lastingDeclaration = Shape(
    "a declaration",
    longDeclaration.rows + [
      Row(.deprecated, .text, "What to use instead, in a sentence, if it is not to be given any more."),
      Row(.renamedFrom, .name, "The name that it had before, with the label if it had another."),
    ])

  /// The long form of an action.
  package static let longAction = Shape(
    "an action",
    [
      Row(.takes, .named(.type), "The value that it is given, by the name that its steps have for it."),
      Row(.do, .statements, required: true, "What it does."),
      Row(.doc, .text, "What it is for, in a sentence."),
    ])

  package static let accessibility = Shape(
    "'accessibility'",
    [
      Row(
        .element, .word(.accessibilityElement), required: true, "How the component is one element, or holds several."),
      Row(.label, .expression([.string]), "What it is called."),
      Row(.value, .expression([.string]), "What it is set to."),
      Row(.hint, .expression([.string]), "What happens when it is used."),
      Row(.traits, .expression([.array(.words(.accessibilityTrait))]), "A list of traits: 'button', 'header', …"),
      Row(.activate, .expression([.action]), "The action of the content that a double tap runs."),
      Row(.actions, .list(of: .shape(accessibilityAction)), "What else can be done with it, by name."),
      Row(.adjustable, .shape(adjustable), "What swiping up and down does."),
    ])

  package static let accessibilityAction = Shape(
    "an accessibility action",
    [
      Row(.name, .expression([.string]), required: true, "What the action is called when it is spoken."),
      Row(.do, .expression([.action]), required: true, "The action of the content that it runs."),
    ])

  package static let adjustable = Shape(
    "'adjustable'",
    [
      Row(.increment, .expression([.action]), required: true, "The action that a swipe up runs."),
      Row(.decrement, .expression([.action]), required: true, "The action that a swipe down runs."),
    ])

  package static let style = Shape(
    "a style",
    [
      Row(.swiftName, .name, "What it is called in Swift where that is not its name."),
      Row(.doc, .text, "What it is for, in a sentence."),
      Row(.extends, .name, "The style whose body this one draws, with other defaults."),
      Row(.deprecated, .text, "What to use instead, in a sentence, if it is not to be chosen any more."),
      Row(.renamedFrom, .name, "The name that it had before."),
      Row(.availability, .shape(availability), "Since when it exists, where that is later than the component."),
      Row(.otherwise, .name, "The style that is drawn where it does not exist; it can be chosen everywhere then."),
      Row(.properties, .named(.declaration(lastingDeclaration)), "What whoever uses the style may set."),
      Row(.body, .element, "What it draws."),
      Row(.swift, .flag, "Whether a person writes it, in Swift; 'false' if nothing is said."),
    ])

  // MARK: Variants

  package static let variant = Shape(
    "a variant",
    [
      Row(.with, .arguments, "Parameters that differ from the sample."),
      Row(.style, .style, "The style to draw it in, perhaps with some of its properties set."),
      Row(.environment, .shape(environment), "What surrounds it."),
      Row(.state, .arguments, "The state that it starts in, where that is not the component's own."),
      Row(.after, .list(of: .shape(step)), "What is done to it before it is looked at."),
      Row(.expect, .named(.data), "What must be so afterwards: parameters, 'content.…', 'recorded', 'shows'."),
    ])

  /// The keys of a variant: its own, and behind them the modifiers that need nothing of the component.
  package static let variantKeys = Shape("a variant", variant.rows + variantModifiers)

  package static let variantModifiers = modifiers.rows.filter {
    ![Key.onTap, .onAppear, .task].map(Keyword.init).contains($0.key) && !$0.value.holdsElements
  }

  package static let environment = Shape("an environment", EnvironmentKind.all.map(\.row))

  package static let step = Shape(
    "a step",
    [
      Row(.tap, .name, "Uses the control that runs this action, or the toggle of this field of the content."),
      Row(
        .activate, .name, "Activates the accessibility element that runs this action, as a VoiceOver double tap does."),
      Row(
        .adjust, .wordOr(.adjustment, sliding), "Swipes up or down on the adjustable element, or moves a slider."),
      Row(.focus, .name, "Begins to edit the text field of this field of the content."),
      Row(.type, .textOr(typing), "Types as a person would, behind what stands there."),
      Row(.wait, .duration, "Lets time pass, as in '4s'."),
      Row(.submit, .name, "Presses the return key in the text field of this field of the content."),
    ])

  package static let matrix = Shape(
    "'matrix'",
    environment.rows.map { Row(keyword: $0.key, .list(of: $0.value), $0.doc) } + [
      Row(.pairwise, .flag, "Whether every pair of values of two axes is enough, rather than every combination.")
    ])

  // MARK: Project

  package static let project = Shape(
    "a project",
    [
      Row(.facet, .word(.languageVersion), required: true, "The version of the language."),
      Row(.module, .name, required: true, "The Swift module that the generated code belongs to."),
      Row(.typePrefix, .name, "What the names of generated types begin with."),
      Row(.access, .word(.access), "The access level of what is generated."),
      Row(
        .bundle, .word(.bundle),
        "The bundle of images: 'main', or 'module', which is the default unless 'access' is 'internal'."),
      Row(
        .previews, .word(.previews),
        "The builds that contain the variants and their catalog: 'debug', the default, or 'always'."),
      Row(.platforms, .shape(platforms), "What the generated code runs on, and since when; 'iOS: 17, macOS: 14'."),
      Row(.specs, .text, "The folder of the specs, relative to this file."),
      Row(.output, .shape(output), "Where the outputs go."),
      Row(.tokens, .shape(tokens), "How the token files are read."),
      Row(.themes, .named(.shape(theme)), "The brands: token files over the base, which is the one without a file."),
      Row(.icons, .texts, "The symbols that components may show; left out, any."),
      Row(.lint, .named(.word(.lintLevel)), "What becomes of warnings, by their codes or by the groups of these."),
    ])

  package static let output = Shape(
    "'output'",
    [
      Row(.swift, .text, "The folder of the generated Swift, relative to this file."),
      Row(.snapshots, .text, "The folder of the golden snapshots, relative to this file."),
      Row(
        .scaffold, .text,
        "The folder of what people write in Swift beside what is generated; 'facet scaffold' begins files there."),
      Row(.schema, .text, "The folder of the JSON Schemas that editors check specs by; left out, there are none."),
    ])

  package static let tokens = Shape(
    "'tokens'",
    [
      Row(.modes, .shape(modes), "Token files that hold the values of one mode, over those of the base."),
      Row(.strict, .flag, "Whether what only other tools accept is an error; left out, it is a warning."),
      Row(
        .bind, .named(.wordOr(.tokenBinding, boundContexts)),
        "Which modifier of the resolver document changes with the appearance, and how."),
      Row(.inputs, .named(.text), "The contexts of the other modifiers of the resolver document."),
    ])

  /// The contexts of a modifier, where they have other names than the appearances.
  package static let boundContexts = Shape(
    "the contexts of a modifier",
    [
      Row(.light, .text, "The context of the light appearance; left out, the modifier's default."),
      Row(.dark, .text, "The context of the dark appearance."),
      Row(.increasedContrast, .text, "The context of increased contrast."),
      Row(.darkIncreasedContrast, .text, "The context of increased contrast in the dark."),
    ])

  package static let theme = Shape(
    "a theme",
    [
      Row(
        .tokens, .texts, "The token file of the theme, over those of the base; of several the later ones win."),
      Row(.modes, .shape(modes), "Token files that hold the values of one mode of the theme."),
    ])

  package static let modes = Shape(
    "'modes'",
    [
      Row(.dark, .texts, "The token file of the dark appearance; of several the later ones win."),
      Row(.increasedContrast, .texts, "The token file of increased contrast, or several."),
      Row(.darkIncreasedContrast, .texts, "The token file of increased contrast in the dark, or several."),
    ])
}
