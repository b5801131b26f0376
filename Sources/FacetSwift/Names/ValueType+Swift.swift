import FacetIR
import FacetLanguage

extension DesignIndex {
  /// The type as a property or a parameter spells it.
  func spelling(of type: ValueType) -> Code {
    switch type {
    case .string: "String"
    case .localizedText: "LocalizedStringResource"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .length: "CGFloat"
    case .color: "Color"
    case .textStyle: "DesignTextStyle"
    case .icon: "DesignIcon"
    case .image: "Image"
    case .date: "Date"
    case .url: "URL"
    case .duration: "Duration"
    case .serverPage: "ServerPage<DesignServerContent>"
    case .fontWeight: "Font.Weight"
    case .gradient: "Gradient"
    case .border: "DesignBorder"
    case .strokeStyle: "StrokePattern"
    case .transition: "TransitionTiming"
    case .easing: "DesignEasing"
    case .view: "SlotContent"
    case .viewOf(let value): "SlotFunction<\(spelling(of: value))>"
    case .action: "@MainActor () -> Void"
    case .actionOf(let value): "@MainActor (\(spelling(of: value))) -> Void"
    case .binding(let value): "Binding<\(spelling(of: value))>"
    case .focus(let value, let kind): "\(kind.wrapper)<\(spelling(of: value))>.Binding"
    case .range(let value): "DesignBounds<\(spelling(of: value))>"
    case .array(.words(.accessibilityTrait)): spelling(of: .words(.accessibilityTrait))
    case .array(let element) where type.isSet: "Set<\(spelling(of: element))>"
    case .array(let element): "[\(spelling(of: element))]"
    case .optional(let wrapped):
      wrapped.isAction ? "(\(spelling(of: wrapped)))?" : "\(spelling(of: wrapped))?"
    case .declared(let declared): names(of: declared.component).declaredType(declared.name)
    case .record(let id): "\(SwiftName(id.type.swiftName))"
    case .words(let set): set.spelling
    }
  }

  /// Whether values of the type can be compared, and hashed.
  func isHashable(_ type: ValueType) -> Bool { conformances.isHashable(type) }

  func isEquatable(_ type: ValueType) -> Bool { conformances.isEquatable(type) }
}

extension ValueType {
  /// Whether an array of the language is a set in SwiftUI.
  var isSet: Bool { self == .array(.words(.accessibilityTrait)) || self == .array(.words(.presentationDetent)) }
}

extension ValueType.FocusKind {
  /// SwiftUI's property wrapper.
  var wrapper: Code {
    switch self {
    case .keyboard: "FocusState"
    case .accessibility: "AccessibilityFocusState"
    }
  }
}

extension WordSet {
  var spelling: Code {
    switch self {
    case .truncationMode: "Text.TruncationMode"
    case .textCase: "Text.Case"
    case .accessibilityTrait: "AccessibilityTraits"
    case .fontTextStyle: "Font.TextStyle"
    case .fontDesign: "Font.Design"
    case .numberFormat: "FloatingPointFormatStyle<Double>"
    case .dateStyle: "Date.FormatStyle.DateStyle"
    case .timeStyle: "Date.FormatStyle.TimeStyle"
    case .durationFormat: "Duration.TimeFormatStyle.Pattern"
    default: "\(SwiftName(typeName))"
    }
  }

  /// SwiftUI's alignments can be compared, not hashed.
  var isHashable: Bool {
    switch self {
    case .horizontalAlignment, .verticalAlignment, .alignment, .accessibilityTrait: false
    default: true
    }
  }

  func member(_ word: String) -> SwiftName {
    guard self == .accessibilityTrait, !Self.traitsThatAct.contains(word) else { return SwiftName(word) }
    return SwiftName("is" + word.prefix(1).uppercased() + word.dropFirst())
  }

  /// Traits named by a verb; all others begin with `is`: `isButton`.
  private static let traitsThatAct: Set<String> = [
    "updatesFrequently", "playsSound", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
  ]
}
