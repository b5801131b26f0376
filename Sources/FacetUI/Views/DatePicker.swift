import FacetFrame

/// The parts of a date that a date picker shows, in SwiftUI the type `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date. Its pictures are in `en_US` and UTC.
public struct DatePicker<Label> {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let first: Date?
  let last: Date?
  let components: Components
  let label: Label
}

extension DatePicker where Label: View {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, first: nil, last: nil, components: displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, first: range.lowerBound, last: range.upperBound, components: displayedComponents,
      label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, first: range.lowerBound, last: nil, components: displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, first: nil, last: range.upperBound, components: displayedComponents, label: label())
  }
}

extension DatePicker: View where Label: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let selection = DateSelection(
      kind: evaluator.environment.known.datePickerKind ?? .compact, name: evaluator.words(of: view.label),
      date: view.selection, first: view.first, last: view.last,
      components: view.components.isEmpty ? [.date, .hourAndMinute] : view.components)
    let start = evaluator.tree.nodes.count
    let drawing = _DrawnView { evaluator in
      evaluator.wrap(ControlLayout(control: .picker)) {
        switch selection.kind {
        case .compact: evaluator.evaluate(_DateFields(selection: selection))
        case .graphical: evaluator.evaluate(_Calendar(selection: selection))
        case .wheel: evaluator.evaluate(_DateWheel(selection: selection))
        }
      }
    }
    if evaluator.environment.known.hidesLabels {
      evaluator.evaluate(drawing)
    } else {
      evaluator.evaluate(
        HStack(spacing: 8) {
          view.label
          Spacer(minLength: 0)
          drawing
        })
    }
    for node in start..<evaluator.tree.nodes.count
    where evaluator.tree.nodes[node].use == nil
      && (evaluator.tree.nodes[node].layout as? ControlLayout)?.control == .picker
    {
      evaluator.tree.nodes[node].use = ControlUse(date: selection)
    }
  }
}

enum DatePickerKind: Equatable { case compact, graphical, wheel }

/// The date of a date picker, and the dates that it can have.
struct DateSelection {
  let kind: DatePickerKind
  /// The accessibility label.
  let name: String
  let date: Binding<Date>
  let first: Date?
  let last: Date?
  let components: DatePickerComponents

  var value: Date { date.wrappedValue }

  var day: String? { components.contains(.date) ? value.formatted(date: .abbreviated, time: .omitted) : nil }
  var time: String? { components.contains(.hourAndMinute) ? value.formatted(date: .omitted, time: .shortened) : nil }

  /// What VoiceOver reads of the date.
  var words: String { [day, time].compactMap(\.self).joined(separator: ", ") }

  func isPossible(_ date: Date) -> Bool { limited(date) == date }

  /// Whether the range has a moment of the day that begins at a date.
  func hasMoment(ofDayAt start: Date) -> Bool {
    let end = Date(timeIntervalSince1970: start.timeIntervalSince1970 + 86_399)
    return first.map { $0 <= end } ?? true && last.map { $0 >= start } ?? true
  }

  func select(_ date: Date) { self.date.wrappedValue = limited(date) }

  /// Selects a date by its text in ISO 8601.
  func select(named name: String) -> Bool {
    guard let date = Date(_iso: name) else { return false }
    select(date)
    return true
  }

  func canMove(_ direction: AccessibilityAdjustmentDirection) -> Bool { isPossible(moved(direction)) }

  func move(_ direction: AccessibilityAdjustmentDirection) { if canMove(direction) { select(moved(direction)) } }

  private func moved(_ direction: AccessibilityAdjustmentDirection) -> Date {
    let step: Double = components.contains(.date) ? 86_400 : 60
    let distance = direction == .increment ? step : -step
    return Date(timeIntervalSince1970: value.timeIntervalSince1970 + distance)
  }

  private func limited(_ date: Date) -> Date {
    let above = first.map { max($0, date) } ?? date
    return last.map { min($0, above) } ?? above
  }
}
