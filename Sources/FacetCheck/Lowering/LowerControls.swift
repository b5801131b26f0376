import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Controls that write to a binding of the content, and progress views.
extension ComponentResolver {
  mutating func toggle(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let label = children(element.argument(.label), in: scope)
    return bound(element, to: .bool, in: scope).map {
      .toggle(Element.Toggle(isOn: $0, label: label, isOfSystem: scope.systemLayer == .contextMenu))
    }
  }

  mutating func slider(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    let value = bound(element, to: .double, in: scope)
    let bounds = element.argument(.in).flatMap { closedRange($0, in: scope) }
    let step = element.argument(.step).flatMap { positive($0, "step", in: scope) }
    let label = children(element.argument(.label), in: scope)
    guard let value, let bounds else { return nil }
    return .slider(Element.Slider(value: value, bounds: bounds, step: step, label: label))
  }

  mutating func progress(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    var value: Expression?
    if case .expression(let syntax) = element.principal {
      value = check(syntax, as: .optional(.double), in: scope)
      if value == nil { return nil }
    }
    let total = element.argument(.total).flatMap { positive($0, "total", in: scope) }
    let label = children(element.argument(.label), in: scope)
    return .progress(Element.Progress(value: value?.node == .null ? nil : value, total: total, label: label))
  }

  /// A range, with constant or computed bounds.
  mutating func closedRange(_ value: ElementSpec.Value, in scope: Scope) -> Expression? {
    guard case .expression(let syntax) = value, let range = check(syntax, as: .range(.double), in: scope) else {
      return nil
    }
    if case .range(let lower, let upper) = range.node, lower == nil || upper == nil {
      report(.openRange(at: syntax.span))
      return nil
    }
    if let ends = range.constantEnds, ends.lower == ends.upper {
      report(.pointRange(at: syntax.span))
      return nil
    }
    return range
  }

  mutating func positive(
    _ value: ElementSpec.Value, _ name: String, as type: ValueType = .double, in scope: Scope
  ) -> Expression? {
    guard case .expression(let syntax) = value, let number = check(syntax, as: type, in: scope) else { return nil }
    if let constant = number.constantNumber, constant <= 0 {
      report(.notPositive(name, at: syntax.span))
      return nil
    }
    return number
  }
}
