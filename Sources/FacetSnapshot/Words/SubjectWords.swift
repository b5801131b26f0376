package import FacetIR

extension Expectation.Subject {
  /// The subject as in a spec: `value`, `content.description`, `recorded`.
  package var words: String {
    switch self {
    case .parameter(let name), .state(let name): name
    case .content(let name): "content.\(name)"
    case .recorded: "recorded"
    case .announced: "announced"
    case .shows: "shows"
    case .says: "says"
    case .accessibilityFocus: "accessibilityFocus"
    }
  }
}
