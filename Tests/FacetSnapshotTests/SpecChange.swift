import FacetCompiler
import Foundation

/// A spec in which one thing was changed.
struct SpecChange {
  var input: SourceInput
  /// What of the file was changed, as it was, with the path.
  var line: String
  /// Nil for tokens.
  var component: String?
  /// Whether the change is in a part of a body, which can be drawn in several places.
  var isOfPart: Bool

  init(_ input: SourceInput, replacing range: Range<String.Index>, with replacement: String) {
    let text = String(decoding: input.bytes, as: UTF8.self)
    let before = text[..<range.lowerBound].split(separator: "\n")
    isOfPart = before.last { $0.prefix { $0 == " " }.count < 6 }?.hasPrefix("    parts:") == true
    line = "\(input.path): " + (text[..<range.upperBound].split(separator: "\n").last ?? "")
    component = text.firstMatch(of: /(?m)^component: (\w+)/).map { String($0.output.1) }
    let changed = text.replacingCharacters(in: range, with: replacement)
    self.input = SourceInput(path: input.path, bytes: Array(changed.utf8))
  }

  /// Whether a golden can show the change.
  func reaches(_ golden: String, in goldens: Goldens) -> Bool {
    component.map { goldens.components(using: [$0]).contains(Goldens.component(of: golden)) } ?? true
  }

  /// In each batch no golden shows two of them, so that they can be compiled and drawn together. A token may be in any
  /// golden.
  static func batches(of changes: [SpecChange], in goldens: Goldens) -> [[SpecChange]] {
    var batches: [(changes: [SpecChange], reached: Set<String>)] = []
    for change in changes {
      guard let component = change.component else {
        batches.append(([change], goldens.allComponents))
        continue
      }
      let reached = goldens.components(using: [component])
      if let index = batches.firstIndex(where: { $0.reached.isDisjoint(with: reached) }) {
        batches[index].changes.append(change)
        batches[index].reached.formUnion(reached)
      } else {
        batches.append(([change], reached))
      }
    }
    return batches.map(\.changes)
  }
}
