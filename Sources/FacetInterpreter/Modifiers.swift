import FacetIR
import FacetRuntime
import FacetUI

extension Modifier {
  /// The modifier on a view: the same calls, in the same order, that the emitted Swift makes.
  func apply(to view: AnyView, in context: ElementContext) -> AnyView {
    switch self {
    case .frame(let width, let height, let alignment):
      AnyView(
        view.frame(
          width: context.length(width), height: context.length(height), alignment: context.alignment(alignment)))
    case .flexibleFrame(let frame):
      AnyView(frame.apply(to: view, in: context))
    case .padding(let insets):
      AnyView(view.padding(EdgeInsets(context.evaluate(insets))))
    case .color(let color):
      AnyView(view.foregroundStyle(context.paint(color)))
    case .tint(let color):
      AnyView(view.tint(context.color(color)))
    case .textStyle(let style):
      AnyView(view.textStyle(TextStyle(context.evaluate(style))))
    case .font(let font):
      AnyView(view.font(Font(context.evaluate(font))))
    case .zIndex(let value):
      AnyView(view.zIndex(context.evaluate(value).doubleValue))
    case .alignmentGuides(let settings):
      settings.reduce(view) { view, setting in setting.apply(to: view, in: context) }
    case .id(let identity):
      AnyView(view.id(context.evaluate(identity)))
    case .lineLimit(let limit):
      AnyView(view.lineLimit(context.evaluate(limit).isNull ? nil : context.evaluate(limit).intValue))
    case .monospacedDigit(let isOn):
      isOn.node == .bool(false) ? view : AnyView(view.monospacedDigit(context.evaluate(isOn).boolValue))
    case .multilineTextAlignment(let alignment):
      AnyView(view.multilineTextAlignment(TextAlignment(context.evaluate(alignment).text)))
    case .truncationMode(let mode):
      AnyView(view.truncationMode(Text.TruncationMode(context.evaluate(mode).text)))
    case .background(let color, let outline):
      background(color, outline, view, context)
    case .backgroundViews(let elements, let alignment):
      AnyView(
        view.background(alignment: context.alignment(alignment)) { ElementsView(elements: elements, context: context) })
    case .overlay(let elements, let alignment):
      AnyView(
        view.overlay(alignment: context.alignment(alignment)) { ElementsView(elements: elements, context: context) })
    case .border(let color, let width):
      AnyView(view.border(Color(context.evaluate(color)), width: context.length(width) ?? 1))
    case .borderStyle(let border):
      BorderStyle(context.evaluate(border), in: context.scope.tokens).map { AnyView(view.border($0)) } ?? view
    case .clip(let outline):
      clip(view, to: outline.shape(in: context))
    case .shadow(let shadow):
      self.shadow(shadow, view, context)
    case .shadows(let shadow):
      AnyView(view.shadow(FacetRuntime.Shadow(context.evaluate(shadow), in: context.scope.tokens)))
    case .offset(let x, let y):
      AnyView(view.offset(x: context.evaluate(x).doubleValue, y: context.evaluate(y).doubleValue))
    case .aspectRatio(let ratio, let mode):
      AnyView(view.aspectRatio(context.length(ratio), contentMode: mode == .fit ? .fit : .fill))
    case .cornerRadius(let radius):
      AnyView(view.clipShape(RoundedRectangle(cornerRadius: context.evaluate(radius).doubleValue)))
    case .opacity(let opacity):
      AnyView(view.opacity(context.evaluate(opacity).doubleValue))
    case .disabled(let isDisabled):
      AnyView(view.disabled(context.evaluate(isDisabled).boolValue))
    case .hidden(let isHidden):
      hidden(isHidden, view, context)
    case .fixedSize(let horizontal, let vertical):
      AnyView(
        view.fixedSize(
          horizontal: context.evaluate(horizontal).boolValue, vertical: context.evaluate(vertical).boolValue))
    case .layoutPriority(let priority):
      AnyView(view.layoutPriority(context.evaluate(priority).doubleValue))
    case .bold(let isOn):
      isOn.node == .bool(false) ? view : AnyView(view.bold(context.evaluate(isOn).boolValue))
    case .italic(let isOn):
      isOn.node == .bool(false) ? view : AnyView(view.italic(context.evaluate(isOn).boolValue))
    case .underline(let isOn):
      AnyView(view.underline(context.evaluate(isOn).boolValue))
    case .strikethrough(let isOn):
      AnyView(view.strikethrough(context.evaluate(isOn).boolValue))
    case .textCase(let letters):
      AnyView(view.textCase(context.evaluate(letters).text == "uppercase" ? .uppercase : .lowercase))
    case .lineSpacing(let spacing):
      AnyView(view.lineSpacing(context.evaluate(spacing).doubleValue))
    case .minimumScaleFactor(let factor):
      AnyView(view.minimumScaleFactor(context.evaluate(factor).doubleValue))
    case .rotation(let degrees):
      AnyView(view.rotationEffect(.degrees(context.evaluate(degrees).doubleValue)))
    case .scale(let factor):
      AnyView(view.scaleEffect(context.evaluate(factor).doubleValue))
    case .contentShape(let outline):
      contentShape(view, outline.shape(in: context))
    case .accessibilityElement(let behavior):
      AnyView(view.accessibilityElement(children: AccessibilityChildBehavior(behavior)))
    case .accessibilityLabel(let words):
      AnyView(view.accessibilityLabel(Text(verbatim: context.evaluate(words).text)))
    case .accessibilityValue(let words):
      AnyView(view.accessibilityValue(Text(verbatim: context.evaluate(words).text)))
    case .accessibilityHint(let words):
      AnyView(view.accessibilityHint(Text(verbatim: context.evaluate(words).text)))
    case .accessibilityTraits(let traits):
      AnyView(view.accessibilityAddTraits(AccessibilityTraits(context.evaluate(traits))))
    case .accessibilitySortPriority(let priority):
      AnyView(view.accessibilitySortPriority(context.evaluate(priority).doubleValue))
    case .accessibilityIdentifier(let name):
      AnyView(view.accessibilityIdentifier(context.evaluate(name).text))
    case .gridCellUnsizedAxes(let axes):
      AnyView(view.gridCellUnsizedAxes(FacetUI.Axis.Set(axes)))
    case .gridCellColumns(let count):
      AnyView(view.gridCellColumns(context.trackCount(count)))
    case .onTap(let action, let takesRectangle):
      tappable(takesRectangle ? AnyView(view.contentShape(Rectangle())) : view, action, context)
    case .onAppear(let action):
      AnyView(view.onAppear { context.perform(action) })
    case .task(let delay, let action):
      AnyView(view._task(after: context.evaluate(delay).duration) { context.perform(action) })
    case .accessibilityHidden(let isHidden):
      AnyView(view.accessibilityHidden(context.evaluate(isHidden).boolValue))
    case .style(let component, let selection):
      context.model.program.component(component).map {
        AnyView(view.previewStyle(context.evaluate(selection), of: $0))
      } ?? view
    }
  }

