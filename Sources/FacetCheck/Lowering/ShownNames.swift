import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  /// A name after what the element shows, or after its kind. `Element.uniquelyNamed` makes the names of a body unique.
  func suggestedName(of element: ElementSpec, kind: Element.Kind) -> String {
    kind.shownName ?? kind.outlineName ?? element.kind.value
  }
}

extension Element.Kind {
  /// The name of what the element itself shows; nil for containers and spacers.
  var shownName: String? {
    switch self {
    case .text(let value), .icon(let value), .image(let value, _): value.shownName
    case .run(let run): run.text.shownName
    case .runs(let runs): runs.parts.lazy.compactMap(\.kind.shownName).first
    case .button(let button): Self.controlName(of: button.action.name)
    case .progress(let progress): progress.value?.shownName
    case .control(.link(let link)): link.destination.referenceName
    case .control(.gauge(let gauge)): gauge.value.shownName
    case .control(.remoteImage(let image)): image.url.shownName
    case .toggle, .textField, .slider, .control: boundField
    case .slot(let name, _): name
    case .forEach(let array, _, _, _): array.shownName
    case .component(let instance): instance.component
    case .serverPage(let page): page.page.shownName
    case .handWritten(let view): view.type[view.type.count - 1]
    case .shape, .spacer, .divider, .stack, .scroll, .lazyGrid, .grid, .gridRow, .flow, .viewThatFits, .conditional,
      .switch, .constants, .group:
      nil
    }
  }

  /// The name of a shape, more specific than its kind.
  var outlineName: String? {
    guard case .shape(let shape) = self else { return nil }
    return switch shape.outline {
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .unevenRoundedRectangle: "unevenRoundedRectangle"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    }
  }

  /// The names that can qualify those of elements around it. A component shows its arguments.
  var subjects: [String] {
    switch self {
    case .component(let instance):
      let values = instance.arguments.map(\.value)
      return values.compactMap(\.referenceName).map(Self.controlName) + values.compactMap(\.literalName)
        + [instance.component]
    case .text(let text):
      // Digits beside a value say nothing: `0{hour}`.
      let literal = text.literalName.flatMap { name in
        text.referenceName != nil && !name.unicodeScalars.contains(where: \.properties.isAlphabetic) ? nil : name
      }
      return [text.referenceName, literal].compactMap(\.self)
    default: return shownName.map { [$0] } ?? []
    }
  }

  /// The name of the condition that selects among its children.
  var conditionName: String? {
    switch self {
    case .conditional(.isTrue(let condition), _, _): condition.referenceName
    case .conditional(.binds(let name, _), _, _): name
    case .switch(let value, _, _): value.referenceName
    default: nil
    }
  }

  /// `onIncrement` gives `increment`.
  private static func controlName(of action: String) -> String {
    let letters = Array(action.unicodeScalars)
    guard letters.count > 2, action.hasPrefix("on"), letters[2].properties.isUppercase else { return action }
    var name = letters[2].properties.lowercaseMapping
    for letter in letters[3...] { name.unicodeScalars.append(letter) }
    return name
  }
}

extension Expression {
  /// The last name of what an expression mainly refers to, or the words of its literal. A choice has the name of its
  /// first branch.
  fileprivate var shownName: String? { referenceName ?? literalName }

  fileprivate var referenceName: String? {
    switch node {
    case .content(let name), .parameter(let name), .local(let name), .constant(let name, _), .style(let name): name
    case .member(_, let name): name
    case .chain(let value), .unwrapped(let value): value.referenceName
    case .localized(let text): text.source.referenceName
    case .translated(let text), .verbatim(let text): text.referenceName
    case .interpolation(let segments): segments.lazy.compactMap(\.value?.referenceName).first
    case .conditional(_, let then, let other): then.referenceName ?? (then.literalName == nil ? other.shownName : nil)
    case .switch:
      branches.first.flatMap {
        $0.referenceName ?? ($0.literalName == nil ? branches.dropFirst().lazy.compactMap(\.shownName).first : nil)
      }
    case .coalesce(let value, _): value.referenceName
    case .call(_, let arguments): arguments.first?.referenceName
    case .map(let array, _): array.referenceName
    case .range(let lower, let upper) where isNumbers: upper?.referenceName ?? lower?.referenceName
    default: nil
    }
  }

  private static let longestLiteral = 20

  /// `age13AndOver` for "Age 13 and over", `chevronForward` for the symbol `chevron.forward`.
  fileprivate var literalName: String? {
    switch node {
    case .string(let text), .icon(let text), .image(let text):
      identifier(from: text, mostLetters: Self.longestLiteral)
    case .word(let text) where type == .icon: identifier(from: text, mostLetters: Self.longestLiteral)
    case .localized(let text): text.source.literalName
    case .verbatim(let text): text.literalName
    case .interpolation(let segments):
      identifier(from: segments.compactMap(\.text).joined(separator: " "), mostLetters: Self.longestLiteral)
    case .conditional: branches.lazy.compactMap(\.literalName).first
    // The first of many says little of them.
    case .switch(let subject, _, _): subject.referenceName ?? branches.lazy.compactMap(\.literalName).first
    case .coalesce(let value, let other): value.literalName ?? other.literalName
    case .call(_, let arguments): arguments.first?.literalName
    default: nil
    }
  }
}

extension Expression.Segment {
  fileprivate var value: Expression? {
    if case .value(let value) = self { value } else { nil }
  }

  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// The first words of a text as a camel-case name: `That is all that this place has room for.` gives
/// `thatIsAllThatThis`. Nil for text without letters and digits, and for right-to-left scripts, which would reorder the
/// line.
private func identifier(from text: String, mostLetters: Int) -> String? {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return identifier(fromASCII: Array(text.utf8), mostLetters: mostLetters) }
  if holdsRightToLeftScript(text) { return nil }
  var name = String.UnicodeScalarView()
  for word in words(of: text) {
    if !name.isEmpty, name.count + word.count > mostLetters { break }
    let word = word.filter { $0 != "'" && $0 != "’" }
    guard let first = word.first else { continue }
    let start = name.isEmpty ? first.properties.lowercaseMapping : first.properties.titlecaseMapping
    name.append(contentsOf: start.unicodeScalars)
    name.append(contentsOf: word.dropFirst().prefix(mostLetters))
  }
  return name.isEmpty ? nil : String(name)
}

/// The same for ASCII text, which is the common case.
private func identifier(fromASCII text: [UInt8], mostLetters: Int) -> String? {
  let apostrophe = UInt8(ascii: "'")
  var name: [UInt8] = []
  for word in text.split(whereSeparator: { !$0.isLetterOrDigit && $0 != apostrophe }) {
    if !name.isEmpty, name.count + word.count > mostLetters { break }
    let letters = word.lazy.filter { $0 != apostrophe }
    guard let first = letters.first else { continue }
    name.append(name.isEmpty ? first.lowercased : first.uppercased)
    name.append(contentsOf: letters.dropFirst().prefix(mostLetters))
  }
  return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isLetterOrDigit: Bool { isLetter || (0x30...0x39).contains(self) }
  fileprivate var lowercased: UInt8 { isLetter ? self | 0x20 : self }
  fileprivate var uppercased: UInt8 { isLetter ? self & 0xDF : self }
}

/// Runs of letters and digits. An apostrophe does not end a word: `That's` is one word.
private func words(of text: String) -> [String.UnicodeScalarView.SubSequence] {
  let scalars = text.unicodeScalars
  return scalars.split { scalar in
    let properties = scalar.properties
    return !(properties.isAlphabetic || properties.numericType != nil || scalar == "'" || scalar == "’")
  }
}
