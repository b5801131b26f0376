import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
import FacetUI

extension Modifier {
  /// Draws `content` with the modifier: the same calls, in the same order, as in the generated Swift.
  func draw(in context: ElementContext, by evaluator: _Evaluator, _ content: () -> Void) {
    let given = GivenArguments(modifier: self, context: context)
    switch id {
    case .frame: frame(given, evaluator, content)
    case .padding: evaluator.padding(EdgeInsets(given.value), content)
    case .color: evaluator.foregroundStyle(given.paint(), content)
    case .textStyle: evaluator.textStyle(DesignTextStyle(given.value), content)
    case .lineLimit: evaluator.lineLimit(given.value.isNull ? nil : given.value.intValue, content)
    case .monospacedDigit where given.isOff: content()
    case .monospacedDigit where given.isOn: evaluator.monospacedDigit(content)
    case .background: background(given, evaluator, content)
    case .overlay:
      evaluator.overlay(alignment: given.alignment, { given.draw(in: evaluator) }, content)
    case .cornerRadius:
      evaluator.clipShape(RoundedRectangle(cornerRadius: given.double())._kind, content)
    case .clip:
      if let outline { evaluator.clipShape(outline.shape(in: context)._kind, content) } else { content() }
    case .contentShape:
      if let outline { evaluator.contentShape(outline.shape(in: context)._kind, content) } else { content() }
    case .opacity: evaluator.opacity(given.double(), content)
    case .disabled: evaluator.disabled(given.bool(), content)
    case .onTap: tappable(context, evaluator, content)
    case .onLongPress:
      guard let action else { return content() }
      let name = action.isOptional && context.performed(action) == nil ? nil : context.name(of: action)
      evaluator.specName(nil, action: name) {
        evaluator.longPress(perform: { context.perform(action) }, content)
      }
    case .refreshable: refreshable(context, evaluator, content)
    case .onHover: hoverable(context, evaluator, content)
    case .drag: draggable(context, evaluator, content)
    case .onGeometryChange: measured(context, evaluator, content)
    case .accessibilityAdjustableAction: adjustable(context, evaluator, content)
    case .sheet, .fullScreenCover, .popover: present(in: context, evaluator, content)
    case .alert, .confirmationDialog: ask(in: context, evaluator, content)
    case .navigationTitle: title(in: context, evaluator, content)
    case .toolbar: toolbar(in: context, evaluator, content)
    case .searchable: searchable(in: context, evaluator, content)
    case .safeAreaInset: inset(in: context, evaluator, content)
    case .contextMenu: evaluator.contextMenu({ given.draw(in: evaluator) }, over: content)
    case .swipeActions: swipeable(given, evaluator, content)
    case .accessibilityHidden: evaluator.accessibilityHidden(given.bool(), content)
    case .identifier: evaluator.specIdentifier(given.value.text, content)
    case .accessibilityElement:
      evaluator.accessibilityElement(children: AccessibilityChildBehavior(word: given.value.text), content)
    case .accessibilityLabel: evaluator.accessibilityLabel(Text(verbatim: given.value.text), content)
    case .accessibilityValue: evaluator.accessibilityValue(Text(verbatim: given.value.text), content)
    case .accessibilityHint: evaluator.accessibilityHint(Text(verbatim: given.value.text), content)
    case .accessibilityTraits: evaluator.accessibilityAddTraits(AccessibilityTraits(given.value), content)
    case .style: styled(context, evaluator, content)
    default: evaluator.evaluate(content) { apply(to: $0, given) }
    }
  }

