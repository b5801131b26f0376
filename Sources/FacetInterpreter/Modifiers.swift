import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

extension Modifier {
  /// The modifier on a view: the same calls, in the same order, that the emitted Swift makes.
  func apply(to view: _DrawnView, in context: ElementContext) -> _DrawnView {
    let given = GivenArguments(modifier: self, context: context)
    return switch id {
    case .frame: frame(view, given)
    case .padding: _DrawnView(view.padding(EdgeInsets(given.value)))
    case .color: _DrawnView(view.foregroundStyle(given.paint()))
    case .tint: _DrawnView(view.tint(value.flatMap(context.color)))
    case .textStyle: _DrawnView(view.textStyle(TextStyle(given.value)))
    case .font: _DrawnView(view.font(Font(given.value)))
    case .lineLimit: _DrawnView(view.lineLimit(given.value.isNull ? nil : given.value.intValue))
    case .monospacedDigit: monospacedDigit(view, given)
    case .multilineTextAlignment: _DrawnView(view.multilineTextAlignment(TextAlignment(given.value.text)))
    case .truncationMode: _DrawnView(view.truncationMode(Text.TruncationMode(given.value.text)))
    case .background: background(view, given)
    case .overlay: _DrawnView(view.overlay(alignment: given.alignment) { given.elements })
    case .border: border(view, given)
    case .cornerRadius: _DrawnView(view.clipShape(RoundedRectangle(cornerRadius: given.double())))
    case .clip: outline.map { clip(view, to: $0.shape(in: context)) } ?? view
    case .shadow: shadow(view, given)
    case .offset: _DrawnView(view.offset(x: given.double(.x), y: given.double(.y)))
    case .aspectRatio:
      _DrawnView(
        view.aspectRatio(given.length(.ratio), contentMode: given.value(.contentMode).text == "fit" ? .fit : .fill))
    case .opacity: _DrawnView(view.opacity(given.double()))
    case .disabled: _DrawnView(view.disabled(given.bool()))
    case .hidden: hidden(view, given)
    case .fixedSize: _DrawnView(view.fixedSize(horizontal: given.bool(.horizontal), vertical: given.bool(.vertical)))
    case .layoutPriority: _DrawnView(view.layoutPriority(given.double()))
    case .zIndex: _DrawnView(view.zIndex(given.double()))
    case .alignmentGuide: arguments.reduce(view) { view, setting in setting.guide(view, in: context) }
    case .id: _DrawnView(view.id(given.value))
    case .gridCellColumns: _DrawnView(view.gridCellColumns(value.map(context.trackCount) ?? 1))
    case .gridCellUnsizedAxes: _DrawnView(view.gridCellUnsizedAxes(FacetUI.Axis.Set(word: given.value.text)))
    case .onTap: tappable(view, context)
    case .onAppear: _DrawnView(view.onAppear { given.perform() })
    case .task: _DrawnView(view._task(after: given.value(.after).duration) { given.perform() })
    case .accessibilityHidden: _DrawnView(view.accessibilityHidden(given.bool()))
    case .bold: given.isOff ? view : _DrawnView(view.bold(given.bool()))
    case .italic: given.isOff ? view : _DrawnView(view.italic(given.bool()))
    case .underline: _DrawnView(view.underline(given.bool()))
    case .strikethrough: _DrawnView(view.strikethrough(given.bool()))
    case .textCase: _DrawnView(view.textCase(given.value.text == "uppercase" ? .uppercase : .lowercase))
    case .lineSpacing: _DrawnView(view.lineSpacing(given.double()))
    case .minimumScaleFactor: _DrawnView(view.minimumScaleFactor(given.double()))
    case .rotation: _DrawnView(view.rotationEffect(.degrees(given.double())))
    case .scale: _DrawnView(view.scaleEffect(given.double()))
    case .grayscale: _DrawnView(view.grayscale(given.double()))
    case .contentShape: outline.map { contentShape(view, $0.shape(in: context)) } ?? view
    case .accessibilityElement:
      _DrawnView(view.accessibilityElement(children: AccessibilityChildBehavior(word: given.value.text)))
    case .accessibilityLabel: _DrawnView(view.accessibilityLabel(Text(verbatim: given.value.text)))
    case .accessibilityValue: _DrawnView(view.accessibilityValue(Text(verbatim: given.value.text)))
    case .accessibilityHint: _DrawnView(view.accessibilityHint(Text(verbatim: given.value.text)))
    case .accessibilityTraits: _DrawnView(view.accessibilityAddTraits(AccessibilityTraits(given.value)))
    case .accessibilitySortPriority: _DrawnView(view.accessibilitySortPriority(given.double()))
    case .accessibilityIdentifier: _DrawnView(view.accessibilityIdentifier(given.value.text))
    case .style: styled(view, context)
    }
  }

