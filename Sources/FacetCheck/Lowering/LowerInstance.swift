import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// An element that is a component of the project: `Rating: { value: content.review.stars }`.
  mutating func instance(_ element: ElementSpec, in scope: Scope) -> ComponentInstance? {
    guard let component = design[component: element.kind.value] else {
      reportUnknownComponent(element)
      return nil
    }
    if component.isScreen {
      report(.screenAsElement(element))
      return nil
    }
    let arguments = arguments(of: element, to: component, in: scope)
    let style = styleSelection(of: element, on: component, in: scope)
    guard let arguments else { return nil }
    return ComponentInstance(component: component.name.value, arguments: arguments, style: style)
  }

  private mutating func arguments(
    of element: ElementSpec, to component: ComponentSignature, in scope: Scope
  ) -> [ComponentInstance.Argument]? {
    let written: [ElementSpec.Argument]
    switch element.principal {
    case .parts(let parts): written = parts
    case nil: written = []
    default:
      report(.argumentsWithoutNames(element.kind, of: component))
      return nil
    }
    let whole = written.first { $0.key.value == "content" }.map { content(of: component, $0, in: scope) }
    if case .some(nil) = whole { return nil }
    let keys = written.map(\.key).filter { $0.value != "content" }
    let unknown = keys.filter { component.parameter(named: $0.value) == nil }
    reportUnknownArguments(keys, of: component)
    let names = component.parameters.map(\.name.value)
    let meant = Set(unknown.compactMap { nearest(to: $0.value, among: names) })
    return component.parameters.compactMap { parameter in
      guard let argument = argument(for: parameter, of: component, among: written) else {
        if let value = whole??.field(parameter) { return value }
        // A misspelled parameter is not also reported as missing.
        if !parameter.hasDefault, !meant.contains(parameter.name.value) {
          report(.missingArgument(parameter, of: component, at: element.kind.span))
        }
        return nil
      }
      guard let type = parameter.type else { return nil }
      let role = TextRole.argument(parameter.name.value, of: component.name.value)
      let place = type.isSlot ? scope.inSlot(parameter.name.value, of: element) : scope
      return value(of: argument, as: type.read, in: place, role).map {
        ComponentInstance.Argument(parameter: parameter.name.value, value: passedOn($0, to: parameter))
      }
    }
  }

  /// `Badge: { content: badge }`: all value arguments, from a value of the component's content type.
  private mutating func content(
    of component: ComponentSignature, _ argument: ElementSpec.Argument, in scope: Scope
  ) -> DescribedComponent? {
    let type = DeclaredType(component: component.name.value, name: DeclaredType.content)
    guard case .structure(let fields) = declaration(of: type)?.shape else {
      // A parameter of this name has been reported: the name is reserved.
      if component.parameter(named: argument.key.value) != nil { return nil }
      report(.unknownArgument(argument.key, of: component))
      return nil
    }
    return expression(argument.value, as: .declared(type), in: scope).map {
      DescribedComponent(value: $0, fields: fields)
    }
  }

  mutating func reportUnknownArguments(_ keys: [Located<String>], of component: ComponentSignature) {
    let known = component.parameters.map(\.name.value)
    for key in keys where !known.contains(key.value) {
      report(
        renamedParameter(key, of: component, besides: keys)
          ?? .unknownArgument(key, of: component, besides: keys.map(\.value)))
    }
  }

  private mutating func argument(
    for parameter: Declaration, of component: ComponentSignature, among written: [ElementSpec.Argument]
  ) -> ElementSpec.Argument? {
    let argument =
      written.first { $0.key.value == parameter.name.value }
      ?? written.first { $0.key.value == parameter.history.formerName }
    if let argument {
      reportDeprecatedUse(of: parameter.history, argument.key, "parameter", of: component.name.value)
    }
    return argument
  }

  private mutating func value(
    of argument: ElementSpec.Argument, as type: ValueType, in scope: Scope, _ role: TextRole
  ) -> Expression? {
    let spoken = scope.localizes ? scope.saying(role) : scope
    if scope.readsData, case .expression(let syntax) = argument.value, case .data(let node) = syntax.node {
      return read(node, as: type, for: DataSubject(argument.key.value, in: spoken))
    }
    return switch (type, argument.value) {
    case (.view, .elements(let elements)), (.viewOf, .elements(let elements)):
      Expression(.views(lower(elements, in: scope)), as: type)
    case (.view, .expression(let syntax)) where syntax.isName("none"),
      (.viewOf, .expression(let syntax)) where syntax.isName("none"):
      Expression(.views([]), as: type)
    case (.view, .expression(let syntax)):
      slotContents(syntax, in: scope)
    case (.viewOf(let value), .expression(let syntax)):
      slotContents(syntax, for: value, in: scope)
    case (_, .expression(let syntax)) where scope.isExample && type.unwrapped.isAction && syntax.isName("record"):
      Expression(.recorder(argument.key.value), as: type)
    default:
      expression(argument.value, as: type, in: spoken)
    }
  }

  /// `trailing: content.trailing` forwards a slot; a mapping, a sequence or a word such as `divider` is elements.
  private mutating func slotContents(
    _ syntax: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    switch syntax.node {
    case .data(let node):
      let elements = ElementSpec.decode(node, in: spec.tree, diagnostics: &diagnostics)
      return Expression(.views(lower(elements, in: scope)), as: .view)
    case .name(let word) where !scope.hasLocal(named: word) && Grammar.isElementByItself(word):
      let id = ElementID(Keyword(word))
      let element = ElementSpec(kind: Located(word, at: syntax.span), id, span: syntax.span)
      return Expression(.views(lower([element], in: scope)), as: .view)
    case .array(let list):
      let contents = list.map { slotContents($0, in: scope) }
      let views = contents.compactMap { $0?.views }
      return views.count == contents.count ? Expression(.views(views.flatMap { $0 }), as: .view) : nil
    default:
      guard let slot = check(syntax, as: .view, in: scope), case .content(let name) = slot.node else { return nil }
      return Expression(.views([Element(name: name, kind: .slot(name))]), as: .view)
    }
  }

  /// The contents of a slot with a value. `row: content.row` forwards one, and elements that do not depend on the value stand
  /// alone.
  private mutating func slotContents(
    _ syntax: ExpressionSyntax, for value: ValueType, in scope: Scope
  ) -> Expression? {
    if case .data(let node) = syntax.node, SlotContentSpec.isWritten(as: node, in: spec.tree) {
      return slotContents(node, for: value, in: scope)
    }
    guard case .member = syntax.node else {
      let contents = slotContents(syntax, in: scope)
      return contents.map { Expression($0.node, as: .viewOf(value)) }
    }
    guard let slot = infer(syntax, in: scope) else { return nil }
    guard case .content(let name) = slot.node, slot.type == .viewOf(value) else {
      let contents = slot.type == .view ? slotContents(syntax, in: scope) : check(syntax, as: .viewOf(value), in: scope)
      return contents.map { Expression($0.node, as: .viewOf(value)) }
    }
    let inner = scope.binding(Located("value", at: syntax.span), as: value)
    let given = Expression(.local(inner.boundName ?? "value"), as: value)
    return Expression(
      .views([Element(name: name, kind: .slot(name, value: given))], of: inner.boundName), as: .viewOf(value))
  }

  // MARK: Style

  private mutating func styleSelection(
    of element: ElementSpec, on component: ComponentSignature, in scope: Scope
  ) -> StyleSelection? {
    switch element.argument(.style) {
    case .style(let selection): self.selection(selection, on: component, in: scope)
    case .word(let name): self.selection(.init(name: name), on: component, in: scope)
    default: nil
    }
  }

  /// A style by name, with values for some of its properties.
  mutating func selection(
    _ written: VariantSpec.StyleSelectionSpec, on component: ComponentSignature, in scope: Scope
  ) -> StyleSelection? {
    if component.styleKind == .none {
      report(.styleOfNone(written.name, of: component.name.value))
      return nil
    }
    guard let style = style(written.name, of: component) else { return nil }
    reportDuplicates(written.settings.map(\.property), what: "setting")
    var settings: [StyleSelection.Setting] = []
    for (name, syntax) in written.settings {
      guard let property = style.property(named: name.value) else {
        reportUnknownProperty(name, of: style, besides: written.settings.map(\.property))
        continue
      }
      reportDeprecatedUse(of: property.declaration.history, name, "property", of: component.name.value)
      guard let type = property.declaration.type,
        let value = knowingTheme(isThemed(name.value, of: component), { $0.check(syntax, as: type, in: scope) })
      else { continue }
      settings.append(StyleSelection.Setting(property: name.value, value: value))
    }
    let order = style.properties.map(\.declaration.name.value)
    settings.sort { order.firstIndex(of: $0.property) ?? 0 < order.firstIndex(of: $1.property) ?? 0 }
    return StyleSelection(style: style.name.value, settings: settings)
  }

  private mutating func style(_ name: Located<String>, of component: ComponentSignature) -> StyleSignature? {
    if let style = component.style(named: name.value) {
      reportDeprecatedUse(of: style.history, name, "style", of: component.name.value)
      return style
    }
    if let style = component.style(formerly: name.value) {
      reportRenamed(name, "style", to: style.name.value)
      return style
    }
    report(.unknownStyle(name, of: component.name.value, among: component.styles.map(\.name.value)))
    return nil
  }
}

/// A value of a component's content type, as arguments.
private struct DescribedComponent {
  let value: Expression
  let fields: [TypeDeclaration.Field]

  func field(_ parameter: Declaration) -> ComponentInstance.Argument? {
    fields.first { $0.name == parameter.name.value }.map {
      ComponentInstance.Argument(
        parameter: $0.name, value: Expression(.member(value, $0.name), as: $0.type))
    }
  }
}

extension Expression {
  fileprivate var views: [Element]? {
    if case .views(let elements, _) = node { elements } else { nil }
  }
}
