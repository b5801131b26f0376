/// Text in a pseudolocale: English with accented letters, about 30 % longer, in brackets. Text without accents has
/// bypassed the view's text, a missing bracket shows truncation, and text that no longer fits shows a lack of space.
///
///     accented("Reserve")  // [Ŕéšéŕṽé one]
///
/// The conventions are those of Android's `en-XA` (`tools/aapt2/compile/Pseudolocalizer.cpp`), which Chromium shares:
/// brackets, number words at the end, and similar letters. All letters are Latin, so that pictures stay readable.
/// Android adds half of a short text and all of a long one; here it is about 30 %, the average growth of English
/// sentences in translation by the table of the W3C (Text size in translation). A text without letters, such as a
/// number, is unchanged.
///
/// Android's `ar-XB` reverses the words with control characters. Here it mirrors the layout and keeps the words,
/// because a picture with such characters would be unreadable.
func accented(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return text }
  let letters = String(String.UnicodeScalarView(text.unicodeScalars.map { accents[$0] ?? $0 }))
  return "[\(letters) \(filling(text.unicodeScalars.count))]"
}

/// The fewest number words that make a text with this many letters a third longer.
private func filling(_ count: Int) -> String {
  var words = ""
  var next = 0
  while words.utf8.count * 10 < count * 3 {
    words += (words.isEmpty ? "" : " ") + numbers[next % numbers.count]
    next += 1
  }
  return words
}

private let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

private let accents = Dictionary(
  uniqueKeysWithValues: zip(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!?".unicodeScalars,
    "åɓçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ¡¿".unicodeScalars))
