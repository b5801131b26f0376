import FacetFrame
import FacetUI
import Testing

/// Scenes whose result is known: printed by Apple's engineers and by those who measured SwiftUI, or drawn by SwiftUI
/// and compared pixel by pixel. A scene stands in the middle of its host.
@MainActor
struct LayoutVectors {
  struct Vector: CustomTestStringConvertible {
    let testDescription: String
    let expected: [Rect]
    let actual: @MainActor () -> [Rect]

    @MainActor
    init(
      _ name: String, in host: (width: Double, height: Double), expect expected: [Rect],
      @ViewBuilder _ scene: @escaping @MainActor () -> some View
    ) {
      testDescription = name
      self.expected = expected
      actual = { draw(in: host) { scene() }.rects }
    }
  }

  @Test(arguments: ["rows", "columns", "frames", "shares", "spacers", "piles", "ratios", "texts"])
  func agree(group: String) {
    for vector in Self.vectors(group) {
      #expect(vector.actual().areEqual(to: vector.expected), "\(vector.testDescription): \(vector.actual())")
    }
  }

  private static func vectors(_ group: String) -> [Vector] {
    switch group {
    case "rows": rows
    case "columns": columns
    case "frames": frames
    case "shares": shares
    case "spacers": spacers
    case "piles": piles
    case "ratios": ratios
    default: texts
    }
  }
}

private let third = 1.0 / 3

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

extension [Rect] {
  /// Thirds of a point are not numbers of a computer's: equal to a billionth.
  fileprivate func areEqual(to others: [Rect]) -> Bool {
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
    return count == others.count
      && zip(self, others).allSatisfy { a, b in
        near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height)
      }
  }
}