  /// SwiftUI's own where it is certain, the runtime's where it depends.
  private func hidden(_ isHidden: Expression, _ view: AnyView, _ context: ElementContext) -> AnyView {
    switch isHidden.node {
    case .bool(true): AnyView(view.hidden())
    case .bool(false): view
    default: AnyView(view.hidden(context.evaluate(isHidden).boolValue))
    }
  }

  private func background(
    _ color: Expression, _ outline: Outline?, _ view: AnyView, _ context: ElementContext
  ) -> AnyView {
    let color = context.paint(color)
    guard let outline else { return AnyView(view.background(color)) }
    func behind(_ shape: some InsettableShape) -> AnyView { AnyView(view.background(color, in: shape)) }
    return behind(outline.shape(in: context))
  }

  private func clip(_ view: AnyView, to shape: some InsettableShape) -> AnyView {
    AnyView(view.clipShape(shape))
  }

  private func contentShape(_ view: AnyView, _ shape: some InsettableShape) -> AnyView {
    AnyView(view.contentShape(shape))
  }

  private func shadow(_ shadow: Shadow, _ view: AnyView, _ context: ElementContext) -> AnyView {
    let (radius, x, y) = (
      context.length(shadow.radius) ?? 0, context.length(shadow.x) ?? 0, context.length(shadow.y) ?? 0
    )
    guard let color = shadow.color else { return AnyView(view.shadow(radius: radius, x: x, y: y)) }
    return AnyView(view.shadow(color: Color(context.evaluate(color)), radius: radius, x: x, y: y))
  }

  /// Without an action to perform there is nothing to tap, and taps go to what lies below.
  private func tappable(
    _ view: AnyView, _ action: ActionReference, _ context: ElementContext
  ) -> AnyView {
    let perform = context.performed(action)
    let name = context.name(of: action)
    guard action.isOptional else {
      return AnyView(view.onTapGesture { perform?() }._specName(nil, action: name))
    }
    let gesture = view.gesture(TapGesture().onEnded { perform?() }, including: perform == nil ? .subviews : .all)
    return AnyView(gesture._specName(nil, action: perform == nil ? nil : name))
  }
}

extension Modifier.FlexibleFrame {
  fileprivate func apply(to view: AnyView, in context: ElementContext) -> some View {
    view.frame(
      minWidth: context.length(minWidth), idealWidth: context.length(idealWidth), maxWidth: context.length(maxWidth),
      minHeight: context.length(minHeight), idealHeight: context.length(idealHeight),
      maxHeight: context.length(maxHeight), alignment: context.alignment(alignment))
  }
}
