/// A use of a part of the style: the element is the part's, in which the parameters are the arguments.
package indirect enum PartUse: Hashable, Sendable {
  /// The arguments that are given, and the number of modifiers that the part has itself; the others are applied to it.
  case call(String, [PartArgument], innerModifiers: Int)
}

extension Element {
  /// The arguments of the part that draws it.
  package var partArguments: [PartArgument] {
    if case .call(_, let arguments, _)? = part { arguments } else { [] }
  }
}

/// An argument of a part.
package struct PartArgument: Hashable, Sendable {
  package var parameter: String
  package var value: Expression

  package init(parameter: String, value: Expression) {
    self.parameter = parameter
    self.value = value
  }
}
