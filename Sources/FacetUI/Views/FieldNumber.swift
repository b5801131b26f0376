/// A number that a text field shows and reads.
struct FieldNumber {
  /// The formatted number; empty for nil.
  let shown: () -> String
  /// Sets the number that a text stands for.
  let read: (String) -> Void

  init<Number>(_ value: Binding<Number>, _ style: _NumberFormatStyle<Number>) {
    shown = { style.text(of: value.wrappedValue) }
    read = { text in
      if let number = style.number(in: text) { value.wrappedValue = number }
    }
  }

  init<Number>(_ value: Binding<Number?>, _ style: _NumberFormatStyle<Number>) {
    shown = { value.wrappedValue.map(style.text) ?? "" }
    read = { text in
      if let number = style.number(in: text) {
        value.wrappedValue = number
      } else if text.isEmpty {
        value.wrappedValue = nil
      }
    }
  }
}

/// The text of a field with a number while it is edited.
struct FieldDraft {
  let number: FieldNumber
  /// Nil while the field is not edited.
  let text: Binding<String?>

  var isEdited: Bool { text.wrappedValue != nil }

  /// The text that is edited, or the number.
  var shown: Binding<String> {
    Binding(get: { text.wrappedValue ?? number.shown() }, set: { text.wrappedValue = $0 })
  }

  /// Reads the number, and ends editing.
  func commit() {
    guard let typed = text.wrappedValue else { return }
    text.wrappedValue = nil
    number.read(typed)
  }
}

extension _Evaluator {
  /// A field with a number.
  func field(_ number: FieldNumber, label: some View, prompt: Text?) {
    let draft = FieldDraft(number: number, text: state(initially: nil))
    field(draft.shown, label: label, prompt: prompt, draft: draft)
  }
}

extension _NumberFormatStyle {
  fileprivate func text(of number: Number) -> String {
    if let whole = number as? Int { return format.text(whole) }
    return (number as? Double).map(format.text) ?? ""
  }

  /// The number that a text stands for; nil if it is none.
  fileprivate func number(in text: String) -> Number? {
    guard let number = format.number(in: text) else { return nil }
    if Number.self == Double.self { return (format.notation == .percent ? number / 100 : number) as? Number }
    return Int(exactly: number.rounded(.towardZero)) as? Number
  }
}

extension NumberFormat {
  /// The number in a text, with or without separators, the symbol or the code of the currency and a percent sign.
  fileprivate func number(in text: String) -> Double? {
    var digits = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", ".", "-": digits.unicodeScalars.append(scalar)
      case ",", " ", "\u{A0}": continue
      case "%" where notation == .percent: continue
      default:
        guard case .currency(let code) = notation, let unit = CurrencyUnit(code),
          unit.symbol.unicodeScalars.contains(scalar) || code.unicodeScalars.contains(scalar)
        else { return nil }
      }
    }
    return digits.isEmpty || digits.last == "." && digits.count == 1 ? nil : Double(digits)
  }
}
