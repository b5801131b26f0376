import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentChecker {
  mutating func lower(modifier: ElementSpec.Argument, in scope: Scope) -> Modifier? {
    let lowered = lowered(modifier, in: scope)
    if let lowered { checkNumbers(of: lowered, modifier) }
    return lowered
  }

  private mutating func lowered(_ modifier: ElementSpec.Argument, in scope: Scope) -> Modifier? {
    let value = modifier.value
    checkAvailability(ofModifier: modifier.key, in: scope)
    switch modifier.key.value {
    case "frame": return frame(value, modifier.key, in: scope)
    case "color": return paint(value, in: scope).map(Modifier.color)
    case "font": return font(value, modifier.key, in: scope)
    case "alignmentGuide": return alignmentGuides(value, modifier.key, in: scope)
    case "id": return identity(value, in: scope)
    case "padding": return padding(value, in: scope)
    case "background": return background(value, modifier.key, in: scope)
    case "overlay": return overlay(value, in: scope)
    case "border": return border(value, in: scope)
    case "clip": return outline(value, in: scope).map(Modifier.clip)
    case "shadow": return shadow(value, in: scope)
    case "offset": return offset(value, in: scope)
    case "aspectRatio": return aspectRatio(value, in: scope)
    case "fixedSize": return fixedSize(value, in: scope)
    case "contentShape": return outline(value, in: scope).map(Modifier.contentShape)
    case "accessibilityElement":
      guard case .word(let word) = value else { return nil }
      return Modifier.ChildBehavior(rawValue: word.value).map(Modifier.accessibilityElement)
    case "gridCellUnsizedAxes":
      guard case .word(let word) = value else { return nil }
      return Modifier.Axes(rawValue: word.value).map(Modifier.gridCellUnsizedAxes)
    case "task": return task(value, in: scope)
    case "onAppear":
      guard case .expression(let syntax) = value else { return nil }
      return action(syntax, in: scope).map(Modifier.onAppear)
    case "onTap":
      guard case .expression(let syntax) = value else { return nil }
      return action(syntax, in: scope).map { .onTap($0, takesRectangle: true) }
    default:
      if case .style(let selection) = value { return style(selection, modifier.key, in: scope) }
      guard let (type, modifier) = Self.simpleModifier(modifier.key.value) else { return nil }
      return expression(value, as: type, in: scope).map(modifier)
    }
  }

  /// Modifiers that take one value.
  private static func simpleModifier(_ key: String) -> (ValueType, (Expression) -> Modifier)? {
    switch key {
    case "tint": (.optional(.color), Modifier.tint)
    case "textStyle": (.textStyle, Modifier.textStyle)
    case "lineLimit": (.optional(.int), Modifier.lineLimit)
    case "monospacedDigit": (.bool, Modifier.monospacedDigit)
    case "multilineTextAlignment": (.words(.textAlignment), Modifier.multilineTextAlignment)
    case "truncationMode": (.words(.truncationMode), Modifier.truncationMode)
    case "cornerRadius": (.length, Modifier.cornerRadius)
    case "opacity": (.double, Modifier.opacity)
    case "disabled": (.bool, Modifier.disabled)
    case "hidden": (.bool, Modifier.hidden)
    case "layoutPriority": (.double, Modifier.layoutPriority)
    case "zIndex": (.double, Modifier.zIndex)
    case "gridCellColumns": (.int, Modifier.gridCellColumns)
    case "bold": (.bool, Modifier.bold)
    case "italic": (.bool, Modifier.italic)
    case "underline": (.bool, Modifier.underline)
    case "strikethrough": (.bool, Modifier.strikethrough)
    case "textCase": (.words(.textCase), Modifier.textCase)
    case "lineSpacing": (.length, Modifier.lineSpacing)
    case "minimumScaleFactor": (.double, Modifier.minimumScaleFactor)
    case "rotation": (.double, Modifier.rotation)
    case "scale": (.double, Modifier.scale)
    case "accessibilityLabel": (.string, Modifier.accessibilityLabel)
    case "accessibilityValue": (.string, Modifier.accessibilityValue)
    case "accessibilityHint": (.string, Modifier.accessibilityHint)
    case "accessibilityTraits": (.array(.words(.accessibilityTrait)), Modifier.accessibilityTraits)
    case "accessibilitySortPriority": (.double, Modifier.accessibilitySortPriority)
    case "accessibilityIdentifier": (.string, Modifier.accessibilityIdentifier)
    case "accessibilityHidden": (.bool, Modifier.accessibilityHidden)
    default: nil
    }
  }

  /// One length for all sides stays one length; anything else is insets.
  private mutating func padding(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    switch value {
    case .parts(let parts): insets(parts, in: scope).map(Modifier.padding)
    default: expression(value, as: .insets, in: scope).map { .padding($0.uniformLength ?? $0) }
    }
  }

  private mutating func insets(_ parts: [ElementSpec.Argument], in scope: Scope) -> Expression? {
    var sides = InsetSides()
    var isComplete = true
    for part in parts {
      guard InsetSides.keys.contains(part.key.value) else {
        report(.unknownPart(part.key, of: .insets, among: InsetSides.keys))
        isComplete = false
        continue
      }
      guard let length = expression(part.value, as: .length, in: scope) else {
        isComplete = false
        continue
      }
      sides.set(part.key.value, to: length)
    }
    return isComplete ? sides.expression : nil
  }

  /// What tells an element from others has to be something that can be compared, in Swift as well.
  private mutating func identity(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .expression(let syntax) = value, let identity = infer(syntax, in: scope) else { return nil }
    guard isIdentity(identity.type) else {
      report(.notAnIdentity(syntax.excerpt, of: identity.type, at: syntax.span))
      return nil
    }
    return .id(identity)
  }

  func isIdentity(_ type: ValueType) -> Bool {
    switch type.unwrapped {
    case .string, .int, .double, .bool, .length, .date, .url: true
    case .declared: words(of: type.unwrapped) != nil
    default: false
    }
  }

  /// In an order of their own, so that in a mapping there is none: one may ask for another that is set too.
  private mutating func alignmentGuides(
    _ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    let guides = AlignmentGuide.allCases.map { ($0.rawValue, ValueType.length) }
    let places = self.parts(
      parts, as: Dictionary(uniqueKeysWithValues: guides), in: scope.bindingDimensions(at: key.span))
    return .alignmentGuides(
      AlignmentGuide.allCases.compactMap { guide in
        places[guide.rawValue].map { AlignmentGuide.Setting(guide, at: $0) }
      })
  }

  private mutating func fixedSize(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else {
      return expression(value, as: .bool, in: scope).map { .fixedSize(horizontal: $0, vertical: $0) }
    }
    let values = self.parts(parts, as: ["horizontal": .bool, "vertical": .bool], in: scope)
    let no = Expression(.bool(false), as: .bool)
    return .fixedSize(horizontal: values["horizontal"] ?? no, vertical: values["vertical"] ?? no)
  }

  /// Named parts of a modifier by their names. Parts that are wrong are left out.
  mutating func parts(
    _ parts: [ElementSpec.Argument], as types: [String: ValueType], in scope: Scope
  ) -> [String: Expression] {
    var values: [String: Expression] = [:]
    for part in parts {
      guard let type = types[part.key.value] else { continue }
      values[part.key.value] = expression(part.value, as: type, in: scope)
    }
    return values
  }
}

extension Expression {
  /// The one length of insets that are the same on all sides.
  fileprivate var uniformLength: Expression? {
    guard case .insets(let sides) = node, sides.top == sides.leading, sides.top == sides.bottom,
      sides.top == sides.trailing
    else { return nil }
    return sides.top
  }
}

extension [Modifier] {
  /// The same, where a tap is taken in the shape that the author gives below it, and in the whole rectangle otherwise.
  func takingTapsInOwnShapes() -> [Modifier] {
    var isShaped = false
    return map { modifier in
      switch modifier {
      case .contentShape: isShaped = true
      case .onTap(let action, _): return .onTap(action, takesRectangle: !isShaped)
      default: break
      }
      return modifier
    }
  }
}
