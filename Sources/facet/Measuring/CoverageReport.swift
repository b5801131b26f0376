import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetPreview
import FacetSnapshot
import FacetText

/// What the variants of each component show, and what they do not.
struct CoverageReport {
  private let components: [Component]
  /// The diagnostics about what no variant shows, by component.
  private var gaps: [String: [Diagnostic]] = [:]
  private let sources: SourceMap

  /// - Parameter unshownBranches: The branches of bodies that no variant draws.
  init(of design: Design, in compilation: Compilation, unshownBranches: [Diagnostic]) {
    components = design.components
    sources = compilation.sources
    let all = (compilation.coverage + unshownBranches).sorted(in: sources)
    for component in components {
      let files = compilation.places.files(of: component.name)
      gaps[component.name] = all.filter { gap in files.contains { $0 == gap.span?.file } }
    }
  }

  var report: MeasureReport {
    MeasureReport(
      title: "Coverage by variants",
      sections: [
        .init(key: "components", title: "Components", table: overview),
        .init(key: "environment", title: "Environment values that are drawn", table: environment),
        .init(key: "accessibility", title: "Accessibility", table: accessibility),
        .init(key: "gaps", title: "Shown by no variant", table: listOfGaps),
      ],
      remarks: remarks)
  }

  private var overview: Table {
    let kinds: [(key: String, title: String, kind: String)] = [
      ("styles", "styles", "style"), ("cases", "enum cases", "enum-case"), ("states", "values", "state"),
      ("actions", "actions", "action"), ("branches", "branches", "branch"),
    ]
    return Table(
      columns: ["name", "variants", "pictures", "properties", "variedProperties"] + kinds.map(\.key),
      titles: ["component", "variants", "pictures", "properties", "varied"] + kinds.map { "\($0.title) missing" },
      rows: components.map { component in
        let gaps = gaps[component.name] ?? []
        let counts = kinds.map { kind in gaps.count { "\($0.kind.code)" == "coverage/\(kind.kind)" } }
        return [
          .text(component.name), .number(Double(component.catalog.variants.count)),
          .number(Double(component.cells.count)), .number(Double(component.properties.count)),
          .number(Double(component.variedProperties.count)),
        ] + counts.map { .number(Double($0)) }
      })
  }

  private var environment: Table {
    let axes = EnvironmentID.allCases
    return Table(
      columns: ["name"] + axes.map(\.name), titles: ["component"] + axes.map(\.name),
      rows: components.map { component in
        let cells = component.cells
        return [.text(component.name)] + axes.map { .texts(Self.values(of: $0, in: cells)) }
      })
  }

  private var accessibility: Table {
    Table(
      columns: ["name", "element", "largeText", "rightToLeft", "increasedContrast", "voiceOverSteps"],
      titles: ["component", "element", "large text", "right to left", "more contrast", "VoiceOver steps"],
      rows: components.map { component in
        let cells = component.cells
        return [
          .text(component.name), component.accessibility.map { .text($0.element.rawValue) } ?? .none,
          .flag(cells.contains(where: \.isOfLargeText), "yes"), .flag(cells.contains(where: \.isRightToLeft), "yes"),
          .flag(cells.contains(where: \.isOfIncreasedContrast), "yes"),
          .number(Double(component.catalog.variants.flatMap(\.steps).count(where: \.isOfVoiceOver))),
        ]
      })
  }

  private var listOfGaps: Table {
    Table(
      columns: ["name", "code", "message", "path", "line"], titles: ["component", "rule", "what", "file", "line"],
      rows: components.flatMap { component in
        (gaps[component.name] ?? []).map { gap in
          let location = gap.span.map(sources.location)
          return [
            .text(component.name), .text("\(gap.kind.code)"), .text(gap.message),
            gap.span.map { .text(sources.path(of: $0.file)) } ?? .none, .number(Double(location?.line ?? 0)),
          ]
        }
      })
  }

  private var remarks: [String] {
    let drawn = components.filter { !$0.catalog.variants.isEmpty }
    func share(_ holds: (Component) -> Bool) -> String { "\(drawn.count(where: holds)) of \(drawn.count)" }
    return [
      "\(share { gaps[$0.name]?.isEmpty ?? true }) components with variants show everything",
      "\(share { $0.cells.contains { cell in cell.value(of: .colorScheme) == "dark" } }) are drawn in the dark appearance",
      "\(share { $0.cells.contains(where: \.isOfLargeText) }) are drawn with text of an accessibility size",
      "\(share { $0.cells.contains(where: \.isRightToLeft) }) are drawn from right to left",
    ]
  }

  /// The values of a part of the environment in some cells, by their names in goldens.
  private static func values(of id: EnvironmentID, in cells: [Cell]) -> [String] {
    var values: [String] = []
    for cell in cells {
      let value = cell.environment.last { $0.id == id }?.shortName ?? id.kind.usual.map(id.kind.shortName)
      if let value, !values.contains(value) { values.append(value) }
    }
    return values
  }
}

extension Component {
  /// A property of a style that has a body.
  fileprivate struct StyleProperty: Hashable {
    var style: String
    var name: String
  }

  fileprivate var properties: Set<StyleProperty> {
    Set(styles.flatMap { style in style.properties.compactMap { property(style.name, $0.name) } })
  }

  /// The properties of which variants show more than one value: a variant sets it, or is in a style with another value.
  fileprivate var variedProperties: Set<StyleProperty> {
    Set(
      catalog.variants.flatMap { variant -> [StyleProperty] in
        let style = variant.style
        let set = style.settings.map(\.property) + overridden(by: style.style)
        return set.compactMap { property(style.style, $0) }
      })
  }

  /// The properties to which a style that extends another gives values of its own.
  private func overridden(by style: String) -> [String] {
    guard let style = self.style(named: style), style.base != nil else { return [] }
    return style.properties.filter(\.isOwn).map(\.name)
  }

  private func property(_ style: String, _ name: String) -> StyleProperty? {
    drawingStyle(of: style).map { StyleProperty(style: $0.name, name: name) }
  }
}

extension Cell {
  fileprivate func value(of id: EnvironmentID) -> String? {
    guard case .word(let word)? = environment.last(where: { $0.id == id })?.value else { return nil }
    return word
  }

  fileprivate var isOfLargeText: Bool { value(of: .dynamicTypeSize)?.hasPrefix("accessibility") ?? false }

  fileprivate var isRightToLeft: Bool {
    value(of: .layoutDirection) == "rightToLeft" || environment.contains(where: \.isRightToLeftLocale)
  }

  fileprivate var isOfIncreasedContrast: Bool { value(of: .colorSchemeContrast) == "increased" }
}

extension Step {
  /// Whether VoiceOver performs it.
  fileprivate var isOfVoiceOver: Bool {
    switch self {
    case .activate, .escape, .escapeLayer, .accessibilityFocus, .increment, .decrement, .incrementBy, .decrementBy: true
    case .tap, .press, .doubleTap, .refresh, .swipe, .hover, .follow, .longPress, .dismiss, .open, .drag, .slide,
      .slideBy, .select, .focus, .type, .submit, .wait, .send, .receive, .fail:
      false
    }
  }
}
