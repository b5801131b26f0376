import FacetFrame
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetParallel
import FacetPreview
import FacetSnapshot

/// What differs between two themes: the values of tokens, and the pictures of components.
struct ThemeReport {
  /// The largest difference between the two drawings of a picture.
  private enum Difference: CaseIterable {
    case none
    /// Colors, fonts, shapes, shadows: everything at the same place, in lines of the same words.
    case look
    /// Places, sizes and lines.
    case layout
  }

  private struct Differences {
    let component: Component
    var counts: [Difference: Int] = [:]
    /// The pictures in which a text is cut that the first theme shows in full.
    var cut: [String] = []

    var total: Int { counts.values.reduce(0, +) }
  }

  private let themes: (from: String, to: String)
  private let tokens: [(path: TokenPath, from: String, to: String)]
  private let components: [Differences]

  /// A variant that sets its theme itself is about that theme, and is not compared.
  init(from: String, to: String, of program: Program, threads: Int) {
    let design = program.design
    themes = (from, to)
    tokens = design.tokens.tokens.compactMap { token in
      let (before, after) = (token.shown(in: from), token.shown(in: to))
      let words = (TokenSnapshot.words(before), TokenSnapshot.words(after))
      return words.0 == words.1 ? nil : (token.path, words.0, words.1)
    }
    components = parallelMap(design.components, threads: threads) { component in
      component.cells.reduce(into: Differences(component: component)) { differences, cell in
        guard cell.isInBaseTheme(of: component) else { return }
        let (before, after) = (cell.frame(of: component, in: from, program), cell.frame(of: component, in: to, program))
        differences.counts[Self.difference(of: before, after), default: 0] += 1
        if before.cutTexts < after.cutTexts { differences.cut.append(cell.name) }
      }
    }
  }

  private static func difference(of before: Frame, _ after: Frame) -> Difference {
    if before == after { return .none }
    let isSamePlace =
      before.size == after.size && before.hasStructure(of: after)
      && zip(before.nodes, after.nodes).allSatisfy { $0.rect == $1.rect && $0.lines == $1.lines }
    return isSamePlace ? .look : .layout
  }

  var report: MeasureReport {
    let changed = components.filter { $0.counts[Difference.none, default: 0] < $0.total }
    let same = components.count - changed.count
    return MeasureReport(
      title: "From \(themes.from) to \(themes.to)",
      sections: [
        .init(key: "tokens", title: "Tokens", table: tokenTable),
        .init(key: "components", title: "Components", table: table(of: changed)),
      ],
      remarks: ["\(counted(same, "component")) of \(components.count) without a difference"])
  }

  private var tokenTable: Table {
    Table(
      columns: ["token", "from", "to"], titles: ["token", themes.from, themes.to],
      rows: tokens.map { [.text($0.path.description), .text($0.from), .text($0.to)] })
  }

  private func table(of components: [Differences]) -> Table {
    Table(
      columns: ["name", "pictures", "same", "look", "layout", "cut"],
      titles: ["component", "pictures", "same", "look", "layout", "texts cut in"],
      rows: components.map { differences in
        [.text(differences.component.name), .number(Double(differences.total))]
          + Difference.allCases.map { .number(Double(differences.counts[$0] ?? 0)) } + [.texts(differences.cut)]
      })
  }
}

extension Cell {
  /// Whether its theme is that of the other cells, and neither the matrix nor the variant has chosen it.
  fileprivate func isInBaseTheme(of component: Component) -> Bool {
    !deviations.contains { $0.id == .theme } && !variant.environment.contains { $0.id == .theme }
  }

  fileprivate func frame(of component: Component, in theme: String, _ program: Program) -> Frame {
    let settings = environment.filter { $0.id != .theme } + [EnvironmentSetting(.theme, theme)]
    return VariantPreview(variant, of: component, in: program, settings: settings).run().frame
  }
}

extension Frame {
  fileprivate var cutTexts: Int {
    nodes.count { if case .text(let run) = $0.kind { run.isTruncated } else { false } }
  }
}

extension Frame.Node {
  /// The lines of a text; empty for anything else.
  fileprivate var lines: [String] { if case .text(let run) = kind { run.lines } else { [] } }
}