  /// Applies a less common modifier to a view of any type.
  private func apply(to view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    switch id {
    case .tint: _DrawnView(view.tint(value.flatMap(given.context.color)))
    case .font: _DrawnView(view.font(Font(given.value)))
    case .monospacedDigit: _DrawnView(view.monospacedDigit(given.bool()))
    case .multilineTextAlignment: _DrawnView(view.multilineTextAlignment(TextAlignment(given.value.text)))
    case .truncationMode: _DrawnView(view.truncationMode(Text.TruncationMode(given.value.text)))
    case .border: border(view, given)
    case .shadow: shadow(view, given)
    case .offset: _DrawnView(view.offset(x: given.double(.x), y: given.double(.y)))
    case .aspectRatio:
      _DrawnView(
        view.aspectRatio(given.length(.ratio), contentMode: given.value(.contentMode).text == "fit" ? .fit : .fill))
    case .hidden: hidden(view, given)
    case .fixedSize: _DrawnView(view.fixedSize(horizontal: given.bool(.horizontal), vertical: given.bool(.vertical)))
    case .layoutPriority: _DrawnView(view.layoutPriority(given.double()))
    case .zIndex: _DrawnView(view.zIndex(given.double()))
    case .alignmentGuide: arguments.reduce(view) { view, setting in setting.guide(view, in: given.context) }
    case .id: _DrawnView(view.id(given.value))
    case .gridCellColumns: _DrawnView(view.gridCellColumns(value.map(given.context.trackCount) ?? 1))
    case .gridCellUnsizedAxes: _DrawnView(view.gridCellUnsizedAxes(FacetUI.Axis.Set(word: given.value.text)))
    case .onAppear: _DrawnView(view.onAppear { given.perform() })
    case .task: task(view, given)
    // Feedback is not drawn, and of motion the end.
    case .sensoryFeedback, .animation, .transition, .contentTransition, .matchedGeometry: view
    case .keyboardType: _DrawnView(view.keyboardType(UIKeyboardType(given.value.text)))
    case .textContentType:
      _DrawnView(view.textContentType(given.value.isNull ? nil : UITextContentType(rawValue: given.value.text)))
    case .submitLabel: _DrawnView(view.submitLabel(SubmitLabel(given.value.text)))
    case .autocorrectionDisabled: _DrawnView(view.autocorrectionDisabled(given.bool()))
    case .textInputAutocapitalization:
      _DrawnView(view.textInputAutocapitalization(TextInputAutocapitalization(given.value.text)))
    case .focused: focused(view, given)
    case .accessibilityFocused: accessibilityFocused(view, given)
    case .bold: given.isOff ? view : _DrawnView(view.bold(given.bool()))
    case .italic: given.isOff ? view : _DrawnView(view.italic(given.bool()))
    case .underline: _DrawnView(view.underline(given.bool()))
    case .strikethrough: _DrawnView(view.strikethrough(given.bool()))
    case .textCase: _DrawnView(view.textCase(given.value.text == "uppercase" ? .uppercase : .lowercase))
    case .kerning: _DrawnView(view.kerning(given.double()))
    case .baselineOffset: _DrawnView(view.baselineOffset(given.double()))
    case .lineSpacing: _DrawnView(view.lineSpacing(given.double()))
    case .minimumScaleFactor: _DrawnView(view.minimumScaleFactor(given.double()))
    case .listRowInsets: _DrawnView(view.listRowInsets(EdgeInsets(given.value)))
    case .listRowSeparator: _DrawnView(view.listRowSeparator(Visibility(word: given.value.text)))
    case .toolbarVisibility: _DrawnView(view.toolbar(Visibility(word: given.value.text), for: .navigationBar))
    case .listRowBackground: _DrawnView(view.listRowBackground(Color(given.value)))
    case .rotation: _DrawnView(view.rotationEffect(.degrees(given.double())))
    case .scale: _DrawnView(view.scaleEffect(given.double()))
    case .grayscale: _DrawnView(view.grayscale(given.double()))
    case .accessibilityRemoveTraits: _DrawnView(view.accessibilityRemoveTraits(AccessibilityTraits(given.value)))
    case .accessibilityHeading:
      _DrawnView(
        view.accessibilityAddTraits(.isHeader).accessibilityHeading(AccessibilityHeadingLevel(given.value.text)))
    case .accessibilitySortPriority: _DrawnView(view.accessibilitySortPriority(given.double()))
    case .accessibilityIdentifier: _DrawnView(view.accessibilityIdentifier(given.value.text))
    case .accessibilityShowsLargeContentViewer:
      _DrawnView(view.accessibilityShowsLargeContentViewer { Text(verbatim: given.value.text) })
    case .frame, .padding, .color, .textStyle, .lineLimit, .background, .overlay, .cornerRadius, .clip, .contentShape,
      .opacity, .disabled, .onTap, .onLongPress, .onHover, .refreshable, .drag, .onGeometryChange,
      .accessibilityAdjustableAction, .accessibilityHidden, .accessibilityElement, .accessibilityLabel,
      .accessibilityValue, .accessibilityHint, .accessibilityTraits, .identifier, .style, .sheet, .fullScreenCover,
      .popover, .alert, .confirmationDialog, .contextMenu, .swipeActions, .safeAreaInset,
      .navigationTitle, .toolbar, .searchable:
      view
    }
  }

  /// A frame with a fixed size, or one with bounds.
  private func frame(_ given: GivenArguments, _ evaluator: _Evaluator, _ content: () -> Void) {
    if self[.width] != nil || self[.height] != nil {
      let (width, height) = (given.length(.width), given.length(.height))
      return evaluator.frame(width: width, height: height, alignment: given.alignment, content)
    }
    evaluator.evaluate(content) { view in
      view.frame(
        minWidth: given.length(.minWidth), idealWidth: given.length(.idealWidth), maxWidth: given.length(.maxWidth),
        minHeight: given.length(.minHeight), idealHeight: given.length(.idealHeight),
        maxHeight: given.length(.maxHeight), alignment: given.alignment)
    }
  }

  private func focused(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    guard case .content(let field)? = value?.node else { return view }
    let focus = given.context.model.binding(field)
    guard let wanted = self[.equals] else {
      return _DrawnView(view._focused(focus, on: .bool(true), off: .bool(false)))
    }
    return _DrawnView(view._focused(focus, on: given.context.evaluate(wanted), off: .null))
  }

