/// Whether a word can only be a misspelling of a name, so that an edit may write the name in its place:
/// `isMisspelling("lineLmit", of: "lineLimit")`.
///
/// Both consist of the same words, and one of five letters or more may have one slip in it (of ten or more, two): a
/// letter too many, too few, wrong, or swapped with its neighbour. A word too many or too few, another first letter or
/// another number means something else: `accessibilityRemoveTraits` is not `accessibilityTraits`, and `gray500` is not
/// `gray600`. Case and hyphens do not count.
package func isMisspelling(_ word: String, of name: String) -> Bool {
  if word == name { return false }
  let (wordParts, nameParts) = (NameParts(word), NameParts(name))
  if wordParts.count == nameParts.count { return zip(wordParts, nameParts).allSatisfy(isSlip) }
  // Where a word begins is lost in another case: `linelimt`. Of numbers it matters: `1-5` is not `15`.
  return !word.unicodeScalars.contains(where: isDigit) && isSlip(wordParts.letters, nameParts.letters)
}

/// The name among several that a word can only be a misspelling of; nil if there is none, or more than one.
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
