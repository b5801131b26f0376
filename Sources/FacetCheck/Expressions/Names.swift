import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// A name or a dotted path. Names are looked up in this order: locals, `content`, `style`, `environment`, parameters
  /// and state, tokens.
  ///
  /// - Parameter hint: The expected type, for suggestions in the error about an unknown name.
  mutating func named(_ syntax: ExpressionSyntax, in scope: Scope, hint: ValueType? = nil) -> Expression? {
    guard let root = syntax.root, !isNamespace(root, in: scope), !isValue(root, in: scope), let path = syntax.path
    else { return memberOfValue(syntax, in: scope, hint: hint) }
    if design.hasTokens(under: root) { return token(path, in: scope, as: hint, at: syntax.span) }
    if !scope.lacksName { report(unknown(path, as: hint, in: scope, at: syntax.rootSpan, whole: syntax.span)) }
    return nil
  }

  /// Whether a name can be resolved here.
  func isKnown(_ name: String, in scope: Scope) -> Bool {
    isNamespace(name, in: scope) || isValue(name, in: scope) || design.hasTokens(under: name)
  }

  func isValue(_ name: String, in scope: Scope) -> Bool {
    scope.hasLocal(named: name) || (scope.seesParameters && hasVariable(named: name))
  }

  func isNamespace(_ name: String, in scope: Scope) -> Bool {
    switch name {
    case "content": scope.seesContent
    case "style", "environment": scope.style != nil
    case DragValue.root: scope.bindsDrag
    default: false
    }
  }

  private mutating func memberOfValue(
    _ syntax: ExpressionSyntax, in scope: Scope, hint: ValueType?
  ) -> Expression? {
    guard case .member(let base, let member) = syntax.node else { return root(syntax, in: scope) }
    if scope.bindsDrag, let name = syntax.dragName, !scope.hasLocal(named: DragValue.root) {
      return dragValue(name, at: member.span)
    }
    if case .name(let name) = base.node, isNamespace(name, in: scope), !scope.hasLocal(named: name) {
      return namespaceMember(name, member, in: scope, hint: hint)
    }
    return infer(base, in: scope).flatMap { self.member(member, of: $0, written: base) }
  }

  /// A name alone.
  private mutating func root(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard case .name(let name) = syntax.node else { return nil }
    if let local = scope.local(named: name) {
      references.locals.insert(local.name.span)
      return local.type.map { Expression(local.node, as: $0).read }
    }
    if isNamespace(name, in: scope) {
      report(.namespaceAsValue(name, at: syntax.span))
      return nil
    }
    references.variables.insert(name)
    return variable(named: name)?.type.map { reference(to: name, as: $0.read).read }
  }

  /// A reference to a parameter or a state.
  func reference(to name: String, as type: ValueType) -> Expression {
    Expression(hasState(named: name) ? .state(name) : .parameter(name), as: type)
  }

  private mutating func namespaceMember(
    _ namespace: String, _ member: Located<String>, in scope: Scope, hint: ValueType?
  ) -> Expression? {
    switch namespace {
    case "content": contentMember(member, hint: hint)
    case "style": scope.style.flatMap { styleMember(member, ofStyleAt: $0, hint: hint) }
    default: environmentMember(member)
    }
  }

  /// `drag.translation.width`
  private mutating func dragValue(_ name: String, at span: SourceSpan) -> Expression? {
    if let value = DragValue(rawValue: name) { return Expression(.drag(value), as: value.type) }
    // The span is that of the last part.
    var whole = span
    let last = name.utf8.split(separator: UInt8(ascii: ".")).last?.count ?? 0
    if Int(span.end - span.start) == last { whole.start -= UInt32(name.utf8.count - last) }
    report(.unknownDragValue(Located(name, at: whole)))
    return nil
  }

  private mutating func contentMember(_ member: Located<String>, hint: ValueType?) -> Expression? {
    let name = member.value
    references.content.insert(name)
    if let field = content.field(named: name) {
      return field.type.map { Expression(.content(name), as: $0.read).read }
    }
    if let action = content.action(named: name) {
      return action.isBroken ? nil : Expression(.content(name), as: action.type)
    }
    let parameter = signature.parameter(named: name)
    let fields = content.isLarge ? [] : content.fields.map { ($0.name.value, $0.type) }
    let list = listMeant(by: name, among: fields, as: hint, in: "content.")
    // Of very many names, only so many are compared.
    var names = content.isLarge && suggestions.isExhausted ? [] : content.names(meantAs: hint)
    if content.isLarge { names = suggestions.names(near: name, in: NameIndex(names)) }
    report(renamedParameter(member) ?? .unknownContent(member, parameter: parameter, among: names, list))
    return nil
  }

  private mutating func styleMember(
    _ member: Located<String>, ofStyleAt index: Int, hint: ValueType?
  ) -> Expression? {
    let style = signature.styles[index]
    guard let property = style.property(named: member.value) else {
      reportUnknownProperty(member, of: style, as: hint)
      return nil
    }
    references.properties.insert(property.declaration.name.span)
    return property.declaration.type.map { type in
      let value = Expression(.style(member.value), as: type)
      return property.declaration.textStyle.map(value.scaled) ?? value
    }
  }

  private mutating func environmentMember(_ member: Located<String>) -> Expression? {
    guard let id = EnvironmentID(member.value), let type = id.kind.readType else {
      let known = EnvironmentKind.all.filter { $0.readType != nil && ($0.id != .flag || isFlagged) }.map(\.id.name)
      report(.unknownEnvironment(member, among: known))
      return nil
    }
    if id == .flag {
      guard hasFlag(at: member.span) else { return nil }
      references.flag = true
    }
    return Expression(.environment(id), as: type)
  }
}

extension ExpressionSyntax {
  /// The first name of a dotted path; nil for anything else.
  fileprivate var root: String? {
    switch node {
    case .name(let name): name
    case .member(let base, _): base.root
    default: nil
    }
  }

  /// `translation.width` of `drag.translation.width`.
  fileprivate var dragName: String? {
    guard case .member(let base, let member) = node else { return nil }
    if case .name(DragValue.root) = base.node { return member.value }
    return base.dragName.map { "\($0).\(member.value)" }
  }

  /// The span of the first name of a path.
  fileprivate var rootSpan: SourceSpan {
    if case .member(let base, _) = node { base.rootSpan } else { span }
  }
}
