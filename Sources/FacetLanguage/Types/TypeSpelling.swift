extension ValueType {
  /// The spelling in a spec: `Range<Int>`, `Image?`.
  package var spelling: String {
    switch self {
    case .string: "String"
    case .localizedText: "LocalizedText"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .length: "Length"
    case .color: "Color"
    case .textStyle: "TextStyle"
    case .icon: "Icon"
    case .image: "Image"
    case .date: "Date"
    case .url: "URL"
    case .duration: "Duration"
    case .serverPage: "ServerPage"
    case .fontWeight: "FontWeight"
    case .gradient: "Gradient"
    case .border: "BorderStyle"
    case .strokeStyle: "StrokePattern"
    case .transition: "TransitionTiming"
    case .easing: "Easing"
    case .view: "View"
    case .viewOf(let type): "View<\(type.spelling)>"
    case .action: "Action"
    case .actionOf(let type): "Action<\(type.spelling)>"
    case .binding(let type): "Binding<\(type.spelling)>"
    case .focus(.optional(let type), let kind): "\(kind.typeName)<\(type.spelling)>"
    case .focus(_, let kind): kind.typeName
    case .range(let type): "Range<\(type.spelling)>"
    case .array(let type): "Array<\(type.spelling)>"
    case .optional(let type): "\(type.spelling)?"
    case .declared(let type): type.spelling
    case .record(let id): id.type.name
    case .words(let set): set.typeName
    }
  }

  /// The type of an expression that reads a name of this type: a binding and a focus are read as their value.
  package var read: ValueType {
    switch self {
    case .binding(let value), .focus(let value, _): value
    default: self
    }
  }

  package var isFocus: Bool { if case .focus = self { true } else { false } }

  package var focusKind: FocusKind? { if case .focus(_, let kind) = self { kind } else { nil } }

  package var isNumber: Bool { self == .int || self == .double || self == .length }

  /// Whether `<` is defined.
  package var isOrdered: Bool { isNumber || self == .date || self == .duration || self == .words(.dynamicTypeSize) }

  /// Whether `==` is defined: for all types except views and actions.
  package var isEquatable: Bool {
    switch self {
    // A text is compared in the reader's language, a text in an array not at all.
    case .view, .viewOf, .action, .actionOf, .binding, .focus, .localizedText: false
    case .record(let id): id.type.isEquatable
    case .optional(let type), .array(let type), .range(let type): type.isEquatable
    default: true
    }
  }
}

extension DeclaredType {
  /// What a component is made of says nothing without the component's name.
  package var spelling: String { name == DeclaredType.content ? "\(component).\(name)" : name }
}

extension WordSet {
  /// SwiftUI's name of the type: `HorizontalAlignment`.
  package var typeName: String {
    let name = rawValue
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ValueType.FocusKind {
  /// The name of its type in a spec, without a type argument.
  package var typeName: String {
    switch self {
    case .keyboard: "Focus"
    case .accessibility: "AccessibilityFocus"
    }
  }
}
