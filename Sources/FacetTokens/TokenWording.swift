import FacetIR
import FacetText

// Formatting of file contents in messages about tokens.

func shown(_ path: TokenPath) -> String { escapedForDisplay(path.description) }

func escaped(_ text: String) -> String { escapedForDisplay(text) }

/// `a`, `a and b`, `a, b and c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
