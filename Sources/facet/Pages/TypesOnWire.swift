import FacetIR
import FacetPreview
import FacetServerDriven
import FacetText

/// What a page can mean by the type of a component.
struct TypesOnWire {
  /// The names of the types that the app knows.
  let known: [String]
  /// The components that no server sends, by the types that they would have.
  private let unsent: [String: String]

  init(_ reader: PageReader, of design: Design) {
    known = reader.types.map(\.name)
    let others = design.components.filter { $0.serverDriven == nil && $0.screen == nil }
    unsent = Dictionary(others.map { (CamelCase.lower($0.name) ?? $0.name, $0.name) }) { first, _ in first }
  }

  /// What to do about a type that is not known; nil if it resembles none.
  func wayOut(of type: String) -> String? {
    if let component = unsent[type] ?? unsent.values.first(where: { $0 == type }) {
      return "there is a component '\(component)': write 'serverDriven: true' in its spec if a server may send it"
    }
    return nearest(to: type, among: known).map { "did you mean '\($0)'?" }
  }
}
