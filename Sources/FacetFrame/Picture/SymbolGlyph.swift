import FacetText

/// One character for a symbol that has a likeness in Unicode, otherwise its name: `⟨creditcard⟩`.
///
/// Only characters that are one column wide everywhere and never turn into emoji.
func symbolGlyph(_ name: String, isSymbol: Bool, isMirrored: Bool) -> String {
  guard isSymbol, let glyph = glyphs[name] else { return "⟨\(escapedForDisplay(name))⟩" }
  return isMirrored ? mirrored[glyph] ?? glyph : glyph
}

private let glyphs: [String: String] = [
  "minus": "−", "minus.circle": "−", "minus.circle.fill": "−",
  "plus": "+", "plus.circle": "+", "plus.circle.fill": "+",
  "multiply": "×", "xmark": "×", "xmark.circle": "×", "xmark.circle.fill": "×",
  "checkmark": "✓", "checkmark.circle": "✓", "checkmark.circle.fill": "✓",
  "chevron.left": "‹", "chevron.backward": "‹", "chevron.right": "›", "chevron.forward": "›",
  "chevron.up": "˄", "chevron.down": "˅",
  "arrow.left": "←", "arrow.backward": "←", "arrow.right": "→", "arrow.forward": "→",
  "arrow.up": "↑", "arrow.down": "↓",
  "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥",
  "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■",
  "ellipsis": "…", "line.3.horizontal": "≡", "magnifyingglass": "⌕", "questionmark": "?", "exclamationmark": "!",
]

private let mirrored = ["‹": "›", "›": "‹", "←": "→", "→": "←"]
