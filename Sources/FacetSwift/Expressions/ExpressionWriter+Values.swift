import FacetIR
import FacetLanguage

extension ExpressionWriter {
  /// Interpolated text. A single value that is a string is written without quotes.
  func interpolation(_ segments: [Expression.Segment]) -> Code {
    .string(
      StringLiteral(
        segments.map { segment in
          switch segment {
          case .text(let text): .text(text)
          case .value(let value): .value(value.isNumberLiteral ? typedCode(value) : code(value))
          }
        }))
  }

  /// Without the time at midnight.
  func date(_ date: DateValue) -> Code {
    let parts = [date.year, date.month, date.day, date.hour, date.minute, date.second]
    let count = date.isMidnight ? 3 : date.second == 0 ? 5 : 6
    return .call("\(.callsSupport).utc", parts.prefix(count).map { .int($0) })
  }

  /// An optional binding: `let image` if the optional has this name already.
  func unwrapping(_ optional: Expression, as local: SwiftName) -> Code {
    let value = code(optional)
    return value.isSpelled(as: local) ? "let \(local)" : "let \(local) = \(value)"
  }

  /// A dimension, in a closure whose argument is the dimensions of a view.
  func dimension(_ dimension: ViewDimension) -> Code {
    switch dimension {
    case .width: "$0.width"
    case .height: "$0.height"
    case .guide(let guide): "$0[\(self.guide(guide))]"
    }
  }

  /// A value of a drag, in a closure whose argument is the drag.
  func drag(_ value: DragValue) -> Code {
    .joined(["$0"] + value.rawValue.split(separator: ".").map { "\(member: SwiftName(String($0)))" }, by: ".")
  }

  /// The centers of both axes have the same name, so they are qualified.
  func guide(_ guide: AlignmentGuide) -> Code {
    switch guide {
    case .horizontalCenter: "HorizontalAlignment.center"
    case .verticalCenter: "VerticalAlignment.center"
    default: ".\(member: SwiftName(guide.rawValue))"
    }
  }

  func bounds(_ lower: Expression?, _ upper: Expression?) -> Code {
    if let range = rangeLiteral(lower, upper) { return "DesignBounds(\(range))" }
    let ends = [lower.map { "lower: \(code($0))" }, upper.map { "upper: \(code($0))" }].compactMap { $0 as Code? }
    return .call("DesignBounds", ends)
  }

  /// `0...16`, `0...` or `...9`, if both ends are numbers and in order.
  func rangeLiteral(_ lower: Expression?, _ upper: Expression?) -> Code? {
    switch (lower, upper) {
    case (let lower?, let upper?) where lower.number.flatMap { low in upper.number.map { low <= $0 } } == true:
      "\(code(lower, atLeast: .addition))...\(code(upper, atLeast: .postfix))"
    case (let lower?, nil) where lower.number != nil: "\(code(lower, atLeast: .postfix))..."
    case (nil, let upper?) where upper.number != nil: "...\(code(upper, atLeast: .postfix))"
    default: nil
    }
  }

  /// A value of a declared struct, without the fields that have their defaults.
  func structure(_ values: [Expression], _ type: ValueType) -> Code {
    guard case .declared(let name) = type.unwrapped, case .structure(let fields)? = index.type(name)?.shape else {
      return "nil"
    }
    let isWhole = zip(fields, values).contains { $0.history.isDeprecated && !$0.isDefault($1) }
    let arguments = zip(fields, values).compactMap { field, value -> Code? in
      if isWhole && field.history.isDeprecated {
        return "\(label: storedName(of: field.name, in: type)): \(code(value))"
      }
      return field.isDefault(value) ? nil : "\(label: SwiftName(field.name)): \(code(value))"
    }
    return .call(index.spelling(of: type.unwrapped), arguments)
  }

  /// `.name` of `row.name`, `.self` of `row`: what follows the backslash of a key path.
  func keyPath(_ id: Expression) -> Code { if case .local = id.node { ".self" } else { steps(of: id) } }

  private func steps(of path: Expression) -> Code {
    switch path.node {
    case .member(let base, let name): "\(steps(of: base)).\(member: storedName(of: name, in: base.type))"
    case .chain(let value): steps(of: value)
    case .unwrapped(let optional): "\(steps(of: optional))?"
    case .lowerBound(let range): "\(steps(of: range)).lower"
    case .upperBound(let range): "\(steps(of: range)).upper"
    case .call(let function, let arguments) where arguments.count == 1:
      "\(steps(of: arguments[0])).\(member: SwiftName(function.rawValue))"
    default: .empty
    }
  }

  /// Whether the elements of an array say by themselves what tells them apart, and it is that.
  func isIdentifiable(by id: Expression?, _ array: ValueType) -> Bool {
    guard case .array(.declared(let type)) = array, case .member(let base, let name)? = id?.node,
      case .local = base.node
    else { return false }
    return index.type(type)?.identity?.name == name
  }

  /// The stored property of a field of a struct.
  func storedName(of field: String, in type: ValueType) -> SwiftName {
    guard case .declared(let name) = type.unwrapped, case .structure(let fields)? = index.type(name)?.shape,
      let position = fields.firstIndex(where: { $0.name == field })
    else { return SwiftName(field) }
    return MemberList.storedNames(fields.map { (SwiftName($0.name), $0.history) })[position]
  }

  func member(_ word: String, of type: ValueType) -> SwiftName {
    if case .words(let set) = type.unwrapped { set.member(word) } else { SwiftName(word) }
  }

  /// `.leading`. A case called as one of Optional's says whose it is, or it would be Optional's where one may stand.
  func word(_ word: String, _ type: ValueType) -> Code {
    if word.isEmpty { return "nil" }
    return word == "none" || word == "some" ? qualified(word, type) : ".\(member: member(word, of: type))"
  }

  func qualified(_ word: String, _ type: ValueType) -> Code {
    "\(index.spelling(of: type.unwrapped)).\(member: member(word, of: type))"
  }

  /// `Image(icon: content.icon)`, because the icon of a caller can be one of its asset catalog; `Image(systemName: "plus")`
  /// for a symbol whose name stands in the spec.
  func image(of icon: Expression) -> Code {
    !index.hasIcons && icon.isIconLiteral
      ? .call("Image", ["systemName: \(code(icon))"]) : .call("Image", ["icon: \(code(icon))"])
  }
}

extension [Expression.Segment] {
  /// The string that is its only segment.
  var onlyText: Expression? {
    guard count == 1, case .value(let only) = self[0], only.type == .string else { return nil }
    return only
  }
}

extension TypeDeclaration.Field {
  fileprivate func isDefault(_ value: Expression) -> Bool {
    value == (defaultValue ?? (type.isOptional ? Expression(.null, as: type) : nil))
  }
}

extension Expression {
  /// Whether it begins with a dot, so that its type must come from the context.
  var isDotted: Bool {
    switch node {
    case .date, .duration, .serverPage: true
    default: false
    }
  }

  fileprivate var number: Double? {
    switch node {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// Whether it is the constant 0.
  var isZero: Bool { node == .double(0) }

  var isNumberLiteral: Bool { if case .double = node { true } else { false } }

  fileprivate var isIconLiteral: Bool {
    switch node {
    case .icon, .string: true
    case .conditional(_, let then, let otherwise): then.isIconLiteral && otherwise.isIconLiteral
    default: false
    }
  }
}
