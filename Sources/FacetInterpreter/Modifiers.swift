import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

extension Modifier {
  /// The modifier on a view: the same calls, in the same order, that the emitted Swift makes.
  func apply(to view: AnyView, in context: ElementContext) -> AnyView {
    let given = GivenArguments(modifier: self, context: context)
    return switch id {
    case .frame: frame(view, given)
    case .padding: AnyView(view.padding(EdgeInsets(given.value)))
    case .color: AnyView(view.foregroundStyle(given.paint()))
    case .tint: AnyView(view.tint(value.flatMap(context.color)))
    case .textStyle: AnyView(view.textStyle(TextStyle(given.value)))
    case .font: AnyView(view.font(Font(given.value)))
    case .lineLimit: AnyView(view.lineLimit(given.value.isNull ? nil : given.value.intValue))
    case .monospacedDigit: given.isOff ? view : AnyView(view.monospacedDigit(given.bool()))
    case .multilineTextAlignment: AnyView(view.multilineTextAlignment(TextAlignment(given.value.text)))
    case .truncationMode: AnyView(view.truncationMode(Text.TruncationMode(given.value.text)))
    case .background: background(view, given)
    case .overlay: AnyView(view.overlay(alignment: given.alignment) { given.elements })
    case .border: border(view, given)
    case .cornerRadius: AnyView(view.clipShape(RoundedRectangle(cornerRadius: given.double())))
    case .clip: outline.map { clip(view, to: $0.shape(in: context)) } ?? view
    case .shadow: shadow(view, given)
    case .offset: AnyView(view.offset(x: given.double(.x), y: given.double(.y)))
    case .aspectRatio:
      AnyView(
        view.aspectRatio(given.length(.ratio), contentMode: given.value(.contentMode).text == "fit" ? .fit : .fill))
    case .opacity: AnyView(view.opacity(given.double()))
    case .disabled: AnyView(view.disabled(given.bool()))
    case .hidden: hidden(view, given)
    case .fixedSize: AnyView(view.fixedSize(horizontal: given.bool(.horizontal), vertical: given.bool(.vertical)))
    case .layoutPriority: AnyView(view.layoutPriority(given.double()))
    case .zIndex: AnyView(view.zIndex(given.double()))
    case .alignmentGuide: arguments.reduce(view) { view, setting in setting.guide(view, in: context) }
    case .id: AnyView(view.id(given.value))
    case .gridCellColumns: AnyView(view.gridCellColumns(value.map(context.trackCount) ?? 1))
    case .gridCellUnsizedAxes: AnyView(view.gridCellUnsizedAxes(FacetUI.Axis.Set(word: given.value.text)))
    case .onTap: tappable(view, context)
    case .onAppear: AnyView(view.onAppear { given.perform() })
    case .task: AnyView(view._task(after: given.value(.after).duration) { given.perform() })
    case .accessibilityHidden: AnyView(view.accessibilityHidden(given.bool()))
    case .bold: given.isOff ? view : AnyView(view.bold(given.bool()))
    case .italic: given.isOff ? view : AnyView(view.italic(given.bool()))
    case .underline: AnyView(view.underline(given.bool()))
    case .strikethrough: AnyView(view.strikethrough(given.bool()))
    case .textCase: AnyView(view.textCase(given.value.text == "uppercase" ? .uppercase : .lowercase))
    case .lineSpacing: AnyView(view.lineSpacing(given.double()))
    case .minimumScaleFactor: AnyView(view.minimumScaleFactor(given.double()))
    case .rotation: AnyView(view.rotationEffect(.degrees(given.double())))
    case .scale: AnyView(view.scaleEffect(given.double()))
    case .contentShape: outline.map { contentShape(view, $0.shape(in: context)) } ?? view
    case .accessibilityElement:
      AnyView(view.accessibilityElement(children: AccessibilityChildBehavior(word: given.value.text)))
    case .accessibilityLabel: AnyView(view.accessibilityLabel(Text(verbatim: given.value.text)))
    case .accessibilityValue: AnyView(view.accessibilityValue(Text(verbatim: given.value.text)))
    case .accessibilityHint: AnyView(view.accessibilityHint(Text(verbatim: given.value.text)))
    case .accessibilityTraits: AnyView(view.accessibilityAddTraits(AccessibilityTraits(given.value)))
    case .accessibilitySortPriority: AnyView(view.accessibilitySortPriority(given.double()))
    case .accessibilityIdentifier: AnyView(view.accessibilityIdentifier(given.value.text))
    case .style: styled(view, context)
    }
  }

