import FacetRuntime

/// What people write beside generated code.
struct Row: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @ScaledMetric private var size: CGFloat = 12
  var title: LocalizedStringKey
  var gap: CGFloat
  var onTap: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: gap) {
      Text(title)
        .alignmentGuide(.leading) { [gap] in $0.width / 2 + gap }
      Divider()
      Spacer(minLength: size * 2.5)
    }
    .padding(.horizontal, gap)
    .background(isDark ? Color.black : .white, in: .rect(cornerRadius: 8, style: .circular))
    .overlay {
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 8)).strokeBorder(.tint, style: StrokeStyle(lineWidth: gap))
    }
    .opacity(contrast == .increased ? 1 : 0.8)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits([.isButton, .isHeader])
    .accessibilityAction(.escape, onTap)
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment, .decrement: onTap()
      @unknown default: break
      }
    }
    .onTapGesture(perform: onTap)
    .gesture(TapGesture(count: 2).onEnded { onTap() })
    .onAppear(perform: onTap)
  }

  private var isDark: Bool {
    switch colorScheme {
    case .dark: true
    case .light: false
    @unknown default: false
    }
  }
}

/// A view whose properties can be compared is evaluated only if one differs.
struct Price: View, Equatable {
  let amount: Int

  var body: some View { Text(verbatim: "\(amount)") }
}

@MainActor func prices(_ amounts: [Int]) -> some View {
  VStack {
    ForEach(amounts, id: \.self) { Price(amount: $0).equatable() }
    EquatableView(content: Price(amount: 0))
  }
}

/// A shape is of no actor, and can be sent to any.
nonisolated func outlines(_ shape: some InsettableShape) -> [any Sendable] {
  [shape, Circle(), RoundedRectangle(cornerRadius: 4), Rectangle()]
}

func half(_ length: CGFloat) -> Double { length / 2 }
func traits(_ traits: AccessibilityTraits) -> Bool { traits.union(.isLink).isSuperset(of: [.isButton]) }
func pictures(in bundle: Bundle?) -> [Image] {
  [Image("crown", bundle: bundle), Image(decorative: "crown", bundle: .main)]
}
func sizes(_ values: EnvironmentValues) -> Bool { values.dynamicTypeSize < .accessibility1 }

struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = CGPoint(x: bounds.minX, y: bounds.minY)
    for child in subviews {
      let size = child.sizeThatFits(.unspecified)
      child.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
