import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Declares the defaults of the fields of all structs, in dependency order, because a default can omit fields of a
/// nested struct, which can be declared by another component.
///
/// A struct that contains itself is reported.
func declareFieldDefaults(of resolvers: inout [ComponentResolver], in index: inout DesignIndex) {
  let places = TypePlaces(resolvers)
  let types = resolvers.map(\.signature.types)
  var contained = DepthFirst(count: places.count) { places.types(inTypeAt: $0, of: types, alsoInArrays: false) }
  for cycle in contained.run() {
    resolvers[places[cycle[0]].resolver].report(.recursiveType(places.names(of: cycle, in: resolvers)))
  }
  var written = DepthFirst(count: places.count) { places.types(inTypeAt: $0, of: types, alsoInArrays: true) }
  _ = written.run()
  for position in written.order {
    let (resolver, type) = places[position]
    let before = resolvers[resolver].design
    resolvers[resolver].design = index
    resolvers[resolver].declareFieldDefaults(ofTypeAt: type)
    // Moved back, so that the index is mutated in place.
    resolvers[resolver].design = before
    index.update(resolvers[resolver].signature)
  }
}

/// All structs and enums of all components, numbered.
private struct TypePlaces {
  private var places: [(resolver: Int, type: Int)] = []
  private var positions: [DeclaredType: Int] = [:]

  init(_ resolvers: [ComponentResolver]) {
    for resolver in resolvers.indices {
      for (index, type) in resolvers[resolver].signature.types.enumerated() {
        let name = DeclaredType(component: resolvers[resolver].name, name: type.name)
        if positions[name] == nil { positions[name] = places.count }
        places.append((resolver, index))
      }
    }
  }

  var count: Int { places.count }

  subscript(position: Int) -> (resolver: Int, type: Int) { places[position] }

  /// The declared types of the fields of a struct. Types in arrays are excluded unless `alsoInArrays`, because an array
  /// of the struct itself is allowed.
  func types(inTypeAt position: Int, of types: [[TypeDeclaration]], alsoInArrays: Bool) -> [Int] {
    let (resolver, type) = places[position]
    guard case .structure(let fields) = types[resolver][type].shape else { return [] }
    return fields.compactMap { field in
      guard let declared = field.type.declaredType(alsoInArrays: alsoInArrays) else { return nil }
      return positions[declared]
    }
  }

  /// The names of the types at their declarations, qualified by the component if there are several components.
  func names(of positions: [Int], in resolvers: [ComponentResolver]) -> [Located<String>] {
    let isOfOne = Set(positions.map { places[$0].resolver }).count == 1
    return positions.map { position in
      let (resolver, type) = places[position]
      let component = resolvers[resolver].signature
      let spec = resolvers[resolver].spec
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
