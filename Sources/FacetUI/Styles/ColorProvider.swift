/// Resolves a color in an environment, like UIKit's dynamic colors. Equal providers must resolve equal colors.
package protocol ColorProvider: Hashable, Sendable {
  func color(in environment: EnvironmentValues) -> Color
}

extension ColorProvider {
  fileprivate func isEqual(to other: any ColorProvider) -> Bool { other as? Self == self }
}

struct AnyColorProvider: Hashable, Sendable {
  let base: any ColorProvider

  static func == (lhs: AnyColorProvider, rhs: AnyColorProvider) -> Bool { lhs.base.isEqual(to: rhs.base) }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
