import FacetIR
import FacetLanguage

extension ElementWriter {
  /// The calls of modifiers, in their order. Those that a platform of the project does not have are not compiled for it.
  func calls(_ modifiers: [Modifier]) -> [Code] {
    var calls: [Code] = []
    var guarded: (platforms: [Platform], calls: [Code]) = ([], [])
    for modifier in modifiers {
      let missing = expressions.index.platforms(omitting: modifier.id)
      if missing != guarded.platforms {
        calls += Self.calls(guarded.calls, exceptOn: guarded.platforms)
        guarded = (missing, [])
      }
      guarded.calls += self.calls(modifier)
    }
    return calls + Self.calls(guarded.calls, exceptOn: guarded.platforms)
  }

  private static func calls(_ calls: [Code], exceptOn platforms: [Platform]) -> [Code] {
    if calls.isEmpty || platforms.isEmpty { return calls }
    let condition = Code.joined(platforms.map { "!os(\(.name(of: $0)))" }, by: " && ")
    return [Code.lines(calls).compiled(if: condition)]
  }

  /// The calls of a modifier, in their order. The default is a call of its name with its parts as labeled arguments:
  /// `.border(ColorTokens.line, width: 2)`.
  private func calls(_ modifier: Modifier) -> [Code] {
    switch modifier.id {
    case .frame: frame(modifier)
    case .padding: modifier.value.map { [.call(".padding", padding($0))] } ?? []
    case .monospacedDigit, .bold, .italic, .underline, .strikethrough, .hidden: switchedOn(modifier)
    case .cornerRadius: call(modifier) { code(.roundedRectangle(cornerRadius: $0)) }
    case .rotation: call(modifier) { .call(".degrees", [expressions.code($0)]) }
    case .accessibilityLabel, .accessibilityValue, .accessibilityHint:
      call(modifier) { expressions.text($0) }
    case .id: call(modifier, expressions.standalone)
    case .identifier: identifier(modifier)
    case .gridCellColumns: call(modifier, trackCount)
    case .gridCellUnsizedAxes: call(modifier, axes)
    case .accessibilityTraits: modifier.value.map { AccessibilityWriter.traits($0, expressions) } ?? []
    case .accessibilityRemoveTraits:
      modifier.value.map { AccessibilityWriter.traits($0, expressions, by: name(of: modifier.id)) } ?? []
    case .accessibilityHeading: [".accessibilityAddTraits(.isHeader)"] + call(modifier) { expressions.code($0) }
    case .alignmentGuide: modifier.arguments.compactMap(alignmentGuide)
    case .background where modifier.drawsElements, .overlay: [layer(modifier)]
    case .shadow: [.call(".shadow", modifier.value.map(shadow) ?? [])]
    case .offset: [.call(".offset", distance(modifier))]
    case .fixedSize: [fixedSize(modifier)]
    case .onTap: modifier.action.map { tap($0, modifier) } ?? []
    case .onLongPress: modifier.action.map { [longPress($0, modifier)] } ?? []
    case .refreshable: modifier.action.map { [whileGiven("\(.callsSupport).onRefresh", $0)] } ?? []
    case .onHover: modifier.action.map { [hover($0)] } ?? []
    case .drag: [drag(modifier)]
    case .onGeometryChange: modifier.action.map { [geometryChange($0)] } ?? []
    case .accessibilityAdjustableAction: adjustable(modifier)
    case .onAppear: modifier.action.map { [.shortBlock(".onAppear", expressions.call($0))] } ?? []
    case .task: modifier.action.map { [task($0, modifier)] } ?? []
    case .focused, .accessibilityFocused: focus(modifier)
    case .listRowInsets: modifier.value.map { [.call(".listRowInsets", [insets($0)])] } ?? []
    case .sheet, .fullScreenCover, .popover: [presentation(modifier)]
    case .alert, .confirmationDialog: [question(modifier)]
    case .accessibilityShowsLargeContentViewer: largeContent(modifier)
    case .navigationTitle: title(modifier)
    case .toolbar: [toolbar(modifier)]
    case .toolbarVisibility: [.call(".toolbar", arguments(modifier) + ["for: .navigationBar"])]
    case .searchable: [searchable(modifier)]
    case .safeAreaInset: [.block(.call(".safeAreaInset", arguments(modifier)), block(modifier.elements))]
    case .contextMenu: [.block(".contextMenu", block(modifier.elements))]
    case .swipeActions: [.block(.call(".swipeActions", arguments(modifier)), block(modifier.elements))]
    case .animation: [animation(modifier)]
    case .matchedGeometry:
      modifier[.id].map {
        [.call(".matchedGeometryEffect", ["id: \(expressions.standalone($0))", "in: \(expressions.scope.namespace)"])]
      } ?? []
    case .transition: [transition(modifier)]
    case .contentTransition: modifier.value.map { [.call(".contentTransition", [contentTransition($0)])] } ?? []
    case .style:
      modifier.style.flatMap { style in
        expressions.index.component(style.component).map { [self.style(style.selection, of: $0)] }
      } ?? []
    default: [.call(name(of: modifier.id), arguments(modifier))]
    }
  }

