import FacetIR
import FacetLanguage

/// The parameters of an initializer that all uses of a view can call.
struct ViewSignature {
  struct Parameter {
    var label: String?
    var name: String
    var type: ValueType
    /// The first use with this argument.
    var component: String
    /// Whether a use omits it.
    var isLeftOut = false
    /// Whether it is a closure that makes views.
    var isHeld = false

    /// The label, or the name of an argument without a label.
    fileprivate var key: String { label ?? "_ \(name)" }
  }

  private(set) var parameters: [Parameter] = []
  /// The reason why no initializer fits all uses.
  private(set) var conflict: String?
  private let index: DesignIndex

  init(_ uses: [(view: Element.HandWritten, component: String)], in index: DesignIndex) {
    self.index = index
    for (position, use) in uses.enumerated() {
      merge(
        use.view.arguments.map {
          Parameter(label: $0.label, name: $0.name, type: $0.value.type, component: use.component)
        }
          + use.view.slots.map {
            Parameter(label: $0.label, name: $0.name, type: .view, component: use.component, isHeld: true)
          }, of: use.component, isFirst: position == 0)
    }
    for parameter in parameters where parameter.isLeftOut && !parameter.type.isOptional {
      conflict = conflict ?? "'\(parameter.key)' is given in \(parameter.component), and not everywhere"
    }
  }

  private mutating func merge(_ given: [Parameter], of component: String, isFirst: Bool) {
    var place = 0
    for new in given {
      guard let known = parameters.firstIndex(where: { $0.key == new.key }) else {
        var parameter = new
        parameter.isLeftOut = !isFirst
        parameters.insert(parameter, at: place)
        place += 1
        continue
      }
      if known < place {
        conflict = conflict ?? "'\(new.key)' does not stand in one place everywhere: see \(component)"
      }
      place = known + 1
      unify(known, with: new)
    }
    for position in parameters.indices where !given.contains(where: { $0.key == parameters[position].key }) {
      parameters[position].isLeftOut = true
    }
  }

  private mutating func unify(_ position: Int, with new: Parameter) {
    let old = parameters[position]
    if let type = Self.common(old.type, new.type) {
      parameters[position].type = type
    } else {
      conflict =
        conflict
        ?? "'\(new.key)' is \(spelling(old.type)) in \(old.component), and \(spelling(new.type)) in \(new.component)"
    }
  }

  /// A type that values of both types convert to.
  private static func common(_ one: ValueType, _ other: ValueType) -> ValueType? {
    if one == other { return one }
    if one == .optional(other) { return one }
    if other == .optional(one) { return other }
    // Swift takes one for the other.
    if one.unwrapped == .length, other.unwrapped == .double { return one }
    if one.unwrapped == .double, other.unwrapped == .length { return other }
    return nil
  }

  private func spelling(_ type: ValueType) -> String {
    String(decoding: CodeRenderer.bytes(of: index.spelling(of: type)).dropLast(), as: UTF8.self)
  }
}
