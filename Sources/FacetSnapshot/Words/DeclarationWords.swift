import FacetIR
import FacetLanguage
import FacetText

/// Declarations as in the spec of a component.
struct DeclarationWords {
  private let component: String
  private let words: ExpressionWords
  private let wording: ExpressionWords

  /// - Parameter component: Nil for what is declared in no component.
  init(of component: Component? = nil, in design: Design) {
    self.component = component?.name ?? ""
    words = ExpressionWords(design: design)
    wording = ExpressionWords(ofWordingIn: design)
  }

  /// `Int = 3, deprecated "Use rating.", was stars`
  ///
  /// - Parameter isLocalized: Whether texts of type `String` are the design system's own wording.
  func callAsFunction(
    _ type: ValueType, _ value: Expression?, _ history: History = History(), isLocalized: Bool = false
  ) -> String {
    let words = isLocalized || type.isOfLocalizedText ? wording : words
    let value = value.flatMap { type.isOptional && $0.node == .null ? nil : " = \(words($0))" } ?? ""
    return ([spelling(of: type) + value] + self.history(history)).joined(separator: ", ")
  }

  /// The type, where types of other components have the name of the component before them.
  func spelling(of type: ValueType) -> String { type.qualified(outside: component).spelling }

  func history(_ history: History) -> [String] {
    (history.deprecation.map { ["deprecated \(quoted($0))"] } ?? [])
      + (history.formerName.map { ["was \(escapedForDisplay($0))"] } ?? [])
  }

  /// `iOS 18, macOS 15.1`; nil for no versions.
  static func availability(_ availability: Availability) -> String? {
    let versions = availability.entries.map { platform, version in
      "\(platform.rawValue) \(version.major)\(version.minor == 0 ? "" : ".\(version.minor)")"
    }
    return versions.isEmpty ? nil : versions.joined(separator: ", ")
  }
}

extension ValueType {
  fileprivate func qualified(outside component: String) -> ValueType {
    func inner(_ type: ValueType) -> ValueType { type.qualified(outside: component) }
    switch self {
    case .declared(let type) where type.component != component && type.name != DeclaredType.content:
      return .declared(DeclaredType(component: type.component, name: "\(type.component).\(type.name)"))
    case .array(let type): return .array(inner(type))
    case .optional(let type): return .optional(inner(type))
    case .binding(let type): return .binding(inner(type))
    case .focus(let type, let kind): return .focus(inner(type), of: kind)
    case .range(let type): return .range(inner(type))
    case .viewOf(let type): return .viewOf(inner(type))
    case .actionOf(let type): return .actionOf(inner(type))
    default: return self
    }
  }
}
