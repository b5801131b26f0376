import FacetIR
import FacetLanguage
import FacetText

extension Element.Kind {
  /// What the element shows by itself; nil of an element that only holds others or takes room.
  var shownName: String? {
    switch self {
    case .text(let value), .icon(let value), .image(let value, _): value.shownName
    case .button(let action, _): Self.controlName(of: action.name)
    case .toggle(let field, _): field
    case .textField(let field): field.text
    case .slider(let slider): slider.value
    case .progress(let progress): progress.value?.shownName
    case .slot(let name): name
    case .forEach(let array, _, _, _): array.shownName
    case .component(let instance): instance.component
    case .handWritten(let view): view.type[view.type.count - 1]
    case .shape, .spacer, .divider, .stack, .scroll, .lazyGrid, .grid, .gridRow, .conditional, .switch, .group: nil
    }
  }

  /// Of a shape, which says more than that it is one.
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

  /// What names around it may be qualified by. A component shows what it is given.
  var subjects: [String] {
    switch self {
    case .component(let instance):
      let values = instance.arguments.map(\.value)
      return values.compactMap(\.referenceName).map(Self.controlName) + values.compactMap(\.literalName)
        + [instance.component]
    case .text(let text): return [text.referenceName, text.literalName].compactMap(\.self)
    default: return shownName.map { [$0] } ?? []
    }
  }

  /// What decides which of the elements inside it are drawn.
  var conditionName: String? {
    switch self {
    case .conditional(.isTrue(let condition), _, _): condition.referenceName
    case .conditional(.binds(let name, _), _, _): name
    case .switch(let value, _, _): value.referenceName
    default: nil
    }
  }

  /// `onIncrement` makes `increment`.
  private static func controlName(of action: String) -> String {
    let letters = Array(action.unicodeScalars)
    guard letters.count > 2, action.hasPrefix("on"), letters[2].properties.isUppercase else { return action }
    var name = letters[2].properties.lowercaseMapping
    for letter in letters[3...] { name.unicodeScalars.append(letter) }
    return name
  }
}

extension Expression {
  /// The last name of what an expression mainly refers to, else the words that it says: of a choice, what its first
  /// branch shows.
  fileprivate var shownName: String? { referenceName ?? literalName }

  fileprivate var referenceName: String? {
    switch node {
    case .content(let name), .parameter(let name), .local(let name), .style(let name): name
    case .member(_, let name): name
    case .chain(let value), .unwrapped(let value): value.referenceName
    case .interpolation(let segments): segments.lazy.compactMap(\.value?.referenceName).first
    case .conditional(_, let then, let other): then.referenceName ?? (then.literalName == nil ? other.shownName : nil)
    case .coalesce(let value, _): value.referenceName
    case .call(_, let arguments): arguments.first?.referenceName
    default: nil
    }
  }

  private static let longestLiteral = 20

  /// `age13AndOver` of "Age 13 and over", `chevronForward` of the symbol `chevron.forward`.
  fileprivate var literalName: String? {
    switch node {
    case .string(let text), .icon(let text), .image(let text):
      identifier(from: text, mostLetters: Self.longestLiteral)
    case .interpolation(let segments):
      identifier(from: segments.compactMap(\.text).joined(separator: " "), mostLetters: Self.longestLiteral)
    case .conditional(_, let then, let other): then.literalName ?? other.literalName
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

/// The words of a text as one name, as many as there is room for: `That is all that this place has room for.` makes
/// `thatIsAllThatThis`. Nil of a text without letters and digits, and of one in a script that is written from right to
/// left, which would turn the line around it.
private func identifier(from text: String, mostLetters: Int) -> String? {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return identifier(fromASCII: text.utf8, mostLetters: mostLetters) }
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

/// The same for a text of ASCII alone, which almost all are.
private func identifier(fromASCII text: String.UTF8View, mostLetters: Int) -> String? {
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

/// Runs of letters and digits. An apostrophe is inside a word: `That's` is one.
private func words(of text: String) -> [String.UnicodeScalarView.SubSequence] {
  let scalars = text.unicodeScalars
  return scalars.split { scalar in
    let properties = scalar.properties
    return !(properties.isAlphabetic || properties.numericType != nil || scalar == "'" || scalar == "’")
  }
}
