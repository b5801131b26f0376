import FacetIR
import FacetLanguage

/// A modifier on one line: `padding  style.insets`.
struct ModifierWords {
  private let design: Design
  private let words: ExpressionWords

  init(design: Design) {
    self.design = design
    words = ExpressionWords(design: design)
  }

  func callAsFunction(_ modifier: Modifier) -> String {
    switch modifier {
    case .frame(let width, let height, let alignment):
      named("frame", [("width", width), ("height", height)], self.alignment(alignment))
    case .flexibleFrame(let frame): flexible(frame)
    case .padding(let insets): ".padding \(words(insets))"
    case .color(let color): ".color \(words(color))"
    case .tint(let color): ".tint \(words(color))"
    case .textStyle(let style): ".textStyle \(words(style))"
    case .font(let font): ".font \(words(font))"
    case .zIndex(let value): ".zIndex \(words(value))"
    case .alignmentGuides(let settings): named("alignmentGuide", settings.map { ($0.guide.rawValue, $0.place) })
    case .id(let identity): ".id \(words(identity))"
    case .lineLimit(let limit): ".lineLimit \(words(limit))"
    case .monospacedDigit(let isOn): ".monospacedDigit \(words(isOn))"
    case .multilineTextAlignment(let alignment): ".multilineTextAlignment \(words(alignment))"
    case .truncationMode(let mode): ".truncationMode \(words(mode))"
    case .background(let color, let outline): background(color, outline)
    case .backgroundViews(_, let alignment): named("background", [], self.alignment(alignment))
    case .overlay(_, let alignment): named("overlay", [], self.alignment(alignment))
    case .border(let color, let width): named("border", [("color", color), ("width", width)])
    case .borderStyle(let border): ".border \(words(border))"
    case .clip(let outline): ".clip \(ShapeWords(words: words)(outline))"
    case .shadow(let shadow): ".shadow \(words.shadow(shadow))"
    case .shadows(let shadow): ".shadow \(words(shadow))"
    case .offset(let x, let y): named("offset", [("x", x), ("y", y)])
    case .aspectRatio(let ratio, let mode): named("aspectRatio", [("ratio", ratio)], [mode.rawValue])
    case .cornerRadius(let radius): ".cornerRadius \(words(radius))"
    case .opacity(let opacity): ".opacity \(words(opacity))"
    case .disabled(let isDisabled): ".disabled \(words(isDisabled))"
    case .hidden(let isHidden): ".hidden \(words(isHidden))"
    case .fixedSize(let horizontal, let vertical):
      named("fixedSize", [("horizontal", horizontal), ("vertical", vertical)])
    case .layoutPriority(let priority): ".layoutPriority \(words(priority))"
    case .bold(let value): ".bold \(words(value))"
    case .italic(let value): ".italic \(words(value))"
    case .underline(let value): ".underline \(words(value))"
    case .strikethrough(let value): ".strikethrough \(words(value))"
    case .textCase(let value): ".textCase \(words(value))"
    case .lineSpacing(let value): ".lineSpacing \(words(value))"
    case .minimumScaleFactor(let value): ".minimumScaleFactor \(words(value))"
    case .rotation(let value): ".rotation \(words(value))"
    case .scale(let value): ".scale \(words(value))"
    case .accessibilityLabel(let value): ".accessibilityLabel \(words(value))"
    case .accessibilityValue(let value): ".accessibilityValue \(words(value))"
    case .accessibilityHint(let value): ".accessibilityHint \(words(value))"
    case .accessibilityTraits(let value): ".accessibilityTraits \(words(value))"
    case .accessibilitySortPriority(let value): ".accessibilitySortPriority \(words(value))"
    case .contentShape(let outline): ".contentShape \(ShapeWords(words: words)(outline))"
    case .accessibilityElement(let behavior): ".accessibilityElement \(behavior.rawValue)"
    case .accessibilityIdentifier(let value): ".accessibilityIdentifier \(words(value))"
    case .gridCellColumns(let count): ".gridCellColumns \(words(count))"
    case .gridCellUnsizedAxes(let axes): ".gridCellUnsizedAxes \(axes.rawValue)"
    case .onAppear(let action): ".onAppear \(ElementWords(design: design).action(action))"
    case .task(let delay, let action):
      ".task after \(words(delay)), \(ElementWords(design: design).action(action))"
    case .onTap(let action, _): ".onTap \(ElementWords(design: design).action(action))"
    case .accessibilityHidden(let isHidden): ".accessibilityHidden \(words(isHidden))"
    case .style(let component, let selection):
      ([".style \(component).\(selection.style)"] + selection.settings.map { "\($0.property) \(words($0.value))" })
        .joined(separator: ", ")
    }
  }

  private func background(_ color: Expression, _ outline: Outline?) -> String {
    if case .roundedRectangle(let radius)? = outline {
      return named("background", [("color", color), ("cornerRadius", radius)])
    }
    return named("background", [("color", color)], outline.map { [ShapeWords(words: words)($0)] } ?? [])
  }

  private func flexible(_ frame: Modifier.FlexibleFrame) -> String {
    named(
      "frame",
      [
        ("minWidth", frame.minWidth), ("idealWidth", frame.idealWidth), ("maxWidth", frame.maxWidth),
        ("minHeight", frame.minHeight), ("idealHeight", frame.idealHeight), ("maxHeight", frame.maxHeight),
      ], alignment(frame.alignment))
  }

  /// Nothing for the center.
  private func alignment(_ value: Expression) -> [String] { value.isCenter ? [] : [words.alignment(value)] }

  private func named(_ name: String, _ values: [(String, Expression?)], _ more: [String] = []) -> String {
    let parts = values.compactMap { key, value in value.map { "\(key) \(words($0))" } } + more
    return parts.isEmpty ? ".\(name)" : ".\(name) \(parts.joined(separator: ", "))"
  }
}
