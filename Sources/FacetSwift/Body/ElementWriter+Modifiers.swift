import FacetIR
import FacetLanguage

extension ElementWriter {
  /// The calls that a modifier becomes, in their order.
  func calls(_ modifier: Modifier) -> [Code] {
    switch modifier {
    case .frame(let width, let height, let alignment):
      call("frame", [("width", width), ("height", height)], alignment: alignment)
    case .flexibleFrame(let frame): flexibleFrame(frame)
    case .padding(let insets): [.call(".padding", padding(insets))]
    case .color(let color): [.call(".foregroundStyle", [expressions.code(color)])]
    case .tint(let color): [.call(".tint", [expressions.code(color)])]
    case .textStyle(let style): [.call(".textStyle", [expressions.code(style)])]
    case .font(let font): [.call(".font", [expressions.code(font)])]
    case .zIndex(let value): [.call(".zIndex", [expressions.code(value)])]
    case .alignmentGuides(let settings): settings.map(alignmentGuide)
    case .id(let identity): [.call(".id", [expressions.standalone(identity)])]
    case .lineLimit(let limit): [.call(".lineLimit", [expressions.code(limit)])]
    case .monospacedDigit(let isOn): switchedOn(".monospacedDigit", isOn)
    case .multilineTextAlignment(let alignment): [.call(".multilineTextAlignment", [expressions.code(alignment)])]
    case .truncationMode(let mode): [.call(".truncationMode", [expressions.code(mode)])]
    case .background(let color, let outline): [background(color, outline)]
    case .backgroundViews(let elements, let alignment): [layer(".background", elements, alignment)]
    case .overlay(let elements, let alignment): [layer(".overlay", elements, alignment)]
    case .border(let color, let width):
      [.call(".border", [expressions.code(color)] + (width.map { ["width: \(expressions.code($0))"] } ?? []))]
    case .borderStyle(let border): [.call(".border", [expressions.code(border)])]
    case .clip(let outline): [.call(".clipShape", [code(outline)])]
    case .shadow(let shadow): [.call(".shadow", expressions.arguments(shadow))]
    case .shadows(let shadow): [.call(".shadow", [expressions.code(shadow)])]
    case .offset(let x, let y): [.call(".offset", expressions.distance(x, y))]
    case .aspectRatio(let ratio, let mode):
      [.call(".aspectRatio", (ratio.map { [expressions.code($0)] } ?? []) + [Self.code(mode)])]
    case .cornerRadius(let radius): [.call(".clipShape", [code(.roundedRectangle(cornerRadius: radius))])]
    case .opacity(let opacity): [.call(".opacity", [expressions.code(opacity)])]
    case .disabled(let isDisabled): [.call(".disabled", [expressions.code(isDisabled)])]
    case .hidden(let isHidden): switchedOn(".hidden", isHidden)
    case .fixedSize(let horizontal, let vertical): [fixedSize(horizontal, vertical)]
    case .layoutPriority(let priority): [.call(".layoutPriority", [expressions.code(priority)])]
    case .bold(let isOn): switchedOn(".bold", isOn)
    case .italic(let isOn): switchedOn(".italic", isOn)
    case .underline(let isOn): switchedOn(".underline", isOn)
    case .strikethrough(let isOn): switchedOn(".strikethrough", isOn)
    case .textCase(let letters): [.call(".textCase", [expressions.code(letters)])]
    case .lineSpacing(let spacing): [.call(".lineSpacing", [expressions.code(spacing)])]
    case .minimumScaleFactor(let factor): [.call(".minimumScaleFactor", [expressions.code(factor)])]
    case .rotation(let degrees): [.call(".rotationEffect", [.call(".degrees", [expressions.code(degrees)])])]
    case .scale(let factor): [.call(".scaleEffect", [expressions.code(factor)])]
    case .contentShape(let outline): [.call(".contentShape", [code(outline)])]
    case .accessibilityElement(let behavior):
      [.call(".accessibilityElement", ["children: .\(member: SwiftName(behavior.rawValue))"])]
    case .accessibilityLabel(let words): [spoken(".accessibilityLabel", words)]
    case .accessibilityValue(let words): [spoken(".accessibilityValue", words)]
    case .accessibilityHint(let words): [spoken(".accessibilityHint", words)]
    case .accessibilityTraits(let traits): AccessibilityWriter.traits(traits, expressions)
    case .accessibilitySortPriority(let priority):
      [.call(".accessibilitySortPriority", [expressions.code(priority)])]
    case .accessibilityIdentifier(let name): [.call(".accessibilityIdentifier", [expressions.code(name)])]
    case .gridCellColumns(let count): [.call(".gridCellColumns", [trackCount(count)])]
    case .gridCellUnsizedAxes(let axes): [.call(".gridCellUnsizedAxes", [Self.code(axes)])]
    case .onTap(let action, let takesRectangle):
      (takesRectangle ? [".contentShape(Rectangle())"] : []) + [tap(action)]
    case .onAppear(let action): [.shortBlock(".onAppear", expressions.call(action))]
    case .task(let delay, let action):
      [.shortBlock(.call(".task", ["after: \(expressions.code(delay))"]), expressions.call(action))]
    case .accessibilityHidden(let isHidden): [.call(".accessibilityHidden", [expressions.code(isHidden)])]
    case .style(let component, let selection):
      expressions.index.component(component).map { [style(selection, of: $0)] } ?? []
    }
  }

