import FacetIR
import FacetRuntime
import FacetUI

extension ElementView {
  func view(of picker: Element.DatePicker) -> _DrawnView {
    let selection = context.model.binding(picker.selection).date
    let components: DatePickerComponents =
      switch picker.components {
      case "date": .date
      case "hourAndMinute": .hourAndMinute
      default: [.date, .hourAndMinute]
      }
    let first = picker.first.map { context.evaluate($0).date }
    let last = picker.last.map { context.evaluate($0).date }
    let view: DatePicker<ElementsView> =
      switch (first, last) {
      case (let first?, let last?):
        DatePicker(selection: selection, from: first, through: last, displayedComponents: components) {
          views(picker.label)
        }
      case (let first?, nil):
        DatePicker(selection: selection, in: first..., displayedComponents: components) { views(picker.label) }
      case (nil, let last?):
        DatePicker(selection: selection, in: ...last, displayedComponents: components) { views(picker.label) }
      case (nil, nil): DatePicker(selection: selection, displayedComponents: components) { views(picker.label) }
      }
    let unlabelled = view.labelsHidden()
    return switch picker.style {
    case "graphical": _DrawnView(unlabelled.datePickerStyle(GraphicalDatePickerStyle()))
    case "wheel": _DrawnView(unlabelled.datePickerStyle(WheelDatePickerStyle()))
    default: _DrawnView(unlabelled.datePickerStyle(CompactDatePickerStyle()))
    }
  }
}

extension Value {
  /// The date; the start of 1970 for any other value.
  var date: Date { if case .date(let date) = self { date } else { Date(timeIntervalSince1970: 0) } }
}
