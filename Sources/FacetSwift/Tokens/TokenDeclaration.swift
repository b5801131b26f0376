import FacetIR
import FacetLanguage
import FacetText

extension DesignIndex {
  /// `public static let l: CGFloat = 16`, and behind it the function for its value in a theme.
  func tokenMembers(_ token: Token) -> [Code.Member] {
    let constant = tokenMemberName(token.path, isDeprecated: token.deprecated != nil)
    let spelling = token.value.spelling
    let declaration: Code = "\(access)static let \(constant): \(spelling) = \(value(of: token))"
    let name = tokenMemberName(token.path, isDeprecated: false)
    let doc: Code = .documentation(doc(of: token, name))
    let isAlone = token.doc?.isEmpty == false || token.isReadInTheme
    let inTheme = self.inTheme(token, constant).map { [Code.Member($0, isAlone: true)] } ?? []
    guard let reason = token.deprecated else {
      return [Code.Member("\(doc)\(declaration)", isAlone: isAlone)] + inTheme
    }
    let mark = Code.deprecated(because: reason)
    let forwarding: Code = "\(doc)\(mark)\(access)static var \(name): \(spelling) { \(constant) }"
    let value: Code = "\(.documentation("The value of a token that is deprecated, for generated code."))\(declaration)"
    let forwardingInTheme =
      token.isReadInTheme
      ? ["\(mark)\(.shortBlock(headInTheme(name, spelling), "\(constant)(in: theme)"))" as Code] : []
    return [Code.Member(.paragraphs([forwarding] + forwardingInTheme + [value]), isAlone: true)] + inTheme
  }

