import FacetIR
import FacetLanguage

extension Component {
  /// The modules that its views need besides the runtime.
  var modulesOfViews: [String] {
    let ofServers = ["FacetServerDriven", "FacetServerDrivenViews"]
    return (hasIdentifiedViews ? ["FacetMotionViews"] : [])
      + (hasServerPages ? ofServers.filter { !modulesOfTypes.contains($0) } : [])
  }

  /// The modules of the types in its public declarations, besides the runtime.
  var modulesOfTypes: [String] { hasServerPages ? ["FacetServerDriven"] : [] }

  /// Whether it is given pages of servers, or keeps one.
  private var hasServerPages: Bool {
    (parameters.map(\.type) + state.map(\.type) + content.fields.map(\.type) + content.actions.compactMap(\.takes))
      .contains { $0.read.unwrapped == .serverPage }
  }
}
