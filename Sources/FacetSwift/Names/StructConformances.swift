import FacetIR
import FacetLanguage

/// The structs of a design whose values cannot be compared, or not hashed, because of a field in them.
///
/// Structs hold others to any depth, and in a circle. So the search begins at the fields that decide, and goes outward: each
/// struct is entered once, without recursion.
struct StructConformances: Sendable {
  private let unequatable: Set<DeclaredType>
  private let unhashable: Set<DeclaredType>

  init(_ design: Design) {
    var holders: [DeclaredType: [DeclaredType]] = [:]
    var deciding: (unequatable: [DeclaredType], unhashable: [DeclaredType]) = ([], [])
    for component in design.components {
      for type in component.types {
        guard case .structure(let fields) = type.shape else { continue }
        let declared = DeclaredType(component: component.name, name: type.name)
        for field in fields {
          let value = field.type.innermost
          if case .declared(let held) = value { holders[held, default: []].append(declared) }
          if !value.isEquatableItself { deciding.unequatable.append(declared) }
          if !value.isHashableItself { deciding.unhashable.append(declared) }
        }
      }
    }
    unequatable = Self.all(deciding.unequatable, holders)
    unhashable = Self.all(deciding.unhashable, holders)
  }

  func isEquatable(_ type: ValueType) -> Bool {
    let value = type.innermost
    if case .declared(let name) = value { return !unequatable.contains(name) }
    return value.isEquatableItself
  }

  /// Whether values of the type can be compared, and hashed.
  func isHashable(_ type: ValueType) -> Bool {
    let value = type.innermost
    if case .declared(let name) = value { return !unhashable.contains(name) }
    return value.isHashableItself
  }

  /// The structs, and all that hold them.
  private static func all(_ structs: [DeclaredType], _ holders: [DeclaredType: [DeclaredType]]) -> Set<DeclaredType> {
    var (all, waiting) = (Set<DeclaredType>(), structs)
    while let type = waiting.popLast() {
      if all.insert(type).inserted { waiting += holders[type] ?? [] }
    }
    return all
  }
}

extension ValueType {
  /// The type without the optionals and arrays around it.
  fileprivate var innermost: ValueType {
    var type = self
    while true {
      switch type {
      case .optional(let inner), .array(let inner): type = inner
      default: return type
      }
    }
  }

  /// Whether values of a type that is neither a struct nor holds another can be compared.
  fileprivate var isEquatableItself: Bool {
    switch self {
    case .view, .viewOf, .action, .actionOf, .binding, .focus: false
    default: true
    }
  }

  fileprivate var isHashableItself: Bool {
    switch self {
    case .image, .serverPage, .gradient, .localizedText: false
    case .words(let set): set.isHashable
    default: isEquatableItself && recordID?.type.isHashable != false
    }
  }
}