  private func doc(of token: Token, _ name: SwiftName) -> String? {
    guard token.isReadInTheme else { return token.doc }
    return [token.doc, "In the base theme; that of another theme is `\(name.text)(in: theme)`."]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// `public static func l(in theme: AcmeTheme) -> CGFloat { … }`; nil if the constant is right in all themes.
  private func inTheme(_ token: Token, _ name: SwiftName) -> Code? {
    guard token.isReadInTheme else { return nil }
    let head = headInTheme(name, token.value.spelling)
    if let target = sameToken(as: token) { return .shortBlock(head, "\(self.token(target.path))(in: theme)") }
    let others = token.variations.filter { $0.value != token.value }.map { variation -> Code in
      "case .\(member: SwiftName(variation.theme)): \(literal(token.shown(in: variation.theme)))"
    }
    return .block(head, .lines(["switch theme {"] + others + ["default: \(name)", "}"]))
  }

  private func headInTheme(_ name: SwiftName, _ spelling: Code) -> Code {
    "\(access)static func \(name)(in theme: \(themeType)) -> \(spelling)"
  }

  // MARK: Values

  /// The token that the value is an alias of in every appearance; otherwise the value itself.
  private func value(of token: Token) -> Code {
    if let target = sameToken(as: token) { return self.token(target.path) }
    return token.differsByTheme ? themedValue(of: token) : literal(token)
  }

  private func sameToken(as token: Token) -> Token? {
    token.alias.flatMap { design.tokens[$0] }.flatMap { isSame(token, as: $0) ? $0 : nil }
  }

  private func literal(_ modes: ColorModes, _ aliases: TokenAliases) -> Code {
    color(
      light: color(modes.light, aliases.light),
      dark: modes.dark.map { color($0, aliases.dark) },
      lightIncreased: modes.lightIncreasedContrast.map { color($0, aliases.lightIncreasedContrast) },
      darkIncreased: modes.darkIncreasedContrast.map { color($0, aliases.darkIncreasedContrast) })
  }

  /// A color in another value: the name of a token if it is an alias of that in every appearance.
  func color(_ part: ColorPart) -> Code {
    if let path = part.aliases.light, part.aliases == TokenAliases(path),
      design.tokens[path]?.value == .color(part.modes)
    {
      return token(path)
    }
    return literal(part.modes, part.aliases)
  }

  /// The color in one appearance. It is the name of another token only if that has one color in all appearances, because
  /// an adaptive color cannot be an argument here. The initialization of the constants therefore has no cycles.
  private func color(_ color: ColorValue, _ alias: TokenPath?) -> Code {
    guard let target = alias.flatMap({ design.tokens[$0] }), target.value == .color(ColorModes(light: color)),
      !target.differsByTheme
    else { return self.color(color) }
    return self.token(target.path)
  }

  /// The literal of the value in one theme.
  func literal(_ token: Token) -> Code {
    guard case .color(let modes) = token.value else {
      return literal(token.value, colors: token.value.colors(aliasOfWhole: nil).map(color))
    }
    return literal(modes, token.aliases)
  }

  /// - Parameter colors: The colors in the value, in their order.
  func literal(_ value: TokenValue, colors: [Code]) -> Code {
    switch value {
    case .color: colors[0]
    case .length(let points): .double(points)
    case .number(let number): .double(number)
    case .duration(let seconds): .duration(seconds: seconds)
    case .fontFamily(let names): .array(names.map { .string(StringLiteral($0)) })
    case .fontWeight(let weight): ".\(member: SwiftName(FontWeight.nearest(to: weight).rawValue))"
    case .textStyle(let style): textStyle(style)
    case .easing(let easing): self.easing(easing)
    case .strokeStyle(let style): strokePattern(style)
    case .border(let border): self.border(border, colors[0])
    case .transition(let transition): self.transition(transition)
    case .shadow(let layers): shadow(layers, colors)
    case .gradient(let stops): gradient(stops, colors)
    }
  }

  private func color(light: Code, dark: Code?, lightIncreased: Code?, darkIncreased: Code?) -> Code {
    if dark == nil && lightIncreased == nil && darkIncreased == nil { return light }
    var arguments: [Code] = ["light: \(light)"]
    if let dark { arguments.append("dark: \(dark)") }
    if let lightIncreased { arguments.append("lightIncreasedContrast: \(lightIncreased)") }
    if let darkIncreased { arguments.append("darkIncreasedContrast: \(darkIncreased)") }
    return .call("Color", arguments)
  }

  private func color(_ color: ColorValue) -> Code {
    let opacity: Code = color.alpha == 1 ? .empty : ", opacity: \(.double(color.alpha))"
    if let wide = color.displayP3 {
      let components: Code = "red: \(.double(wide.red)), green: \(.double(wide.green)), blue: \(.double(wide.blue))"
      return "Color(.displayP3, \(components)\(opacity))"
    }
    return "Color(red: \(.double(color.red)), green: \(.double(color.green)), blue: \(.double(color.blue))\(opacity))"
  }

  private func textStyle(_ style: TextStyleValue) -> Code {
    var arguments: [Code] = []
    if let family = style.family { arguments.append("family: \(StringLiteral(family))") }
    if !style.fallbacks.isEmpty {
      arguments.append("fallbacks: \(.array(style.fallbacks.map { .string(StringLiteral($0)) }))")
    }
    arguments.append("size: \(.double(style.size))")
    arguments.append("weight: .\(member: SwiftName(FontWeight.nearest(to: style.weight).rawValue))")
    if style.letterSpacing != 0 { arguments.append("tracking: \(.double(style.letterSpacing))") }
    arguments.append("lineHeight: \(.double(style.lineHeight))")
    arguments.append("relativeTo: .\(member: SwiftName(style.relativeTo))")
    return .call("DesignTextStyle", arguments)
  }
}

extension TokenValue {
  /// The type of the declaration.
  fileprivate var spelling: Code {
    switch self {
    case .color: "Color"
    case .length: "CGFloat"
    case .textStyle: "DesignTextStyle"
    case .number: "Double"
    case .duration: "Duration"
    case .fontFamily: "[String]"
    case .fontWeight: "Font.Weight"
    case .easing: "DesignEasing"
    case .strokeStyle: "StrokePattern"
    case .border: "DesignBorder"
    case .transition: "TransitionTiming"
    case .shadow: "DesignShadow"
    case .gradient: "Gradient"
    }
  }
}
