/// The most similar word, or nil if none is similar: `nearest(to: "spcaing", among: ["spacing", "padding"])` is
/// `"spacing"`.
///
/// Similar words have at most one edit per three letters, and always one: an insertion, a deletion, a substitution or a
/// swap of adjacent letters. Case is ignored. Of equally similar words the first is returned. A word with the opposite
/// meaning is not similar: `unhidden` is not near `hidden`.
package func nearest(to word: String, among words: some Sequence<String>) -> String? {
  let wanted = caseFolded(word)
  // Longer names are rarely typed, and the cost is quadratic.
  guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
  var best: String?
  var limit = max(wanted.count / 3, 1)
  let sketch = NameSketch(word)
  for candidate in words where candidate != word && sketch.mayBecome(NameSketch(candidate), with: limit) {
    let letters = caseFolded(candidate)
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let slips = editDistance(wanted, letters)
    // One wrong letter of one or two makes another word.
    guard slips <= limit, slips < max(wanted.count, letters.count), !meansSomethingElse(word, candidate) else {
      continue
    }
    best = candidate
    if slips == 0 { break }
    limit = slips - 1
  }
  return best
}

/// The optimal string alignment distance: insertions, deletions, substitutions, and swaps of adjacent elements.
func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in a.indices {
    row[0] = i + 1
    for j in b.indices {
      row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
    }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count]
}

private func caseFolded(_ word: String) -> [Unicode.Scalar] {
  word.unicodeScalars.map(caseFolded)
}

/// Whether two names differ by a whole word that changes the meaning: `Action` for `Hidden`, or an additional `Remove`.
///
/// Their common prefix and suffix are ignored: `accessibilityAction` and `accessibilityHidden` have 13 letters in
/// common, but are unrelated.
private func meansSomethingElse(_ one: String, _ other: String) -> Bool {
  var (a, b) = (NameParts(one)[...], NameParts(other)[...])
  while let first = a.first, first == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
  while let last = a.last, last == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
  let (left, right) = (a.flatMap(\.self), b.flatMap(\.self))
  if left.isEmpty || right.isEmpty { return [a, b].joined().contains { opposites.contains(text($0)) } }
  if opposites.contains(where: { $0 + text(left) == text(right) || $0 + text(right) == text(left) }) { return true }
  return editDistance(left, right) > max(left.count / 3, 1)
}

private let opposites: Set<String> = [
  "de", "deny", "dis", "disable", "disabled", "hide", "hidden", "ignore", "in", "never", "no", "non", "not", "off",
  "remove",
  "un", "without",
]

private func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
