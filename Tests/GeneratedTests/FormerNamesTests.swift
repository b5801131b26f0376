import FacetCompiler
import FacetSwift
import Testing

/// Whoever uses an old name, or what is deprecated, is warned by the compiler; nobody else is.
struct FormerNamesTests {
  @Test func oldNamesWarnAndNewOnesDoNot() throws {
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Aging\n".utf8)),
      SourceInput(path: "pill.component.yaml", bytes: Array(Self.component.utf8)),
    ])
    let files = swiftFiles(for: try #require(compilation.design))
    let folder = try TemporaryFolder()
    let current = SwiftFile(name: "Current.swift", bytes: Array(Self.current.utf8))
    #expect(try SwiftTool.compile(files + [current], in: folder).findings == [])

    let old = SwiftFile(name: "Old.swift", bytes: Array(Self.old.utf8))
    let findings = try SwiftTool.compile(files + [old], in: TemporaryFolder()).findings
    let expected = Self.old.split(separator: "\n").compactMap { $0.split(separator: " // ").dropFirst().first }
    for message in expected { #expect(findings.contains { $0.contains(message) }, "\(message)") }
    #expect(findings.count >= expected.count)
  }

  private static let component = """
    component: Pill
    types:
      Size: { points: { type: Int, renamedFrom: value }, scale: { type: Int, default: 1, deprecated: Use points. } }
    parameters:
      title: { type: String, renamedFrom: text }
      size: { type: Size?, deprecated: Use a style. }
      onTap: { type: Action?, renamedFrom: onPress }
    styles:
      default:
        properties:
          gap: { type: Length, default: 4, renamedFrom: spacing }
          wide: { type: Length, default: 4, deprecated: Use gap. }
        body:
          button: content.onTap
          label: { text: "{content.title}{content.size?.points ?? 0}{content.size?.scale ?? 0}", padding: style.gap }
      plain:
        renamedFrom: minimal
        body: { text: content.title }
      loud:
        deprecated: Use plain.
        body: { text: content.title }
    sample: { title: A, size: { points: 2, scale: 2 } }
    variants:
      Default: { style: { default: { wide: 2 } } }
      Plain: { style: plain }
      Loud: { style: loud }

    """

  private static let current = """
    import FacetRuntime
    @MainActor var views: some View {
      VStack {
        Pill(title: "a")
        Pill(title: "a") {}
        Pill(title: "a", onTap: nil).pillStyle(.automatic(gap: 2))
        Pill(title: "a").pillStyle(.plain)
      }
    }
    let size = Pill.Size(points: 2)
    @MainActor let style = DefaultPillStyle(gap: 2)

    """

  private static let old = """
    import FacetRuntime
    @MainActor var views: some View {
      VStack {
        Pill(text: "a") // replaced by 'init(title:onTap:)'
        Pill(text: "a", size: nil, onPress: {}) // replaced by 'init(title:onTap:)'
        Pill(title: "a", size: nil) // Use a style.
        Pill(title: "a").pillStyle(.automatic(spacing: 2)) // renamed to 'automatic(gap:)'
        Pill(title: "a").pillStyle(.automatic(wide: 2)) // Use gap.
        Pill(title: "a").pillStyle(.minimal) // renamed to 'plain'
        Pill(title: "a").pillStyle(.loud) // Use plain.
      }
    }
    let size = Pill.Size(value: 2) // replaced by 'init(points:)'
    let scaled = Pill.Size(points: 2, scale: 3).scale // Use points.
    @MainActor let style = MinimalPillStyle() // renamed to 'PlainPillStyle'
    let spacing = DefaultPillStyle(gap: 2).spacing // renamed to 'gap'

    """
}
