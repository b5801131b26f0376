import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// A use of an action in the data zone, with the text of its argument: `onTap` or `onSelect(Beach)`.
struct ActionUse {
  let name: Located<String>
  let argument: Located<String>?
  /// All of it, as it is written.
  let text: String
  /// Whether a comma in braces or brackets has cut it.
  var isCut: Bool { name.value.utf8.contains(UInt8(ascii: "(")) }

  /// - Parameter written: As a message shows it, with a line break as `\u{A}`.
  init(_ written: Located<String>) {
    let text = Located(unescapedFromDisplay(written.value), at: written.span)
    self.text = text.value
    let bytes = Array(text.value.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else {
      name = text
      argument = nil
      return
    }
    func part(_ range: Range<Int>) -> Located<String> {
      var span = text.span
      // Without quotes, each part has its own location.
      if span.end - span.start == UInt32(bytes.count) {
        span.end = span.start + UInt32(range.upperBound)
        span.start += UInt32(range.lowerBound)
      }
      return Located(String(decoding: bytes[range], as: UTF8.self), at: span)
    }
    name = part(0..<open)
    argument = part((open + 1)..<(bytes.count - 1))
  }
}

extension ComponentResolver {
  mutating func cut<Result>(_ use: ActionUse) -> Result? {
    report(.cutUse(use.name))
    return nil
  }

  /// Returns the use as it is recorded: `onRate(4)`. Nil if an error has been reported.
  ///
  /// A tap can omit the argument if only one control performs the action.
  mutating func words(of use: ActionUse, isWhole: Bool = false) -> String? {
    if let effect = effect(named: use.name.value) { return words(of: use, startingEffect: effect) }
    guard let action = content.action(named: use.name.value), !action.isBroken else { return use.name.value }
    guard let argument = use.argument else {
      guard isWhole, action.takes != nil else { return use.name.value }
      report(.actionArguments(action, found: 0, at: use.name.span))
      return nil
    }
    guard let type = action.takes else {
      report(.actionArguments(action, found: 1, at: use.name.span))
      return nil
    }
    return words(of: argument, as: type, for: use.name).map { "\(use.name.value)(\($0))" }
  }

  /// `load(Paris)`: the start of an effect, as it is recorded.
  private mutating func words(of use: ActionUse, startingEffect effect: EffectSignature) -> String? {
    switch (use.argument, effect.takes) {
    case (nil, nil): return use.name.value
    case (let argument?, let taken?):
      return words(of: argument, as: taken.type, for: use.name).map { "\(use.name.value)(\($0))" }
    case (let argument, _):
      if !effect.isBroken { report(.effectArguments(effect, found: argument == nil ? 0 : 1, at: use.name.span)) }
      return nil
    }
  }

  /// A value as in frames and records: a struct or an array is its values, separated by commas.
  mutating func words(
    of argument: Located<String>, as type: ValueType, for action: Located<String>
  ) -> String? {
    switch type.unwrapped {
    case .int:
      if let value = Numeral(argument.value).int { return "\(value)" }
    case .double, .length:
      if let value = Numeral(argument.value).double { return "\(value)" }
    case .bool:
      if ["true", "false"].contains(argument.value) { return argument.value }
    case .date, .duration, .url:
      if let value = Expression(argument.value, writtenAs: type.unwrapped) { return value.exampleWords }
    case .declared(let declared):
      guard case .enumeration(let cases)? = declaration(of: declared)?.shape else { return argument.value }
      if cases.contains(argument.value) { return argument.value }
      if type.isOptional, argument.value == "nil" { break }
      report(.unknownWord(argument.value, of: type.unwrapped, among: cases, at: argument.span))
      return nil
    default: return argument.value
    }
    if type.isOptional, argument.value == "nil" { return "nil" }
    report(.wrongValue("'\(argument.value)'", as: type, for: DataSubject(action.value), at: argument.span))
    return nil
  }
}
