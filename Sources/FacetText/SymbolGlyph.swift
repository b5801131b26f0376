/// A Unicode character that resembles a symbol; nil if there is none, so that a picture shows a mark.
///
/// Only characters that are one column wide in all terminals and have no emoji presentation are used. A name that is not in
/// the table is taken apart: `star.circle.fill` is `star` in an enclosure. What `slash` or `badge` says has no character, and
/// without it the picture would say something else, so such a symbol is a mark.
package func symbolGlyph(_ name: String, isMirrored: Bool) -> String? {
  guard let glyph = glyphs[name] ?? composedGlyph(name) else { return nil }
  return isMirrored ? mirrored[glyph] ?? glyph : glyph
}

/// The character of a symbol in an enclosure or filled, from that of the symbol alone.
private func composedGlyph(_ name: String) -> String? {
  var parts = name.split(separator: ".", omittingEmptySubsequences: false)[...]
  if parts.contains("slash") || parts.contains("badge") { return nil }
  if parts.last == "fill" { parts.removeLast() }
  let enclosure = parts.count > 1 ? parts.last.map { String($0) }.flatMap { enclosures.contains($0) ? $0 : nil } : nil
  if enclosure != nil { parts.removeLast() }
  let base = parts.joined(separator: ".")
  guard base.utf8.count < name.utf8.count, let glyph = glyphs[base] else { return nil }
  return enclosure == "square" ? squared[glyph] ?? glyph : glyph
}

/// The shapes that can be around a symbol. `arrow.up.to.line` and others have such words elsewhere.
private let enclosures: Set = [
  "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "octagon", "seal", "shield", "capsule", "app",
]

/// Characters for symbols in a square, by those of the symbols alone.
private let squared = ["✓": "☑", "×": "⊠", "+": "⊞", "−": "⊟"]

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
