/// Whether a word is certainly a misspelling of a name, so that a fix can replace it: `isMisspelling("lineLmit", of:
/// "lineLimit")`.
///
/// Both must consist of the same words, of which one of five or more letters can have one edit (two for ten or more
/// letters): an insertion, a deletion, a substitution or a swap of adjacent letters. An added or missing word, another
/// first letter or another number is a different name: `accessibilityRemoveTraits` is not `accessibilityTraits`, and
/// `gray500` is not `gray600`. Case and hyphens are ignored.
package func isMisspelling(_ word: String, of name: String) -> Bool {
  if word == name { return false }
  let (wordParts, nameParts) = (NameParts(word), NameParts(name))
  if wordParts.count == nameParts.count { return zip(wordParts, nameParts).allSatisfy(isSlip) }
  // Another case loses word boundaries: `linelimt`. In names with digits they matter: `1-5` is not `15`.
  return !word.unicodeScalars.contains(where: isDigit) && isSlip(wordParts.letters, nameParts.letters)
}

/// The only name of which a word is certainly a misspelling; nil if there is none, or several.
package func misspelledName(_ word: String, among names: some Sequence<String>) -> String? {
  var found: String?
  let sketch = NameSketch(word)
  let slips = max(word.unicodeScalars.count * 2 / 5, 1)
  for name in names
  where name != found && sketch.mayBecome(NameSketch(name), with: slips) && isMisspelling(word, of: name) {
    if found != nil { return nil }
    found = name
  }
  return found
}

private func isSlip(_ word: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
  if word == name { return true }
  guard name.count >= 5, abs(word.count - name.count) <= 2, max(word.count, name.count) <= 100, word[0] == name[0],
    word.filter(isDigit) == name.filter(isDigit)
  else { return false }
  return editDistance(word, name) <= (name.count >= 10 ? 2 : 1)
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