  /// `.motionIdentifier(ExploreScreenIdentifiers.pill)`
  private func identifier(_ modifier: Modifier) -> [Code] {
    guard case .string(let name)? = modifier.value?.node else { return [] }
    return [.call(".motionIdentifier", [expressions.index.identifier(name)])]
  }

  /// `.onRefresh { content.onRefresh() }`; `.onRefresh(optional: content.onRefresh)` is not installed if that is nil.
  func whileGiven(_ call: Code, _ action: ActionReference) -> Code {
    action.isOptional
      ? .call("\(.callsSupport)\(call)", ["optional: \(expressions.optional(action))"])
      : .shortBlock(call, expressions.call(action))
  }

  /// `.task(id: content.message) { content.onShow() }`, or `.task(after: .seconds(4)) { content.onClose() }` of FacetSupport.
  private func task(_ action: ActionReference, _ modifier: Modifier) -> Code {
    var arguments = arguments(modifier)
    if modifier[.when] != nil, modifier[.after] == nil { arguments.insert("after: .zero", at: arguments.count - 1) }
    return .shortBlock(.head("\(.callsSupport).task", arguments), expressions.call(action))
  }

  /// `.focused(content.$field, equals: .email)`
  private func focus(_ modifier: Modifier) -> [Code] {
    guard case .content(let field)? = modifier.value?.node else { return [] }
    let value = modifier[.equals].map { ["equals: \(expressions.code($0))" as Code] } ?? []
    return [.call(name(of: modifier.id), ["\(binding(field))"] + value)]
  }

  /// SwiftUI's name of the modifier.
  func name(of id: ModifierID) -> Code {
    switch id {
    case .color: ".foregroundStyle"
    case .clip, .cornerRadius: ".clipShape"
    case .rotation: ".rotationEffect"
    case .scale: ".scaleEffect"
    default: ".\(member: SwiftName(id.kind.name))"
    }
  }

  /// The call of a modifier with one value, which `spelling` writes.
  private func call(_ modifier: Modifier, _ argument: (Expression) -> Code) -> [Code] {
    modifier.value.map { [.call(name(of: modifier.id), [argument($0)])] } ?? []
  }

  private func arguments(_ modifier: Modifier) -> [Code] {
    modifier.arguments.compactMap { argument in
      let value: Code? =
        switch argument.value {
        case .expression(let value): expressions.code(value)
        case .outline(let outline): code(outline)
        case .elements, .action, .style: nil
        }
      guard let value else { return nil }
      return label(of: argument.part, in: modifier.id).map { "\(label: SwiftName($0)): \(value)" } ?? value
    }
  }

  private func label(of part: Keyword?, in id: ModifierID) -> String? {
    switch (id, part?.key) {
    case (.border, .color), (.background, .color), (.aspectRatio, .ratio): nil
    case (.background, .shape): "in"
    case (.accessibilityElement, nil): "children"
    case (.sensoryFeedback, .feedback): nil
    default: part?.text
    }
  }

