import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetStrings
import FacetText

extension ComponentResolver {
  /// A quoted text, which is looked up in the String Catalog if the project has one and the text is the design system's
  /// own wording. Text without letters besides its values is the same in all languages, except for its numbers.
  ///
  /// A text that is assigned can turn out to be a value of the program, so its numbers stay as they are without a catalog.
  mutating func localized(_ text: Expression, at span: SourceSpan, in scope: Scope) -> Expression {
    guard scope.localizes else { return text }
    guard design.strings != nil, let (key, arguments) = text.catalogKey else {
      return scope.isAssigned ? text : text.withNumbersForReaders
    }
    let comment = comment(in: scope)
    textUses.append(TextUse(key: key, arguments: arguments, comment: comment, span: span))
    return Expression(.localized(LocalizedText(key: key, source: text, comment: comment)), as: text.type)
  }

  /// The comment for translators: the text's place, and the documentation of the field or of the component.
  func comment(in scope: Scope) -> String {
    var doc = spec.doc?.value
    let place: String
    switch scope.textRole {
    case .content(let name, let fieldDoc):
      place = "'\(name)' of \(self.name)"
      doc = fieldDoc ?? doc
    case .accessibilityLabel: place = "Accessibility label of \(self.name)"
    case .accessibilityValue: place = "Accessibility value of \(self.name)"
    case .accessibilityHint: place = "Accessibility hint of \(self.name)"
    case .announcement: place = "Announcement of \(self.name)"
    case .title(let id): place = "Title of \(id.nameForTranslators) in \(self.name)"
    case .message(let id): place = "Message of \(id.nameForTranslators) in \(self.name)"
    case .navigationTitle: place = "Navigation title in \(self.name)"
    case .largeContent: place = "Title that is shown large in \(self.name)"
    case .searchPrompt: place = "Prompt of a search field in \(self.name)"
    case .accessibilityContent: place = "Custom content for VoiceOver of \(self.name)"
    case .accessibilityAction: place = "Name of an accessibility action of \(self.name)"
    case .part: place = "Part of a text in \(self.name)"
    case .argument(let parameter, let component): place = "'\(parameter)' of \(component) in \(self.name)"
    case .tab(let tab, let app): (place, doc) = ("Title of the tab '\(tab)' of \(app)", nil)
    case .assigned(let target):
      place = "'\(target.name)' of \(self.name)"
      doc = self.doc(of: target) ?? doc
    case .screenArgument(let parameter, let app): place = "'\(parameter)' of \(self.name) in \(app)"
    case .expanded: place = "Accessibility value of an expanded disclosure group in \(self.name)"
    case .collapsed: place = "Accessibility value of a collapsed disclosure group in \(self.name)"
    case nil: place = "\(role(ofTextIn: scope)) in \(self.name)"
    }
    let firstLine = doc?.split(separator: "\n").first.map(String.init) ?? ""
    return firstLine.isEmpty ? place : "\(place). \(firstLine)"
  }

  private func doc(of target: TextTarget) -> String? {
    switch target {
    case .variable(let name): (spec.state + spec.parameters).first { $0.name.value == name }?.doc?.value
    case .taken(let name): spec.actions.first { $0.name.value == name }?.doc?.value
    }
  }

  /// The role of a text in the current element: that of the innermost control, or of the part that it is in.
  private func role(ofTextIn scope: Scope) -> String {
    for position in open.dropFirst(scope.textPlace?.depth ?? 0).reversed() {
      switch elements[position].written.id {
      case .button: return "Label of a button"
      case .toggle: return "Label of a toggle"
      case .slider: return "Label of a slider"
      case .label: return "Title of a label"
      case .link: return "Label of a link"
      case .gauge: return "Label of a gauge"
      case .stepper: return "Label of a stepper"
      case .picker: return "Text in a picker"
      case .datePicker: return "Label of a date picker"
      case .menu: return "Text of a menu"
      case .progress: return "Label of a progress view"
      case .textField, .secureField: return "Prompt of a text field"
      default: continue
      }
    }
    return scope.textPlace?.role ?? Self.roleOfOtherText
  }

  private static let roleOfOtherText = "Text"

  /// The scope for the elements of a part of the current element.
  ///
  /// - Parameter role: What texts in it are for: `Header of a section`; nil if they have nothing to do with the element.
  func placing(textsAs role: String? = nil, in scope: Scope) -> Scope {
    var scope = scope
    scope.textPlace = TextPlace(role: role ?? Self.roleOfOtherText, depth: open.count)
    return scope
  }
}

extension ModifierID {
  fileprivate var nameForTranslators: String { self == .alert ? "an alert" : "a confirmation dialog" }
}

extension Expression {
  /// The text with its numbers in the digits and with the separators of the reader's locale, as they are in texts of a
  /// String Catalog: `"{guests} guests"` is `"{formatted(guests)} guests"`.
  fileprivate var withNumbersForReaders: Expression {
    guard case .interpolation(let segments) = node else { return self }
    let shown = segments.map { segment -> Segment in
      guard case .value(let number) = segment, number.type == .int || number.type == .double else { return segment }
      return .value(Expression(.call(.formatted, [number]), as: .string))
    }
    return Expression(.interpolation(shown), as: type)
  }

  /// The key of a text in a String Catalog, and what its values are; nil if no language writes the text differently.
  fileprivate var catalogKey: (key: String, arguments: [Int: FormatString.Kind])? {
    switch node {
    case .string(let text): return holdsLetters(text) ? (text, [:]) : nil
    case .interpolation(let segments):
      var key = ""
      var arguments: [Int: FormatString.Kind] = [:]
      var isTranslated = false
      for segment in segments {
        switch segment {
        case .text(let text):
          isTranslated = isTranslated || holdsLetters(text)
          key += FormatString.escaped(text)
        case .value(let value):
          let kind = value.type.formatKind
          arguments[arguments.count + 1] = kind
          key += kind.specifierInKeys
        }
      }
      // A literal in a single piece has no format.
      if arguments.isEmpty { key = segments.reduce(into: "") { if case .text(let text) = $1 { $0 += text } } }
      return isTranslated ? (key, arguments) : nil
    default: return nil
    }
  }
}

func holdsLetters(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.properties.isAlphabetic) }

extension ValueType {
  /// What SwiftUI and Foundation make of an interpolated value.
  var formatKind: FormatString.Kind {
    switch self {
    case .int: .integer
    case .double, .length: .double
    default: .object
    }
  }
}

extension FormatString.Kind {
  var specifierInKeys: String {
    switch self {
    case .object: LocalizationArgument.string("").specifier
    case .integer: LocalizationArgument.int(0).specifier
    case .double: LocalizationArgument.double(0).specifier
    }
  }
}
