extension TokenValue {
  /// The colors in a value, in a fixed order.
  ///
  /// - Parameter alias: The token that the whole value is taken from: for a color, that is where the color is from.
  package func colors(aliasOfWhole alias: TokenPath?) -> [ColorPart] {
    switch self {
    case .color(let modes): [ColorPart(modes: modes, aliases: TokenAliases(alias))]
    case .border(let border): [border.color]
    case .shadow(let layers): layers.map(\.color)
    case .gradient(let stops): stops.map(\.color)
    case .length, .textStyle, .number, .duration, .fontFamily, .fontWeight, .easing, .strokeStyle, .transition: []
    }
  }

  /// Puts others in their places: the first is number 0.
  package mutating func replaceColors(_ color: (Int) -> ColorPart) {
    switch self {
    case .color: self = .color(color(0).modes)
    case .border(var border):
      border.color = color(0)
      self = .border(border)
    case .shadow(var layers):
      for index in layers.indices { layers[index].color = color(index) }
      self = .shadow(layers)
    case .gradient(var stops):
      for index in stops.indices { stops[index].color = color(index) }
      self = .gradient(stops)
    case .length, .textStyle, .number, .duration, .fontFamily, .fontWeight, .easing, .strokeStyle, .transition: break
    }
  }

  package func isSameButColors(as other: TokenValue) -> Bool { withoutColors == other.withoutColors }

  private var withoutColors: TokenValue {
    var value = self
    let none = ColorPart(modes: ColorModes(light: ColorValue(red: 0, green: 0, blue: 0)))
    value.replaceColors { _ in none }
    return value
  }
}
