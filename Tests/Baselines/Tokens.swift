// The tokens that the hand-written components share, as those of a spec are shared by all generated ones. They are no
// part of a component's lines.

import SwiftUI

enum Space {
  static let xxs: CGFloat = 2
  static let xs: CGFloat = 4
  static let s: CGFloat = 8
  static let m: CGFloat = 12
  static let l: CGFloat = 16
  static let xl: CGFloat = 24
  static let xxl: CGFloat = 32
  static let xxxl: CGFloat = 48
}

enum Radius {
  static let control: CGFloat = 8
  static let card: CGFloat = 12
}

enum Size {
  static let touch: CGFloat = 44
  static let icon: CGFloat = 24
}

enum Palette {
  static let content = Color.primary
  static let secondary = Color.secondary
  static let disabled = Color.gray
  static let onAction = Color.white
  static let action = Color.pink
  static let positive = Color.green
  static let critical = Color.red
  static let base = Color.white
  static let raised = Color.white
  static let sunken = Color(white: 0.97)
  static let inverse = Color(white: 0.13)
  static let surfacePositive = Color(red: 0.89, green: 0.96, blue: 0.93)
  static let surfaceCritical = Color(red: 0.99, green: 0.92, blue: 0.9)
  static let outline = Color(white: 0.87)
}

enum Typeface {
  static let largeTitle = Font.largeTitle.weight(.bold)
  static let title = Font.title2.weight(.bold)
  static let heading = Font.title3.weight(.semibold)
  static let headline = Font.headline
  static let body = Font.body
  static let subheadline = Font.subheadline
  static let label = Font.subheadline.weight(.semibold)
  static let footnote = Font.footnote
  static let caption = Font.caption
}
