/// The settings of the environment that change nothing in any cell of a golden: its first line names them, as `also dark`,
/// and no other line. Each cell then stands for the same one with the setting, too.
struct InertSettings {
  /// The words of the settings, as in the names of cells.
  private(set) var words: [String] = []
  /// The positions of the cells without these settings.
  private(set) var kept: [Int]

  /// - Parameter cells: Those of all variants, each variant together.
  init(in cells: [GoldenCell]) {
    kept = Array(cells.indices)
    let settings = distinct(cells.flatMap(\.deviations)).filter { !$0.utf8.contains(UInt8(ascii: "=")) }
    for word in settings {
      guard let others = Self.cells(kept, of: cells, without: word) else { continue }
      words.append(word)
      kept = others
    }
  }

  /// The cells without a setting, if each of them is there with it, and is the same.
  private static func cells(_ kept: [Int], of cells: [GoldenCell], without word: String) -> [Int]? {
    let (with, without) = (
      kept.filter { cells[$0].deviations.contains(word) }, kept.filter { !cells[$0].deviations.contains(word) }
    )
    guard with.count == without.count else { return nil }
    let byName = Dictionary(with.map { (cells[$0].name, $0) }) { first, _ in first }
    let areSame = without.allSatisfy { index in
      var changed = cells[index]
      changed.add(word)
      return byName[changed.name].map { cells[$0].facts == cells[index].facts } ?? false
    }
    return areSame ? without : nil
  }
}

extension GoldenCell {
  /// Adds a setting of the environment before the others.
  mutating func add(_ setting: String) {
    let parameters = deviations.prefix { $0.utf8.contains(UInt8(ascii: "=")) }.count
    deviations.insert(setting, at: parameters)
  }
}
