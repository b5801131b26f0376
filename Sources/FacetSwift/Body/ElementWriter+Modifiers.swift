import FacetIR

extension ElementWriter {
  /// The calls that a modifier becomes, in their order.
  func calls(_ modifier: Modifier) -> [Code] {
    switch modifier {
    case .frame(let width, let height, let alignment):
      call("frame", [("width", width), ("height", height)], alignment: alignment)
    case .flexibleFrame(let frame): flexibleFrame(frame)
    case .padding(let insets): [.call(".padding", [padding(insets)])]
    case .color(let color): [.call(".foregroundStyle", [expressions.code(color)])]
    case .textStyle(let style): [.call(".textStyle", [expressions.code(style)])]
    case .lineLimit(let limit): [.call(".lineLimit", [expressions.code(limit)])]
    case .monospacedDigit(let isOn): switchedOn(".monospacedDigit", isOn)
    case .multilineTextAlignment(let alignment): [.call(".multilineTextAlignment", [expressions.code(alignment)])]
    case .truncationMode(let mode): [.call(".truncationMode", [expressions.code(mode)])]
    case .background(let color, let radius): [background(color, radius)]
    case .cornerRadius(let radius): [.call(".clipShape", [roundedRectangle(radius)])]
    case .opacity(let opacity): [.call(".opacity", [expressions.code(opacity)])]
    case .disabled(let isDisabled): [.call(".disabled", [expressions.code(isDisabled)])]
    case .hidden(let isHidden): switchedOn(".hidden", isHidden)
    case .fixedSize(let horizontal, let vertical): [fixedSize(horizontal, vertical)]
    case .layoutPriority(let priority): [.call(".layoutPriority", [expressions.code(priority)])]
    case .onTap(let action): tap(action)
    case .accessibilityHidden(let isHidden): [.call(".accessibilityHidden", [expressions.code(isHidden)])]
    }
  }

  private func flexibleFrame(_ frame: Modifier.FlexibleFrame) -> [Code] {
    call(
      "frame",
      [
        ("minWidth", frame.minWidth), ("idealWidth", frame.idealWidth), ("maxWidth", frame.maxWidth),
        ("minHeight", frame.minHeight), ("idealHeight", frame.idealHeight), ("maxHeight", frame.maxHeight),
      ], alignment: frame.alignment)
  }

  private func call(_ name: StaticString, _ lengths: [(StaticString, Expression?)], alignment: String) -> [Code] {
    var arguments = lengths.compactMap { label, value in
      value.map { "\(.text(label)): \(expressions.code($0))" as Code }
    }
    if arguments.isEmpty { return [] }
    if alignment != "center" { arguments.append("alignment: .\(member: SwiftName(alignment))") }
    return [.call(".\(.text(name))", arguments)]
  }

  private func padding(_ insets: Expression) -> Code {
    guard case .insets(let edges) = insets.node, edges.isUniform else { return expressions.code(insets) }
    return expressions.code(edges.top)
  }

  private func background(_ color: Expression, _ radius: Expression?) -> Code {
    .call(".background", [expressions.code(color)] + (radius.map { ["in: \(roundedRectangle($0))"] } ?? []))
  }

  private func roundedRectangle(_ radius: Expression) -> Code {
    "RoundedRectangle(cornerRadius: \(expressions.code(radius)))"
  }

  /// A modifier that SwiftUI has without an argument, and the runtime with one.
  private func switchedOn(_ name: Code, _ isOn: Expression) -> [Code] {
    switch isOn.node {
    case .bool(true): ["\(name)()"]
    case .bool(false): []
    default: [.call(name, [expressions.code(isOn)])]
    }
  }

  private func fixedSize(_ horizontal: Expression, _ vertical: Expression) -> Code {
    if horizontal.node == .bool(true), vertical.node == .bool(true) { return ".fixedSize()" }
    return .call(
      ".fixedSize",
      ["horizontal: \(expressions.code(horizontal))", "vertical: \(expressions.code(vertical))"])
  }

  /// The whole rectangle can be tapped, not only what is drawn in it. Where there is no action to perform, the gesture
  /// is off, and taps go to what lies below.
  private func tap(_ action: ActionReference) -> [Code] {
    guard case .content(let name, let isOptional) = action else { return [] }
    let perform: Code = "content.\(member: SwiftName(name))"
    guard isOptional else { return [".contentShape(Rectangle())", .shortBlock(".onTapGesture", "\(perform)()")] }
    let gesture = Code.shortBlock("TapGesture().onEnded", "\(perform)?()")
    return [
      ".contentShape(Rectangle())",
      .call(".gesture", [gesture, "including: \(perform) == nil ? .subviews : .all"]),
    ]
  }
}

extension Expression.Insets {
  fileprivate var isUniform: Bool { top == bottom && leading == trailing && top == leading }
}