extension LayoutVectors {
  private static let rows = [
    Vector(
      "O1", in: (300, 100), expect: [rect(0, 0, 100, 100), rect(100, 0, 100, 100), rect(200, 0, 100, 100)]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    },
    Vector("O2", in: (150, 100), expect: [rect(-12.5, 0, 75, 100), rect(62.5, 0, 100, 100)]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.green.frame(minWidth: 100)
      }
    },
    Vector("A2", in: (150, 100), expect: [rect(0, 0, 100, 100), rect(100, 0, 50, 100)]) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100)
        Color.green
      }
    },
    Vector("A3", in: (150, 100), expect: [rect(0, 0, 50, 100), rect(50, 0, 100, 100)]) {
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(width: 100)
      }
    },
    Vector("A4", in: (150, 100), expect: [rect(0, 0, 100, 100), rect(100, 0, 50, 100)]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).layoutPriority(1)
        Color.green.frame(maxWidth: 100)
      }
    },
    Vector(
      "A5", in: (300, 100),
      expect: [
        rect(0, 0, 94 + 2 * third, 100), rect(102 + 2 * third, 0, 94 + 2 * third, 100),
        rect(205 + third, 0, 94 + 2 * third, 100),
      ]
    ) {
      HStack {
        Color.red
        Color.green
        Color.blue
      }
    },
    Vector(
      "A6", in: (300, 100),
      expect: [
        rect(0, 0, 93 + third, 100), rect(103 + third, 0, 93 + third, 100),
        rect(206 + 2 * third, 0, 93 + third, 100),
      ]
    ) {
      HStack(spacing: 10) {
        Color.red
        Color.green
        Color.blue
      }
    },
  ]

  private static let columns = [
    Vector("T1", in: (500, 500), expect: [rect(0, 0, 500, 246), rect(0, 254, 500, 246)]) {
      VStack {
        Color.red
        Color.green
      }
    },
    Vector("T2", in: (500, 500), expect: [rect(0, 0, 500, 250), rect(0, 250, 500, 250)]) {
      VStack(spacing: 0) {
        Color.red
        Color.green
      }
    },
    Vector("T3 leading", in: (500, 500), expect: [rect(0, 0, 500, 246), rect(0, 254, 50, 246)]) {
      VStack(alignment: .leading) {
        Color.red
        Color.green.frame(width: 50)
      }
    },
    Vector("T3 center", in: (500, 500), expect: [rect(0, 0, 500, 246), rect(225, 254, 50, 246)]) {
      VStack(alignment: .center) {
        Color.red
        Color.green.frame(width: 50)
      }
    },
    Vector("T3 trailing", in: (500, 500), expect: [rect(0, 0, 500, 246), rect(450, 254, 50, 246)]) {
      VStack(alignment: .trailing) {
        Color.red
        Color.green.frame(width: 50)
      }
    },
    Vector("T4", in: (500, 500), expect: [rect(0, 0, 500, 50), rect(0, 58, 500, 442)]) {
      VStack {
        Color.red.frame(minHeight: 50)
        Color.green.layoutPriority(1)
      }
    },
    Vector("T5", in: (500, 500), expect: [rect(0, 0, 0, 500), rect(8, 0, 492, 500)]) {
      HStack {
        Color.red.frame(minHeight: 50)
        Color.green.layoutPriority(1)
      }
    },
  ]

  private static let frames = [
    Vector("T6", in: (500, 500), expect: [rect(150, 200, 200, 100)]) { Color.red.frame(width: 200, height: 100) },
    Vector("T7", in: (500, 500), expect: [rect(150, 0, 200, 500)]) { Color.red.frame(width: 200) },
    Vector("T8", in: (500, 500), expect: [rect(150, 200, 200, 100)]) {
      Color.red.frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
    },
    Vector("T9", in: (500, 500), expect: [rect(150, 0, 200, 500)]) { Color.red.frame(minWidth: 0, maxWidth: 200) },
    Vector("T10", in: (500, 500), expect: [rect(400, 400, 100, 100)]) {
      Color.red.frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
    Vector("T11", in: (500, 500), expect: [rect(200, 200, 100, 100)]) {
      Color.red.aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
    },
    Vector("T12", in: (500, 500), expect: [rect(200, 216 + 2 * third, 100, 66 + 2 * third)]) {
      Color.red.aspectRatio(1.5, contentMode: .fit).frame(width: 100, height: 100)
    },
    Vector("T13", in: (500, 500), expect: [rect(175, 200, 150, 100)]) {
      Color.red.aspectRatio(1.5, contentMode: .fill).frame(width: 100, height: 100)
    },
    Vector("T14", in: (500, 500), expect: [rect(225, 200, 50, 100)]) {
      Color.red.aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 100)
    },
    Vector("T15", in: (500, 500), expect: [rect(200, 150, 100, 200)]) {
      Color.red.aspectRatio(0.5, contentMode: .fill).frame(width: 100, height: 100)
    },
  ]

  private static let shares = [
    Vector("S1", in: (200, 200), expect: [rect(46, 75, 50, 50), rect(104, 75, 50, 50)]) {
      HStack {
        square(50)
        square(50)
      }
      .frame(width: 150, height: 150)
    },
    Vector("S2", in: (200, 200), expect: [rect(75, 46, 50, 50), rect(75, 104, 50, 50)]) {
      VStack {
        square(50)
        square(50)
      }
      .frame(width: 150, height: 150)
    },
    Vector(
      "S3", in: (200, 200),
      expect: [rect(80, 32, 40, 40), rect(80, 80, 40, 40), rect(56, 128, 40, 40), rect(104, 128, 40, 40)]
    ) {
      VStack {
        square(40)
        square(40)
        HStack {
          square(40)
          square(40)
        }
      }
      .frame(width: 150, height: 150)
    },
    Vector(
      "S9", in: (200, 200), expect: [rect(0, 0, 200, 75), rect(95, 95, 10, 10), rect(0, 125, 200, 75)]
    ) {
      VStack(spacing: 20) {
        Color.red
        square(10)
        Color.blue
      }
    },
  ]

  private static let spacers = [
    Vector("P1", in: (200, 200), expect: [rect(0, 75, 50, 50), rect(150, 75, 50, 50)]) {
      HStack {
        square(50)
        Spacer()
        square(50)
      }
      .frame(width: 200, height: 80)
    },
    Vector(
      "P2", in: (200, 200), expect: [rect(-25, 75, 40, 50), rect(80, 75, 40, 50), rect(185, 75, 40, 50)]
    ) {
      HStack {
        Color.red.frame(width: 40, height: 50)
        Spacer()
        Color.red.frame(width: 40, height: 50)
        Spacer()
        Color.red.frame(width: 40, height: 50)
      }
      .frame(width: 250, height: 80)
    },
    Vector("P3", in: (200, 200), expect: [rect(10, 75, 50, 50), rect(140, 75, 50, 50)]) {
      HStack {
        square(50)
        Spacer(minLength: 50)
        square(50)
      }
      .frame(width: 180, height: 80)
    },
    Vector("P4", in: (200, 200), expect: [rect(0, 75, 30, 50), rect(170, 75, 30, 50)]) {
      HStack {
        Color.red.frame(width: 30, height: 50)
        Spacer(minLength: 100)
        Color.red.frame(width: 30, height: 50)
      }
      .frame(width: 200, height: 80)
    },
    Vector("P5", in: (200, 200), expect: [rect(20, 75, 80, 50), rect(100, 75, 80, 50)]) {
      HStack {
        Color.red.frame(width: 80, height: 50)
        Spacer(minLength: 0)
        Color.red.frame(width: 80, height: 50)
      }
      .frame(width: 160, height: 80)
    },
    Vector("P6", in: (200, 200), expect: [rect(92, 75, 50, 50), rect(150, 75, 50, 50)]) {
      HStack {
        Spacer()
        square(50)
        square(50)
      }
      .frame(width: 200, height: 80)
    },
    Vector("P7", in: (200, 200), expect: [rect(46, 75, 50, 50), rect(104, 75, 50, 50)]) {
      HStack {
        Spacer()
        square(50)
        square(50)
        Spacer()
      }
      .frame(width: 200, height: 80)
    },
    Vector("X1", in: (200, 200), expect: [rect(0, 0, 96, 200), rect(104, 0, 96, 200)]) {
      HStack {
        Color.red
        Spacer()
        Color.blue
      }
    },
    Vector("X2", in: (200, 200), expect: [rect(0, 0, 80, 200), rect(80, 0, 120, 200)]) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 120)
      }
    },
  ]

  private static let piles = [
    Vector("Z1 topLeading", in: (200, 200), expect: [rect(70, 70, 60, 60), rect(70, 70, 20, 20)]) {
      ZStack(alignment: .topLeading) {
        square(60)
        square(20)
      }
    },
    Vector("Z1 center", in: (200, 200), expect: [rect(70, 70, 60, 60), rect(90, 90, 20, 20)]) {
      ZStack {
        square(60)
        square(20)
      }
    },
    Vector("Z1 bottomTrailing", in: (200, 200), expect: [rect(70, 70, 60, 60), rect(110, 110, 20, 20)]) {
      ZStack(alignment: .bottomTrailing) {
        square(60)
        square(20)
      }
    },
  ]

  private static let ratios = [
    Vector("R1 fit", in: (200, 200), expect: [rect(87.5, 75, 25, 50)]) {
      Color.red.aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
    },
    Vector("R1 fill", in: (200, 200), expect: [rect(75, 50, 50, 100)]) {
      Color.red.aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
    },
    Vector("R2 fit", in: (200, 200), expect: [rect(50, 75, 100, 50)]) {
      Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
    },
    Vector("R2 fill", in: (200, 200), expect: [rect(0, 50, 200, 100)]) {
      Color.red.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)
    },
    Vector("R3 fit", in: (200, 200), expect: [rect(75, 75, 50, 50)]) {
      Color.red.aspectRatio(contentMode: .fit).frame(width: 50, height: 100)
    },
    Vector("R3 fill", in: (200, 200), expect: [rect(50, 50, 100, 100)]) {
      Color.red.aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
    },
  ]

  private static let texts = [
    Vector(
      "X7", in: (200, 60), expect: [rect(0, 0, 68, 60), rect(76, 10, 48, 40), rect(132, 0, 68, 60)]
    ) {
      HStack {
        Color.red
        Text("Hello, world").font(.system(size: 16))._lineHeight(20)
        Color.blue
      }
    }
  ]

  private static func square(_ side: Double) -> some View { Color.red.frame(width: side, height: side) }
}