  private func task(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    let delay = self[.after] == nil ? nil : given.value(.after).duration
    let waits = self[.when] != nil && !given.bool(.when)
    return _DrawnView(view._task(id: given.value(.id), after: delay, when: !waits) { given.perform() })
  }

  private func accessibilityFocused(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    guard case .content(let field)? = value?.node else { return view }
    let focus = given.context.model.binding(field)
    let wanted = self[.equals].map(given.context.evaluate)
    let words = wanted.map { "\(field)(\($0.words))" } ?? field
    return _DrawnView(
      view._accessibilityFocused(
        focus, on: wanted ?? .bool(true), off: wanted == nil ? .bool(false) : .null, named: words))
  }

  /// SwiftUI's modifier for a constant, the runtime's for a condition.
  private func hidden(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    switch value?.node {
    case .bool(true): _DrawnView(view.hidden())
    case .bool(false): view
    default: _DrawnView(view.hidden(given.bool()))
    }
  }

  private func background(_ given: GivenArguments, _ evaluator: _Evaluator, _ content: () -> Void) {
    if drawsElements {
      return evaluator.background(alignment: given.alignment, { given.draw(in: evaluator) }, content)
    }
    let shape = outline?.shape(in: given.context)._kind ?? .rectangle
    evaluator.background(given.paint(.color), in: shape, content)
  }

  private func border(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    if self[.color] != nil {
      return _DrawnView(view.border(Color(given.value(.color)), width: given.length(.width) ?? 1))
    }
    return DesignBorder(given.value).map { _DrawnView(view.border($0)) } ?? view
  }

  /// SwiftUI's modifier for a shadow by its parts, the runtime's for a shadow value.
  private func shadow(_ view: _DrawnView, _ given: GivenArguments) -> _DrawnView {
    let context = given.context
    guard case .record(let shadow)? = value?.node else {
      return _DrawnView(view.shadow(DesignShadow(given.value)))
    }
    let (radius, x, y) = (
      context.length(shadow[.radius]) ?? 0, context.length(shadow[.x]) ?? 0, context.length(shadow[.y]) ?? 0
    )
    guard let color = shadow[.color] else { return _DrawnView(view.shadow(radius: radius, x: x, y: y)) }
    return _DrawnView(view.shadow(color: Color(context.evaluate(color)), radius: radius, x: x, y: y))
  }

  /// A tap gesture. If its action is nil, the gesture is disabled, and taps reach the views below.
  private func tappable(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let action else { return content() }
    let perform = context.performed(action)
    let name = action.isOptional && perform == nil ? nil : context.name(of: action)
    let mask: GestureMask = action.isOptional && perform == nil ? .subviews : .all
    evaluator.specName(nil, action: name) {
      evaluator.gesture(TapGesture(count: isDoubleTap ? 2 : 1).onEnded { perform?() }, including: mask) {
        guard let outline else { return content() }
        evaluator.contentShape(outline.shape(in: context)._kind, content)
      }
    }
  }

  private func swipeable(_ given: GivenArguments, _ evaluator: _Evaluator, _ content: () -> Void) {
    evaluator.swipeActions(
      edge: given.value(.edge).text == "leading" ? .leading : .trailing,
      allowsFullSwipe: self[.allowsFullSwipe] == nil || given.bool(.allowsFullSwipe),
      { given.draw(in: evaluator) }, over: content)
  }

  private func styled(_ context: ElementContext, _ evaluator: _Evaluator, _ content: () -> Void) {
    guard let style, let component = context.model.program.component(style.component) else { return content() }
    evaluator.previewStyle(context.evaluate(style.selection), of: component, content)
  }
}

/// The values of a modifier, evaluated on demand.
private struct GivenArguments {
  let modifier: Modifier
  let context: ElementContext

  /// The value of the modifier's own key, which must be present.
  var value: Value { modifier.value.map(context.evaluate) ?? .null }

  func value(_ part: Key?) -> Value { part.map { modifier[$0].map(context.evaluate) ?? .null } ?? value }

  /// Whether it is constantly false, so that the modifier is omitted.
  var isOff: Bool { modifier.value?.node == .bool(false) }

  var isOn: Bool { modifier.value?.node == .bool(true) }

  func bool(_ part: Key? = nil) -> Bool { value(part).boolValue }

  func double(_ part: Key? = nil) -> Double { value(part).doubleValue }

  /// Nil if the part is absent.
  func length(_ part: Key) -> Double? { context.length(modifier[part]) }

  func paint(_ part: Key? = nil) -> AnyShapeStyle {
    let written = part.map { modifier[$0] } ?? modifier.value
    return written.map(context.paint) ?? AnyShapeStyle(Color.clear)
  }

  var alignment: FacetUI.Alignment { modifier[.alignment].map(context.alignment) ?? .center }

  var elements: ElementsView { ElementsView(elements: modifier.elements, context: context) }

  func perform() { modifier.action.map { context.perform($0) } }

  func draw(in evaluator: _Evaluator) { elements.draw(in: evaluator) }
}
