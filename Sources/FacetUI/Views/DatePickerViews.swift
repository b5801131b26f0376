import FacetStrings

/// The date and the time, each in a field that opens a calendar or a wheel.
nonisolated struct _DateFields: View {
  typealias Body = Never

  let selection: DateSelection

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.evaluate(
      HStack(spacing: 8) {
        if let day = view.selection.day { _DateField(words: day) }
        if let time = view.selection.time { _DateField(words: time) }
      })
  }
}

nonisolated struct _DateField: View {
  typealias Body = Never

  let words: String

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.evaluate(
      Text(verbatim: view.words)
        .fixedSize()
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
        .background { RoundedRectangle(cornerRadius: 8).fill(Color.quaternary) })
  }
}

/// The month of the date, one row for each week, and the time below it.
nonisolated struct _Calendar: View {
  typealias Body = Never

  let selection: DateSelection

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let selection = view.selection
    let month = CalendarMonth(of: selection.value)
    evaluator.evaluate(
      VStack(spacing: 8) {
        if selection.components.contains(.date) {
          HStack(spacing: 8) {
            Text(verbatim: month.name).bold()
            Spacer(minLength: 0)
            Image(systemName: "chevron.left")
            Image(systemName: "chevron.right")
          }
          HStack(spacing: 0) {
            ForEach(CalendarMonth.weekdays, id: \.self) { name in
              Text(verbatim: name).font(.footnote).fixedSize().frame(maxWidth: .infinity)
            }
          }
          ForEach(month.weeks, id: \.first) { week in
            HStack(spacing: 0) {
              ForEach(0..<7, id: \.self) { column in
                _Day(selection: selection, month: month, day: week[column])
              }
            }
          }
        }
        if let time = selection.time {
          HStack(spacing: 8) {
            Text(verbatim: evaluator.environment.locale.systemWords.time)
            Spacer(minLength: 0)
            _DateField(words: time)
          }
        }
      })
  }
}

nonisolated struct _Day: View {
  typealias Body = Never

  let selection: DateSelection
  let month: CalendarMonth
  /// Zero for a cell outside of the month.
  let day: Int

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let isSelected = view.day == view.month.selected
    let isPossible = view.day > 0 && view.selection.hasMoment(ofDayAt: view.month.start(of: view.day))
    evaluator.evaluate(
      Text(verbatim: view.day > 0 ? "\(view.day)" : "")
        .fixedSize()
        .frame(maxWidth: .infinity, minHeight: 40)
        .background { if isSelected { Circle().fill(Color.quaternary) } }
        .opacity(view.day == 0 || isPossible ? 1 : 0.3))
  }
}

/// The date as wheels between their neighbors, 216 points high, as `UIDatePicker` is.
nonisolated struct _DateWheel: View {
  typealias Body = Never

  let selection: DateSelection

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let selection = view.selection
    let time = CalendarTime(selection.value)
    let columns = selection.components.contains(.date) ? time.dateColumns : []
    let clock = selection.components.contains(.hourAndMinute) ? time.timeColumns : []
    let all = columns + clock
    evaluator.evaluate(
      HStack(spacing: 8) {
        ForEach(all.indices, id: \.self) { column in
          VStack(spacing: 0) {
            ForEach(all[column].indices, id: \.self) { row in
              Text(verbatim: all[column][row])
                .fixedSize()
                .frame(maxWidth: .infinity, minHeight: 32)
                .background { if row == 2 { RoundedRectangle(cornerRadius: 8).fill(Color.quaternary) } }
            }
          }
        }
      }
      .frame(height: 216))
  }
}

/// A month of the calendar, whose weeks begin with Sunday.
struct CalendarMonth {
  let name: String
  let selected: Int
  /// The days of each week; zero for a day of another month.
  let weeks: [[Int]]
  private let firstDay: Int

  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  init(of date: Date) {
    let time = CalendarTime(date)
    name = "\(CalendarTime.months[time.month - 1]) \(time.year)"
    selected = time.day
    firstDay = CalendarTime.days(time.year, time.month, 1)
    let next = time.month == 12 ? (time.year + 1, 1) : (time.year, time.month + 1)
    let count = CalendarTime.days(next.0, next.1, 1) - firstDay
    let offset = ((time.weekday - (time.day - 1)) % 7 + 7) % 7
    weeks = stride(from: 0, to: offset + count, by: 7).map { start in
      (start..<start + 7).map { (1...count).contains($0 - offset + 1) ? $0 - offset + 1 : 0 }
    }
  }

  /// The start of a day of the month in UTC.
  func start(of day: Int) -> Date { Date(timeIntervalSince1970: Double(firstDay + day - 1) * 86_400) }
}

extension CalendarTime {
  /// Month, day and year with two neighbors on each side.
  fileprivate var dateColumns: [[String]] {
    let around = -2...2
    return [
      around.map { Self.months[((month - 1 + $0) % 12 + 12) % 12] },
      around.map { "\(((day - 1 + $0) % 31 + 31) % 31 + 1)" },
      around.map { "\(year + $0)" },
    ]
  }

  /// Hour, minute and half of the day with their neighbors.
  fileprivate var timeColumns: [[String]] {
    let around = -2...2
    return [
      around.map { "\((hour + $0 + 11) % 12 + 1)" }, around.map { padded((minute + $0 + 60) % 60, to: 2) },
      around.map { offset in
        let half = (hour < 12 ? 0 : 1) + offset
        return half == 0 ? "AM" : half == 1 ? "PM" : ""
      },
    ]
  }

  /// The days from 1970-01-01 to a date.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}

extension Date {
  /// `2026-05-01`, `2026-05-01T10:30:00Z`; nil for any other text.
  init?(_iso text: String) {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) }
    let parts = numbers.compactMap(\.self)
    guard parts.count == numbers.count, parts.count == 3 || parts.count == 6, (1583...9999).contains(parts[0]),
      (1...12).contains(parts[1]), (1...31).contains(parts[2])
    else { return nil }
    let clock = parts.count == 6 ? parts[3...].reduce(0) { $0 * 60 + min($1, 59) } : 0
    self.init(timeIntervalSince1970: Double(CalendarTime.days(parts[0], parts[1], parts[2]) * 86_400 + clock))
  }
}
