import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
import FacetUI

extension ElementView {
  func textField(_ field: Element.TextField) -> _DrawnView {
    let value = context.model.binding(field.text)
    if field.isEditor { return _DrawnView(TextEditor(text: value.string).scrollContentBackground(.hidden)) }
    let prompt = field.prompt.map { Text(verbatim: context.evaluate($0).text) }
    let plain = view(of: field, value, prompt).textFieldStyle(PlainTextFieldStyle())
    guard let action = field.onSubmit else { return _DrawnView(plain) }
    return _DrawnView(plain.onSubmit(of: context.isGiven(action) ? .text : []) { context.perform(action) })
  }

  private func view(of field: Element.TextField, _ value: Binding<Value>, _ prompt: Text?) -> _DrawnView {
    guard let format = field.format else {
      if let isRevealed = field.isRevealed {
        return _DrawnView(
          RevealableSecureField(text: value.string, isRevealed: context.evaluate(isRevealed).boolValue) { prompt })
      }
      return field.isSecure
        ? _DrawnView(SecureField(text: value.string) { prompt })
        : _DrawnView(TextField(text: value.string, axis: field.isVertical ? .vertical : .horizontal) { prompt })
    }
    let style = format.map(context.evaluate)
    return switch context.model.type(of: field.text) {
    case .int: _DrawnView(TextField(value: value.int, format: _NumberFormatStyle(style)) { prompt })
    case .optional(.int): _DrawnView(TextField(value: value.optionalInt, format: _NumberFormatStyle(style)) { prompt })
    case .optional: _DrawnView(TextField(value: value.optionalDouble, format: _NumberFormatStyle(style)) { prompt })
    default: _DrawnView(TextField(value: value.double, format: _NumberFormatStyle(style)) { prompt })
    }
  }
}

extension ComponentModel {
  /// The type of the value that a control writes to.
  fileprivate func type(of field: String) -> ValueType? {
    component.content.fields.first { $0.name == field }?.type.read
  }
}

extension Binding<Value> {
  fileprivate var optionalInt: Binding<Int?> {
    Binding<Int?>(
      get: { wrappedValue.isNull ? nil : wrappedValue.intValue }, set: { wrappedValue = $0.map { .int($0) } ?? .null })
  }

  fileprivate var optionalDouble: Binding<Double?> {
    Binding<Double?>(
      get: { wrappedValue.isNull ? nil : wrappedValue.doubleValue },
      set: { wrappedValue = $0.map { .double($0) } ?? .null })
  }
}