  /// The alignment is omitted from a frame without sizes.
  private func frame(_ modifier: Modifier) -> [Code] {
    var sizes = modifier
    sizes.arguments.removeAll { $0.part?.key == .alignment }
    let lengths = arguments(sizes)
    return lengths.isEmpty ? [] : [.call(".frame", lengths + (modifier[.alignment].map(alignment) ?? []))]
  }

  private func shadow(_ value: Expression) -> [Code] {
    if case .record(let parts) = value.node { expressions.arguments(parts) } else { [expressions.code(value)] }
  }

  private func distance(_ modifier: Modifier) -> [Code] {
    [Key.x, .y].compactMap { key in
      modifier[key].flatMap { $0.isZero ? nil : "\(label: SwiftName(key.text)): \(expressions.code($0))" }
    }
  }

  /// `.alignmentGuide(.leading) { [gap] in $0.width / 2 + gap }`
  private func alignmentGuide(_ setting: Modifier.Argument) -> Code? {
    guard case .expression(let written) = setting.value,
      let guide = setting.part.flatMap({ AlignmentGuide(rawValue: $0.text) })
    else { return nil }
    let (captures, place) = expressions.sendableBody(written)
    return .shortBlock(
      .call(".alignmentGuide", [expressions.guide(guide)]),
      signature: .joined([captures, written.readsDimensions ? .empty : "_"], by: " "), place)
  }

  private func axes(_ value: Expression) -> Code {
    value.node == .word("both") ? "[.horizontal, .vertical]" : expressions.code(value)
  }

  /// `EdgeInsets(all: 16)`
  private func insets(_ value: Expression) -> Code {
    value.type == .insets ? expressions.code(value) : .call("EdgeInsets", ["all: \(expressions.code(value))"])
  }

  /// `16`, or `.horizontal, 16` where that is all there is.
  private func padding(_ insets: Expression) -> [Code] {
    guard case .record(let sides) = insets.node else { return [expressions.code(insets)] }
    if sides.isUniform { return [expressions.code(sides.length(.top))] }
    let padded = sides.edges.filter { !$0.length.isZero }
    guard let length = padded.first?.length, padded.allSatisfy({ $0.length == length }) else {
      return [expressions.code(insets)]
    }
    return [padded.count == 1 ? padded[0].edge : .array(padded.map(\.edge)), expressions.code(length)]
  }

  private func layer(_ modifier: Modifier) -> Code {
    .block(.head(name(of: modifier.id), modifier[.alignment].map(alignment) ?? []), block(modifier.elements))
  }

  /// A modifier without an argument in SwiftUI, and with a Boolean in the runtime.
  private func switchedOn(_ modifier: Modifier) -> [Code] {
    switch modifier.value?.node {
    case .bool(true): ["\(name(of: modifier.id))()"]
    case .bool(false): []
    default:
      // SwiftUI has these two without a condition.
      [.monospacedDigit, .hidden].contains(modifier.id)
        ? [.call("\(.callsSupport)\(name(of: modifier.id))", arguments(modifier))]
        : [.call(name(of: modifier.id), arguments(modifier))]
    }
  }

  private func fixedSize(_ modifier: Modifier) -> Code {
    let isWhole = [Key.horizontal, .vertical].allSatisfy { modifier[$0]?.node == .bool(true) }
    return isWhole ? ".fixedSize()" : .call(".fixedSize", arguments(modifier))
  }
}

extension Expression {
  fileprivate var readsDimensions: Bool {
    if case .dimension = node { true } else { operands.contains(where: \.readsDimensions) }
  }
}

extension Record<Expression> {
  /// The edges of insets; two opposite edges with equal lengths are one.
  fileprivate var edges: [(edge: Code, length: Expression)] {
    let (top, leading, bottom, trailing) = (length(.top), length(.leading), length(.bottom), length(.trailing))
    var edges: [(edge: Code, length: Expression)] = []
    if leading == trailing {
      edges += [(".horizontal", leading)]
    } else {
      edges += [(".leading", leading), (".trailing", trailing)]
    }
    if top == bottom { edges += [(".vertical", top)] } else { edges += [(".top", top), (".bottom", bottom)] }
    return edges
  }
}