  /// One with a fixed size, or one with bounds.
  private func frame(_ view: AnyView, _ given: GivenArguments) -> AnyView {
    let isFixed = self[.width] != nil || self[.height] != nil
    return isFixed
      ? AnyView(view.frame(width: given.length(.width), height: given.length(.height), alignment: given.alignment))
      : AnyView(
        view.frame(
          minWidth: given.length(.minWidth), idealWidth: given.length(.idealWidth), maxWidth: given.length(.maxWidth),
          minHeight: given.length(.minHeight), idealHeight: given.length(.idealHeight),
          maxHeight: given.length(.maxHeight), alignment: given.alignment))
  }

  /// SwiftUI's own where it is certain, the runtime's where it depends.
  private func hidden(_ view: AnyView, _ given: GivenArguments) -> AnyView {
    switch value?.node {
    case .bool(true): AnyView(view.hidden())
    case .bool(false): view
    default: AnyView(view.hidden(given.bool()))
    }
  }

  private func background(_ view: AnyView, _ given: GivenArguments) -> AnyView {
    if drawsElements { return AnyView(view.background(alignment: given.alignment) { given.elements }) }
    let paint = given.paint(.color)
    guard let outline else { return AnyView(view.background(paint)) }
    func behind(_ shape: some InsettableShape) -> AnyView { AnyView(view.background(paint, in: shape)) }
    return behind(outline.shape(in: given.context))
  }

  private func border(_ view: AnyView, _ given: GivenArguments) -> AnyView {
    if self[.color] != nil { return AnyView(view.border(Color(given.value(.color)), width: given.length(.width) ?? 1)) }
    return BorderStyle(given.value, in: given.context.scope.tokens).map { AnyView(view.border($0)) } ?? view
  }

  private func clip(_ view: AnyView, to shape: some InsettableShape) -> AnyView {
    AnyView(view.clipShape(shape))
  }

  private func contentShape(_ view: AnyView, _ shape: some InsettableShape) -> AnyView {
    AnyView(view.contentShape(shape))
  }

  /// By its parts, SwiftUI's own; as a value, the runtime's.
  private func shadow(_ view: AnyView, _ given: GivenArguments) -> AnyView {
    let context = given.context
    guard case .shadow(let shadow)? = value?.node else {
      return AnyView(view.shadow(FacetRuntime.Shadow(given.value, in: context.scope.tokens)))
    }
    let (radius, x, y) = (
      context.length(shadow.radius) ?? 0, context.length(shadow.x) ?? 0, context.length(shadow.y) ?? 0
    )
    guard let color = shadow.color else { return AnyView(view.shadow(radius: radius, x: x, y: y)) }
    return AnyView(view.shadow(color: Color(context.evaluate(color)), radius: radius, x: x, y: y))
  }

  /// Without an action to perform there is nothing to tap, and taps go to what lies below.
  private func tappable(_ inner: AnyView, _ context: ElementContext) -> AnyView {
    guard let action else { return inner }
    let view = outline.map { contentShape(inner, $0.shape(in: context)) } ?? inner
    let perform = context.performed(action)
    let name = context.name(of: action)
    guard action.isOptional else {
      return AnyView(view.onTapGesture { perform?() }._specName(nil, action: name))
    }
    let gesture = view.gesture(TapGesture().onEnded { perform?() }, including: perform == nil ? .subviews : .all)
    return AnyView(gesture._specName(nil, action: perform == nil ? nil : name))
  }

  private func styled(_ view: AnyView, _ context: ElementContext) -> AnyView {
    guard let style, let component = context.model.program.component(style.component) else { return view }
    return AnyView(view.previewStyle(context.evaluate(style.selection), of: component))
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
