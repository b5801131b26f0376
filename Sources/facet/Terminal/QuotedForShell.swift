import FacetText

/// A name as a shell takes it: in quotes if it has blanks or other characters with a meaning.
func quotedForShell(_ name: String) -> String {
  let isPlain = name.unicodeScalars.allSatisfy {
    $0.isASCII && ($0.properties.isAlphabetic || "0123456789/-_.".unicodeScalars.contains($0))
  }
  return isPlain ? name : "'" + escapedForDisplay(name).replacing("'", with: "'\\''") + "'"
}
