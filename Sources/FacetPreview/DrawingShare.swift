package import FacetIR
import FacetSnapshot

/// Some of the drawings of a design. Several shares can be drawn by different machines: together they have each drawing
/// once, and each has about the same number of pictures.
///
/// A share depends only on the design, so machines need not agree on anything.
package struct DrawingShare: Sendable {
  private enum Drawing: Hashable {
    case component(String)
    case session(app: String, name: String)
    case transition(String)
  }

  /// Nil for all.
  private let drawings: Set<Drawing>?

  /// All drawings.
  package static let all = DrawingShare(drawings: nil)

  private init(drawings: Set<Drawing>?) { self.drawings = drawings }

  /// - Parameters:
  ///   - index: Of the share, from 0.
  ///   - count: The number of shares.
  package init(_ index: Int, of count: Int, in design: Design) {
    var shares = Array(repeating: (pictures: 0, drawings: Set<Drawing>()), count: count)
    // The largest drawings first, each to the share with the fewest pictures so far.
    let drawings = Self.drawings(of: design).sorted { $0.pictures > $1.pictures }
    for (drawing, pictures) in drawings {
      guard let least = shares.indices.min(by: { shares[$0].pictures < shares[$1].pictures }) else { break }
      shares[least].pictures += pictures
      shares[least].drawings.insert(drawing)
    }
    self.init(drawings: shares.indices.contains(index) ? shares[index].drawings : [])
  }

  /// What is drawn as a whole, with the number of its pictures.
  private static func drawings(of design: Design) -> [(drawing: Drawing, pictures: Int)] {
    design.components.map { (.component($0.name), $0.cells.count) }
      + design.apps.flatMap { app in
        app.sessions.map { (.session(app: app.name, name: $0.name), $0.parts.count) }
      }
      + design.transitions.map { (.transition($0.name), 2) }
  }

  package func has(_ component: Component) -> Bool { drawings?.contains(.component(component.name)) ?? true }

  package func has(_ session: App.Session, of app: App) -> Bool {
    drawings?.contains(.session(app: app.name, name: session.name)) ?? true
  }

  package func has(_ transition: Transition) -> Bool { drawings?.contains(.transition(transition.name)) ?? true }
}
