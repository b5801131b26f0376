package import FacetIR
package import FacetUI

/// One drawing of a view, with counters of its work. Beyond a limit nothing is evaluated: expressions are nil, elements
/// draw nothing and actions do nothing, so that the drawing ends soon.
package final class Run {
  package let program: Program
  /// Nil if only the picture is needed.
  package let observer: (any DrawingObserver)?
  /// The first limit that was exceeded, and the value.
  @exclusivity(unchecked) package private(set) var excess: (bound: WorkBound, found: Int)?
  @exclusivity(unchecked) private var evaluations = 0
  @exclusivity(unchecked) private var views = 0
  /// The bodies of the last drawing.
  @exclusivity(unchecked) package private(set) var bodies = DrawnBodies()
  /// The parts of the drawn screen; nil for a component.
  private let parts: ComparedParts?
  /// The locale whose language texts are shown in.
  @exclusivity(unchecked) package var locale: Locale
  @exclusivity(unchecked) private var currentPart: String?
  /// The animations that actions have started since ``takeAnimations()``.
  @exclusivity(unchecked) private var animations: [String] = []

  /// - Parameters:
  ///   - screen: The drawn screen, if it is one.
  ///   - locale: The locale whose language texts are shown in.
  package init(
    _ program: Program, observer: (any DrawingObserver)? = nil, screen: Component? = nil,
    locale: Locale = Locale(identifier: "en")
  ) {
    self.program = program
    self.observer = observer
    self.locale = locale
    parts = screen.flatMap(ComparedParts.init)
  }

  /// A scope without names.
  package var scope: Scope { Scope(Names(run: self)) }

  /// Counts an expression or a statement of an action. Returns false beyond the limit.
  func countEvaluation() -> Bool {
    evaluations += 1
    return isWithin(.evaluations, evaluations)
  }

  /// Counts a drawn element. Returns false beyond the limit.
  func countView() -> Bool {
    views += 1
    return isWithin(.views, views)
  }

  /// Resets the counters of elements and bodies for a new drawing.
  package func beginPicture() {
    views = 0
    bodies = DrawnBodies()
  }

  /// Counts the body of a component.
  func countBody() { bodies.count(in: currentPart) }

  /// Draws an element, which can be a part of the screen.
  func draw(_ element: Element, in context: ElementContext, _ content: () -> Void) {
    guard currentPart == nil, let names = parts?.boundNames(of: element, in: context) else { return content() }
    bodies.begin(element.name, reading: names.map { (name: $0, value: context.scope.local($0)) })
    currentPart = element.name
    content()
    currentPart = nil
  }

  /// Records that the body of a component reads its content.
  func note(reading field: String, _ value: Value, of component: String?) {
    guard let currentPart, component == parts?.screen else { return }
    bodies.note(reading: field, value, in: currentPart)
  }

  /// Records that an action animates its changes.
  func note(animation timing: Expression) {
    switch timing.node {
    case .word(let curve): animations.append(curve)
    case .token(let path): animations.append("\(path)")
    default: animations.append("a chosen timing")
    }
  }

  /// The curves and tokens of animations that actions have started since the last call.
  package func takeAnimations() -> [String] {
    if animations.isEmpty { return [] }
    defer { animations = [] }
    return animations
  }

  /// A new value, or nil if it is too large.
  func bounded(_ value: Value) -> Value {
    switch value {
    case .string(let text): isWithin(.textBytes, text.utf8.count) ? value : .null
    case .array, .structure:
      isWithin(.values, value.count(upTo: program.bounds.values + 1)) ? value : .null
    default: value
    }
  }

  /// Whether `count` is within its limit, and no limit has been exceeded before.
  func isWithin(_ bound: WorkBound, _ count: Int) -> Bool {
    if count > program.bounds[bound], excess == nil { excess = (bound, count) }
    return excess == nil
  }
}

/// The counters of a drawing.
package enum WorkBound: Sendable {
  /// Evaluated expressions and statements, in all drawings of a view together.
  case evaluations
  /// Elements in one drawing.
  case views
  /// Bytes of a text, in UTF-8.
  case textBytes
  /// Values nested in a value.
  case values
}

/// The limits of a drawing.
package struct WorkBounds: Sendable {
  package var evaluations: Int
  package var views: Int
  package var textBytes: Int
  package var values: Int
  /// The maximum number of columns of a lazy grid, to which data is clamped.
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
  /// The number of values in it, at most `most`.
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
