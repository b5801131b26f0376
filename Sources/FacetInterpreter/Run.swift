import FacetIR

/// The drawing of one view from a program, with what it has asked for so far. Beyond a bound nothing more is worked out:
/// expressions come to nil, elements draw nothing and actions do nothing, so that whatever asked for too much ends soon.
package final class Run {
  package let program: Program
  /// Nil where only the picture is wanted.
  package let observer: (any DrawingObserver)?
  /// The first limit that was exceeded, and the value.
  @exclusivity(unchecked) package private(set) var excess: (bound: WorkBound, found: Int)?
  @exclusivity(unchecked) private var evaluations = 0
  @exclusivity(unchecked) private var views = 0

  package init(_ program: Program, observer: (any DrawingObserver)? = nil) {
    self.program = program
    self.observer = observer
  }

  /// In which no names are bound.
  package var scope: Scope { Scope(Names(run: self)) }

  /// Counts an expression, or a statement of an action. False: it is one too many.
  func countEvaluation() -> Bool {
    evaluations += 1
    return isWithin(.evaluations, evaluations)
  }

  /// Counts an element that is drawn.
  func countView() -> Bool {
    views += 1
    return isWithin(.views, views)
  }

  /// The picture is drawn anew.
  func beginPicture() { views = 0 }

  /// A value that has just been made, or nil where it is too large.
  func bounded(_ value: Value) -> Value {
    switch value {
    case .string(let text): isWithin(.textBytes, text.utf8.count) ? value : .null
    case .array, .structure:
      isWithin(.values, value.count(upTo: program.bounds.values + 1)) ? value : .null
    default: value
    }
  }

  /// Whether `count` is within its bound, and nothing has gone beyond one.
  func isWithin(_ bound: WorkBound, _ count: Int) -> Bool {
    if count > program.bounds[bound], excess == nil { excess = (bound, count) }
    return excess == nil
  }
}

/// The counters of drawing one view.
package enum WorkBound: Sendable {
  /// Expressions and statements that are evaluated, until the last drawing.
  case evaluations
  /// Elements in one drawing.
  case views
  /// Bytes of one text, in UTF-8.
  case textBytes
  /// Values within one value.
  case values
}

/// The most that the drawing of one view may ask for.
package struct WorkBounds: Sendable {
  package var evaluations: Int
  package var views: Int
  package var textBytes: Int
  package var values: Int
  /// Columns of a lazy grid; data that asks for more gets these.
  package var columns: Int

  package init(
    evaluations: Int = .max, views: Int = .max, textBytes: Int = .max, values: Int = .max - 1, columns: Int = 1000
  ) {
    self.evaluations = evaluations
    self.views = views
    self.textBytes = textBytes
    self.values = values
    self.columns = columns
  }

  subscript(bound: WorkBound) -> Int {
    switch bound {
    case .evaluations: evaluations
    case .views: views
    case .textBytes: textBytes
    case .values: values
    }
  }
}

extension Value {
  /// How many values it is made of, at most `most`.
  fileprivate func count(upTo most: Int) -> Int {
    guard case .array(let values) = self.listed else { return 1 }
    var count = 1
    for value in values where count < most { count += value.count(upTo: most - count) }
    return count
  }

  private var listed: Value {
    if case .structure(let fields) = self { .array(fields) } else { self }
  }
}