  /// One with a fixed size, or one with bounds.
  private func frame(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    let isFixed = self[.width] != nil || self[.height] != nil
    return isFixed
      ? _DrawnView(view.frame(width: given.length(.width), height: given.length(.height), alignment: given.alignment))
      : _DrawnView(
        view.frame(
          minWidth: given.length(.minWidth), idealWidth: given.length(.idealWidth), maxWidth: given.length(.maxWidth),
          minHeight: given.length(.minHeight), idealHeight: given.length(.idealHeight),
          maxHeight: given.length(.maxHeight), alignment: given.alignment))
  }

  /// SwiftUI's own where it is certain, the runtime's where it depends.
  private func monospacedDigit(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    if given.isOff { return view }
    return given.isOn ? _DrawnView(view.monospacedDigit()) : _DrawnView(view.monospacedDigit(given.bool()))
  }

  /// SwiftUI's own where it is certain, the runtime's where it depends.
  private func hidden(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    switch value?.node {
    case .bool(true): _DrawnView(view.hidden())
    case .bool(false): view
    default: _DrawnView(view.hidden(given.bool()))
    }
  }

  private func background(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    if drawsElements { return _DrawnView(view.background(alignment: given.alignment) { given.elements }) }
    let paint = given.paint(.color)
    guard let outline else { return _DrawnView(view.background(paint)) }
    func behind(_ shape: some InsettableShape) -> _DrawnView { _DrawnView(view.background(paint, in: shape)) }
    return behind(outline.shape(in: given.context))
  }

  private func border(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    if self[.color] != nil {
      return _DrawnView(view.border(Color(given.value(.color)), width: given.length(.width) ?? 1))
    }
    return BorderStyle(given.value).map { _DrawnView(view.border($0)) } ?? view
  }

  private func clip(_ view: _DrawnView, to shape: some InsettableShape) -> _DrawnView {
    _DrawnView(view.clipShape(shape))
  }

  private func contentShape(_ view: _DrawnView, _ shape: some InsettableShape) -> _DrawnView {
    _DrawnView(view.contentShape(shape))
  }

  /// By its parts, SwiftUI's own; as a value, the runtime's.
  private func shadow(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    let context = given.context
    guard case .shadow(let shadow)? = value?.node else {
      return _DrawnView(view.shadow(FacetRuntime.Shadow(given.value)))
    }
    let (radius, x, y) = (
      context.length(shadow.radius) ?? 0, context.length(shadow.x) ?? 0, context.length(shadow.y) ?? 0
    )
    guard let color = shadow.color else { return _DrawnView(view.shadow(radius: radius, x: x, y: y)) }
    return _DrawnView(view.shadow(color: Color(context.evaluate(color)), radius: radius, x: x, y: y))
  }

  /// Without an action to perform there is nothing to tap, and taps go to what lies below.
  private func tappable(_ inner: _DrawnView, _ context: ElementContext) -> _DrawnView {
    guard let action else { return inner }
    let view = outline.map { contentShape(inner, $0.shape(in: context)) } ?? inner
    let perform = context.performed(action)
    let name = context.name(of: action)
    guard action.isOptional else {
      return _DrawnView(view.onTapGesture { perform?() }._specName(nil, action: name))
    }
    let gesture = view.gesture(TapGesture().onEnded { perform?() }, including: perform == nil ? .subviews : .all)
    return _DrawnView(gesture._specName(nil, action: perform == nil ? nil : name))
  }

  private func styled(_ view: _DrawnView, _ context: ElementContext) -> _DrawnView {
    guard let style, let component = context.model.program.component(style.component) else { return view }
    return _DrawnView(view.previewStyle(context.evaluate(style.selection), of: component))
  }
}

/// What a modifier is given, evaluated as it is asked for.
private struct GivenArguments {
  let modifier: Modifier
  let context: ElementContext

  /// Of what stands behind the modifier's own key, which it has.
  var value: Value { modifier.value.map(context.evaluate) ?? .null }

  func value(_ part: Key?) -> Value { part.map { modifier[$0].map(context.evaluate) ?? .null } ?? value }

  /// It is switched off for good: the call is not made.
  var isOff: Bool { modifier.value?.node == .bool(false) }

  var isOn: Bool { modifier.value?.node == .bool(true) }

  func bool(_ part: Key? = nil) -> Bool { value(part).boolValue }

  func double(_ part: Key? = nil) -> Double { value(part).doubleValue }

  /// Nil where the part is left out.
  func length(_ part: Key) -> Double? { context.length(modifier[part]) }

  func paint(_ part: Key? = nil) -> AnyShapeStyle {
    let written = part.map { modifier[$0] } ?? modifier.value
    return written.map(context.paint) ?? AnyShapeStyle(Color.clear)
  }

  var alignment: FacetUI.Alignment { modifier[.alignment].map(context.alignment) ?? .center }

  var elements: ElementsView { ElementsView(elements: modifier.elements, context: context) }

  func perform() { modifier.action.map { context.perform($0) } }
}
