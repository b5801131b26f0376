import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  mutating func lower(modifier: ElementSpec.Argument, in scope: Scope) -> Modifier? {
    let outer = modifier.value.elements.isEmpty ? scope : placing(textsAs: modifier.modifier?.roleOfTexts, in: scope)
    let lowered = lowered(modifier, in: outer.inside(modifier.modifier, at: modifier.key.span))
    if lowered == nil { hasHoles = true }
    return lowered
  }

  private mutating func lowered(_ modifier: ElementSpec.Argument, in scope: Scope) -> Modifier? {
    let (value, key) = (modifier.value, modifier.key)
    guard let id = modifier.modifier, let row = id.kind.row else {
      if case .style(let selection) = value { return style(selection, key, in: scope) }
      return nil
    }
    if let syntax = value.syntax, case .null = syntax.node, let types = row.value.types,
      !types.isEmpty, !types.contains(where: \.isOptional)
    {
      report(.noValue(for: key.value, as: types[0], at: syntax.span))
      return nil
    }
    switch id {
    case .frame: return frame(value, key, in: scope)
    case .padding, .listRowInsets: return insets(id, value, key, in: scope)
    case .background: return background(value, key, in: scope)
    case .clip, .contentShape: return outline(value, in: scope).map { Modifier(id, [.init(nil, .outline($0))]) }
    case .fixedSize: return fixedSize(value, in: scope)
    case .alignmentGuide: return alignmentGuides(value, key, in: scope)
    case .id: return identity(value, in: scope)
    case .sensoryFeedback: return sensoryFeedback(value, in: scope)
    case .task: return task(value, row, key, in: scope)
    case .animation: return animation(value, in: scope)
    case .transition: return transition(value, key)
    case .matchedGeometry: return matchedGeometry(value, key, in: scope)
    case .contentTransition:
      guard case .word(let word) = value else { return nil }
      return Modifier(id, .word(word.value, of: .contentTransition))
    case .focused: return focus(value, key, .focused, of: .keyboard, in: scope)
    case .accessibilityFocused: return focus(value, key, .accessibilityFocused, of: .accessibility, in: scope)
    case .onTap: return tap(value, row, key, in: scope)
    case .onLongPress: return longPress(value, row, key, in: scope)
    case .drag: return drag(value, row, key, in: scope)
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog:
      return presentation(id, value, key, in: scope)
    case .contextMenu: return contextMenu(value, in: scope)
    case .swipeActions: return swipeActions(value, in: scope)
    case .accessibilityShowsLargeContentViewer: return largeContent(value, in: scope)
    case .navigationTitle: return navigationTitle(value, in: scope)
    case .toolbar: return toolbar(value, in: scope)
    case .searchable: return searchable(value, key, in: scope)
    case .safeAreaInset: return safeAreaInset(value, in: scope)
    case .identifier:
      guard case .word(let name) = value, let name = identifier(name) else { return nil }
      if scope.isExample { hasIdentifiedExamples = true } else { hasIdentifiedViews = true }
      return Modifier(id, Expression(.string(name), as: .string))
    default: return arguments(value, as: row.value, at: key.span, in: scope).map { Modifier(id, $0) }
    }
  }

  /// The arguments of a modifier, as its kind declares them. Nil if a required argument is invalid, which has been
  /// reported.
  mutating func arguments(
    _ value: ElementSpec.Value, as shape: ValueShape, at span: SourceSpan, in scope: Scope
  ) -> [Modifier.Argument]? {
    switch (value, shape) {
    case (.parts(let parts), .shape(let shape)):
      return arguments(parts, as: shape, in: scope)
    case (.parts(let parts), .expressionOr(let types, let shape)) where types.record == nil:
      return arguments(parts, as: shape, in: scope)
    case (_, .expressionOr(let types, let shape)) where types.record == nil:
      // A value of the type of the single required part is that part.
      guard let value = expression(value, as: types, in: scope) else { return nil }
      let part = shape.rows.first { row in
        if row.isRequired, case .expression([value.type.unwrapped]) = row.value { true } else { false }
      }
      return [Modifier.Argument(part?.key, .expression(value))]
    default: return argument(value, as: shape, at: span, in: scope).map { [Modifier.Argument(nil, $0)] }
    }
  }

  /// Invalid parts are omitted. If a required part is invalid, the result is nil.
  private mutating func arguments(
    _ parts: [ElementSpec.Argument], as shape: Shape, in scope: Scope
  ) -> [Modifier.Argument]? {
    var values: [(key: Keyword, value: Modifier.Value)] = []
    for part in parts {
      guard let row = shape.row(Keyword(part.key.value)),
        let value = argument(part.value, as: row.value, at: part.key.span, in: scope)
      else { continue }
      values.append((row.key, value))
    }
    var arguments: [Modifier.Argument] = []
    for row in shape.rows {
      let given = values.last { $0.key == row.key }?.value
      if let value = given ?? row.filler.map({ .expression($0.expression(as: row.value)) }) {
        arguments.append(Modifier.Argument(row.key, value))
      } else if row.isRequired {
        return nil
      }
    }
    return arguments
  }

  mutating func argument(
    _ value: ElementSpec.Value, as shape: ValueShape, at span: SourceSpan, in scope: Scope
  ) -> Modifier.Value? {
    switch (value, shape) {
    case (.parts(let parts), .expressionOr(let types, _)):
      return types.record.flatMap { record($0, of: parts, at: span, in: scope) }.map { .expression($0) }
    case (.expression(let syntax), .expression([.action])): return action(syntax, in: scope).map { .action($0) }
    case (_, .expression(let types)), (_, .expressionOr(let types, _)):
      return expression(value, as: types, in: scope).map { .expression($0) }
    case (_, .wordOrExpression(let words)):
      return expression(value, as: .words(words), in: scope).map { .expression($0) }
    case (_, .duration): return delay(value, in: scope).map { .expression($0) }
    case (.word(let word), .word(let words)): return .expression(.word(word.value, of: words))
    case (_, .elements):
      // Overlays are proposed the size of their element.
      var inside = scope
      inside.offersSize = true
      return .elements(children(value, in: inside))
    default: return nil
    }
  }

  /// An expression of one of several types. Literals take the first.
  mutating func expression(_ value: ElementSpec.Value, as types: [ValueType], in scope: Scope) -> Expression? {
    guard let syntax = value.syntax else { return nil }
    let expression = check(syntax, asOneOf: types, in: scope)
    keep(expression, at: syntax.span)
    return expression
  }

  /// One length for all sides is kept; anything else is insets.
  private mutating func insets(
    _ id: ModifierID, _ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    if case .parts(let parts) = value {
      return record(.insets, of: parts, at: key.span, in: scope).map { Modifier(id, $0) }
    }
    guard let insets = expression(value, as: .insets, in: scope) else { return nil }
    guard case .record(let sides) = insets.node, sides.isUniform else { return Modifier(id, insets) }
    return Modifier(id, sides.length(.top))
  }

  /// The identity of an element, which must be Hashable in Swift.
  mutating func identity(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .expression(let syntax) = value, let identity = infer(syntax, in: scope) else { return nil }
    guard isIdentity(identity.type) else {
      report(.notAnIdentity(syntax.excerpt, of: identity.type, at: syntax.span))
      return nil
    }
    return Modifier(.id, identity)
  }

  /// The value of a part whose changes are watched, which must be Equatable in Swift.
  private mutating func watched(_ part: ElementSpec.Argument?, in scope: Scope) -> Expression? {
    guard let syntax = part?.value.syntax, let value = infer(syntax, in: scope) else { return nil }
    keep(value, at: syntax.span)
    guard value.type.isEquatable else {
      report(.incomparable(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    return value
  }

  private mutating func task(
    _ value: ElementSpec.Value, _ row: Row, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let others = ElementSpec.Value.parts(parts.filter { $0.keyword != Keyword(.id) })
    let arguments = arguments(others, as: row.value, at: key.span, in: scope)
    guard let id = parts[.id] else { return arguments.map { Modifier(.task, $0) } }
    guard let watched = watched(id, in: scope.verbatim), let arguments else { return nil }
    return Modifier(.task, [.init(Key.id, .expression(watched))] + arguments)
  }

  private mutating func sensoryFeedback(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value, let trigger = watched(parts[.trigger], in: scope),
      case .word(let kind)? = parts[.feedback]?.value
    else { return nil }
    return Modifier(
      .sensoryFeedback,
      [
        .init(Key.feedback, .expression(.word(kind.value, of: .sensoryFeedback))),
        .init(Key.trigger, .expression(trigger)),
      ])
  }

  func isIdentity(_ type: ValueType) -> Bool {
    switch type.unwrapped {
    case .string, .int, .double, .bool, .length, .date, .url: true
    case .declared: words(of: type.unwrapped) != nil
    default: false
    }
  }

  /// Alignment guides in a fixed order, because keys of a mapping have none and one guide can refer to another.
  private mutating func alignmentGuides(
    _ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let places = self.parts(parts, of: .alignmentGuide, in: scope.bindingDimensions(at: key.span))
    return Modifier(
      .alignmentGuide,
      Shape.alignmentGuide.rows.compactMap { row in
        places[row.key.text].map { Modifier.Argument(row.key, .expression($0)) }
      })
  }

  private mutating func fixedSize(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    if case .parts(let parts) = value {
      return arguments(parts, as: .fixedSize, in: scope).map { Modifier(.fixedSize, $0) }
    }
    return expression(value, as: .bool, in: scope).map {
      Modifier(.fixedSize, [.init(Key.horizontal, .expression($0)), .init(Key.vertical, .expression($0))])
    }
  }

  /// The parts of a modifier by name. Invalid parts are omitted.
  mutating func parts(
    _ parts: [ElementSpec.Argument], of shape: Shape, in scope: Scope
  ) -> [String: Expression] {
    var values: [String: Expression] = [:]
    for part in parts {
      guard let row = shape.row(Keyword(part.key.value)),
        case .expression(let value)? = argument(part.value, as: row.value, at: part.key.span, in: scope)
      else { continue }
      values[part.key.value] = value
    }
    return values
  }
}

extension Scope {
  /// The scope for the values of a modifier. Only what is spoken is text for readers.
  fileprivate func inside(_ modifier: ModifierID?, at span: SourceSpan) -> Scope {
    switch modifier {
    case .accessibilityLabel: saying(.accessibilityLabel)
    case .accessibilityValue: saying(.accessibilityValue)
    case .accessibilityHint: saying(.accessibilityHint)
    case .accessibilityShowsLargeContentViewer: saying(.largeContent)
    case .navigationTitle: saying(.navigationTitle)
    case .searchable: saying(.searchPrompt)
    case .id, .accessibilityIdentifier, .matchedGeometry: verbatim
    case .drag: bindingDrag
    case .onGeometryChange: bindingSize(at: span)
    case .onHover: bindingHover(at: span)
    default: self
    }
  }
}

extension ValueShape {
  /// The types of the expressions that it takes; nil for another value.
  fileprivate var types: [ValueType]? {
    switch self {
    case .expression(let types), .expressionOr(let types, _): types
    default: nil
    }
  }
}

extension ModifierID {
  /// What texts in its elements are for; nil for elements that can be anything.
  fileprivate var roleOfTexts: String? {
    switch self {
    case .contextMenu: "Text of a menu"
    case .toolbar: "Text of a toolbar"
    default: nil
    }
  }
}

extension [ValueType] {
  /// The record type among the types of a value.
  fileprivate var record: RecordID? {
    lazy.compactMap(\.unwrapped.recordID).first
  }
}

extension Row.Filler {
  func expression(as shape: ValueShape) -> Expression {
    switch (self, shape) {
    case (.center, .wordOrExpression(let words)): .center(of: words)
    case (.no, _): Expression(.bool(false), as: .bool)
    case (.zero, _), (.center, _): .zero
    }
  }
}
