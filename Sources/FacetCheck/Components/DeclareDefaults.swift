import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// The defaults of the fields of all structs: those of a struct after those of the structs in it, since a default may
/// leave fields of an inner struct to their own defaults. A struct may be one of another component.
///
/// A struct that contains itself is reported.
func declareFieldDefaults(of checkers: inout [ComponentChecker], in index: inout DesignIndex) {
  let places = TypePlaces(checkers)
  let types = checkers.map(\.signature.types)
  var contained = DepthFirst(count: places.count) { places.types(inTypeAt: $0, of: types, alsoInArrays: false) }
  for cycle in contained.run() {
    checkers[places[cycle[0]].checker].report(.recursiveType(places.names(of: cycle, in: checkers)))
  }
  var written = DepthFirst(count: places.count) { places.types(inTypeAt: $0, of: types, alsoInArrays: true) }
  _ = written.run()
  for position in written.order {
    let (checker, type) = places[position]
    let before = checkers[checker].design
    checkers[checker].design = index
    checkers[checker].declareFieldDefaults(ofTypeAt: type)
    // Given back, so that the index is changed in place.
    checkers[checker].design = before
    index.update(checkers[checker].signature)
  }
}

/// All structs and enums of all components, by their number.
private struct TypePlaces {
  private var places: [(checker: Int, type: Int)] = []
  private var positions: [DeclaredType: Int] = [:]

  init(_ checkers: [ComponentChecker]) {
    for checker in checkers.indices {
      for (index, type) in checkers[checker].signature.types.enumerated() {
        let name = DeclaredType(component: checkers[checker].name, name: type.name)
        if positions[name] == nil { positions[name] = places.count }
        places.append((checker, index))
      }
    }
  }

  var count: Int { places.count }

  subscript(position: Int) -> (checker: Int, type: Int) { places[position] }

  /// The declared types of the fields of a struct. An array holds its elements at a distance: they may be the struct
  /// itself. Where defaults are written out, they count too.
  func types(inTypeAt position: Int, of types: [[TypeDeclaration]], alsoInArrays: Bool) -> [Int] {
    let (checker, type) = places[position]
    guard case .structure(let fields) = types[checker][type].shape else { return [] }
    return fields.compactMap { field in
      guard let declared = field.type.declaredType(alsoInArrays: alsoInArrays) else { return nil }
      return positions[declared]
    }
  }

  /// Each type where it is declared; with its component, if there are several.
  func names(of positions: [Int], in checkers: [ComponentChecker]) -> [Located<String>] {
    let isOfOne = Set(positions.map { places[$0].checker }).count == 1
    return positions.map { position in
      let (checker, type) = places[position]
      let component = checkers[checker].signature
      let spec = checkers[checker].spec
      let span = type < spec.types.count ? spec.types[type].name.span : component.name.span
      let name = component.types[type].name
      return Located(isOfOne ? name : "\(component.name.value).\(name)", at: span)
    }
  }
}

extension ValueType {
  fileprivate func declaredType(alsoInArrays: Bool) -> DeclaredType? {
    switch self {
    case .declared(let type): type
    case .optional(let wrapped): wrapped.declaredType(alsoInArrays: alsoInArrays)
    case .array(let element): alsoInArrays ? element.declaredType(alsoInArrays: true) : nil
    default: nil
    }
  }
}
