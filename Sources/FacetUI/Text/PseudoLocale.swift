/// English as a made-up language: the letters accented, about 30 % longer, in brackets. What is not accented has not
/// gone through a view's text, what has lost a bracket is cut, and what was as wide as its English is too narrow.
///
///     accented("Reserve")  // [Ŕéšéŕṽé one]
///
/// The conventions are those of Android's `en-XA` (`tools/aapt2/compile/Pseudolocalizer.cpp`), which Chromium shares:
/// brackets, numbers in words at the end, letters that keep their shape. All are Latin letters, so that pictures stay
/// readable. Where Android adds half of a short text and all of a long one, it is about 30 % of each here: what English
/// sentences gain in translation by the table of the W3C (Text size in translation). A text without letters, such as a
/// number, is of no language and stays.
///
/// Android's `ar-XB` turns the words around by control characters. Here it turns the layout around and leaves the
/// words, because a picture with such characters in it is read by nobody.
func accented(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return text }
  let letters = String(String.UnicodeScalarView(text.unicodeScalars.map { accents[$0] ?? $0 }))
  return "[\(letters) \(filling(text.unicodeScalars.count))]"
}

/// Numbers in words, as few as make a text of this many letters a third longer.
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