  private func spoken(_ name: Code, _ words: Expression) -> Code {
    .call(name, [.call("Text", ["verbatim: \(expressions.code(words))"])])
  }

  /// `.alignmentGuide(.leading) { [gap] in $0.width / 2 + gap }`
  private func alignmentGuide(_ setting: AlignmentGuide.Setting) -> Code {
    let (captures, place) = expressions.sendableBody(setting.place)
    return .shortBlock(
      .call(".alignmentGuide", [expressions.guide(setting.guide)]),
      signature: .joined([captures, setting.place.readsDimensions ? .empty : "_"], by: " "), place)
  }

  private static func code(_ axes: Modifier.Axes) -> Code {
    switch axes {
    case .horizontal: ".horizontal"
    case .vertical: ".vertical"
    case .both: "[.horizontal, .vertical]"
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

  private func call(_ name: StaticString, _ lengths: [(StaticString, Expression?)], alignment: Expression) -> [Code] {
    let arguments = lengths.compactMap { label, value in
      value.map { "\(.text(label)): \(expressions.code($0))" as Code }
    }
    if arguments.isEmpty { return [] }
    return [.call(".\(.text(name))", arguments + self.alignment(alignment))]
  }

  /// `16`, or `.horizontal, 16` where that is all there is.
  private func padding(_ insets: Expression) -> [Code] {
    guard case .insets(let sides) = insets.node else { return [expressions.code(insets)] }
    if sides.isUniform { return [expressions.code(sides.top)] }
    let padded = sides.edges.filter { !$0.length.isZero }
    guard let length = padded.first?.length, padded.allSatisfy({ $0.length == length }) else {
      return [expressions.code(insets)]
    }
    return [padded.count == 1 ? padded[0].edge : .array(padded.map(\.edge)), expressions.code(length)]
  }

  private func background(_ color: Expression, _ outline: Outline?) -> Code {
    .call(".background", [expressions.code(color)] + (outline.map { ["in: \(code($0))"] } ?? []))
  }

  private func layer(_ name: Code, _ elements: [Element], _ alignment: Expression) -> Code {
    .block(head(name, self.alignment(alignment)), block(elements))
  }

  private static func code(_ mode: Modifier.ContentMode) -> Code {
    switch mode {
    case .fit: "contentMode: .fit"
    case .fill: "contentMode: .fill"
    }
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

  /// Where there is no action to perform, the gesture is off, and taps go to what lies below.
  private func tap(_ action: ActionReference) -> Code {
    let call = expressions.call(action)
    guard action.isOptional else { return .shortBlock(".onTapGesture", call) }
    let gesture = Code.shortBlock("TapGesture().onEnded", call)
    let perform = expressions.function(action)
    return .call(".gesture", [gesture, "including: \(perform) == nil ? .subviews : .all"])
  }
}

extension Expression {
  fileprivate var readsDimensions: Bool {
    if case .dimension = node { true } else { operands.contains(where: \.readsDimensions) }
  }
}

extension Expression.Insets {
  /// The edges as SwiftUI sets them, two opposite ones as one where they are alike.
  fileprivate var edges: [(edge: Code, length: Expression)] {
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
