import FacetDiagnostics
import FacetIR
import FacetText

/// What was probably meant by a name that stands for nothing.
extension ComponentChecker {
  func unknown(_ path: [String], in scope: Scope, at span: SourceSpan) -> Diagnostic {
    let name = path[0]
    if scope.seesParameters, let renamed = renamedParameter(Located(name, at: span)) { return renamed }
    if signature.parameter(named: name) != nil {
      return .parameterNotVisible(name, in: scope.place, isContent: content.field(named: name) != nil, at: span)
    }
    if state(named: name) != nil {
      return .stateNotVisible(name, in: scope.place, isContent: content.field(named: name) != nil, at: span)
    }
    if name == "content" || name == "style" || name == "environment" {
      return .namespaceNotVisible(name, in: scope.place, at: span)
    }
    if scope.seesContent, content.names.contains(name) {
      return .unknownName(name, help: "did you mean 'content.\(name)'?", at: span)
    }
    if let style = scope.style, signature.styles[style].property(named: name) != nil {
      return .unknownName(name, help: "did you mean 'style.\(name)'?", at: span)
    }
    if let token = design.token(of: name == "Color" ? .color : name == "Font" ? .textStyle : .bool) {
      return .unknownName(name, help: "the project's are tokens, as in '\(token)'", at: span)
    }
    return .unknownName(name, help: didYouMean(name, among: visibleNames(in: scope)), isBare: path.count == 1, at: span)
  }

  private func visibleNames(in scope: Scope) -> [String] {
    let parameters = scope.seesParameters ? variableNames : []
    let namespaces = ["content", "style", "environment"].filter { isNamespace($0, in: scope) }
    return scope.locals.map(\.name.value) + namespaces + parameters + design.tokens.names(below: [])
  }
}

/// `did you mean 'spacing'?`, or nil if nothing is near.
func didYouMean(_ name: String, among names: some Sequence<String>) -> String? {
  nearest(to: name, among: names).map { "did you mean '\($0)'?" }
}
