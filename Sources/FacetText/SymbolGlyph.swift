/// A Unicode character that resembles a symbol; nil if there is none, so that a picture shows a mark.
///
/// Only characters that are one column wide in all terminals and have no emoji presentation are used.
package func symbolGlyph(_ name: String, isMirrored: Bool) -> String? {
  guard let glyph = glyphs[name] else { return nil }
  return isMirrored ? mirrored[glyph] ?? glyph : glyph
}

/// The symbols with a character, in alphabetical order.
package let symbolsWithGlyph = glyphs.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

private let glyphs: [String: String] = [
  "minus": "−", "minus.circle": "−", "minus.circle.fill": "−",
  "plus": "+", "plus.circle": "+", "plus.circle.fill": "+",
  "multiply": "×", "xmark": "×", "xmark.circle": "×", "xmark.circle.fill": "×",
  "equal": "=", "divide": "÷", "plusminus": "±", "percent": "%", "number": "#", "at": "@", "infinity": "∞",
  "plus.square": "⊞", "minus.square": "⊟", "xmark.square": "⊠",
  "checkmark": "✓", "checkmark.circle": "✓", "checkmark.circle.fill": "✓",
  "chevron.left": "‹", "chevron.backward": "‹", "chevron.right": "›", "chevron.forward": "›",
  "chevron.up": "˄", "chevron.down": "˅",
  "chevron.left.2": "«", "chevron.backward.2": "«", "chevron.right.2": "»", "chevron.forward.2": "»",
  "arrow.left": "←", "arrow.backward": "←", "arrow.right": "→", "arrow.forward": "→",
  "arrow.up": "↑", "arrow.down": "↓", "arrow.up.arrow.down": "⇅", "arrow.left.arrow.right": "⇄",
  "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
  "arrowtriangle.up.fill": "▲", "arrowtriangle.down.fill": "▼",
  "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "flag": "⚐", "flag.fill": "⚑",
  "circle": "○", "circle.fill": "●", "circle.inset.filled": "◉", "largecircle.fill.circle": "◉",
  "smallcircle.filled.circle": "⊙", "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑",
  "square": "□", "square.fill": "■", "square.on.square": "⧉", "square.split.2x1": "◫",
  "triangle": "△", "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "hexagon": "⬡", "hexagon.fill": "⬢",
  "play": "▷", "play.fill": "►", "pause": "‖", "pause.fill": "‖", "power": "⏻",
  "house": "⌂", "house.fill": "⌂", "phone": "☏", "pencil": "✎", "music.note": "♪", "music.note.list": "♫",
  "sun.max": "☼", "moon": "☾", "moon.fill": "☾", "snowflake": "❅", "sparkle": "✦",
  "command": "⌘", "option": "⌥", "shift": "⇧", "return": "⏎", "escape": "⎋", "delete.left": "⌫",
  "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥",
  "ellipsis": "…", "line.3.horizontal": "≡", "magnifyingglass": "⌕", "asterisk": "*", "info.circle": "ⓘ",
  "info.circle.fill": "ⓘ", "questionmark": "?", "questionmark.circle": "?", "questionmark.circle.fill": "?",
  "exclamationmark": "!", "exclamationmark.circle": "!", "exclamationmark.circle.fill": "!",
]

private let mirrored = ["‹": "›", "›": "‹", "«": "»", "»": "«", "←": "→", "→": "←"]
