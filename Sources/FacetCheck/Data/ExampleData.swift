import FacetIR
import FacetLanguage

extension ComponentResolver {
  /// An example value of a type for messages, in the syntax of the data zone: `[day]` for an array of cases. Long
  /// values are cut.
  func example(of type: ValueType) -> String {
    switch type {
    case .string, .localizedText: "Some text"
    case .int: "1"
    case .double: "0.5"
    case .length: "8"
    case .bool: "true"
    case .icon: "star"
    case .image: "photo"
    case .fontWeight: "semibold"
    case .date: "2026-05-01"
    case .url: "https://example.com"
    case .serverPage: design.pages.names.first ?? "home"
    case .duration: "400ms"
    case .action, .actionOf: "record"
    case .viewOf: "{ as: item, do: { text: item } }"
    case .view: "{ text: Some text }"
    case .range(let bound): bound == .double ? "0...0.5" : "0...16"
    case .array(let element): "[\(example(of: element))]"
    case .optional(let value), .binding(let value), .focus(let value, _): example(of: value)
    case .words(let set): set.words.first ?? "…"
    case .declared(let type): example(of: type)
    case .font: "headline"
    case .record(let id) where id.type.takesLength: "8"
    case .color, .textStyle, .record, .gradient, .border, .strokeStyle, .easing, .transition:
      design.token(of: type).map { "\($0)" } ?? "…"
    }
  }

  private func example(of type: DeclaredType) -> String {
    switch declaration(of: type)?.shape {
    case .enumeration(let cases)?: cases.first ?? "…"
    case .structure(let fields)?: fields.first.map { "{ \($0.name): … }" } ?? "{}"
    case nil: "…"
    }
  }
}
