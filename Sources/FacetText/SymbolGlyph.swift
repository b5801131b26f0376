/// Unicode characters that resemble a symbol; nil if there are none, so that a picture shows a mark.
///
/// Only characters that are one column wide in all terminals and have no emoji presentation are used. A name that is not in
/// the table is taken apart: `star.circle.fill` is `star` in an enclosure, and `doc.badge.plus` is `doc` with a sign behind
/// it. Details that are not in the table are left out: `heart.text.square` is `heart`.
package func symbolGlyph(_ name: String, isMirrored: Bool) -> String? {
  guard let glyph = glyphs[name] ?? SymbolName(name).glyph else { return nil }
  return isMirrored ? mirrored[glyph] ?? glyph : glyph
}

/// The name of a symbol, taken apart.
private struct SymbolName {
  /// `arrow.up`
  private var base: [Substring]
  private var enclosure: String?
  private var isFilled = false
  private var isSlashed = false
  /// The sign of a badge, if any: `plus`.
  private var badge: String?

  init(_ name: String) {
    base = name.split(separator: ".", omittingEmptySubsequences: false)
    if let place = base.lastIndex(of: "badge"), place > 0 {
      let behind = base[(place + 1)...].filter { $0 != "fill" && $0 != "slash" }
      badge = behind.first.map { String($0) } ?? ""
      isFilled = base[place...].contains("fill")
      isSlashed = base[place...].contains("slash")
      base.removeSubrange(place...)
    }
    while base.count > 1, let last = base.last {
      if last == "fill" {
        isFilled = true
      } else if last == "slash" {
        isSlashed = true
      } else if enclosure == nil, enclosures.contains(String(last)) {
        enclosure = String(last)
      } else {
        break
      }
      base.removeLast()
    }
  }

  /// The characters: that of the longest beginning of the name with one, with signs for what is in front of it.
  var glyph: String? {
    for count in (1..<base.count + 1).reversed() {
      let name = base[..<count].joined(separator: ".")
      guard let plain = glyphs[name] else { continue }
      let filled = isFilled && enclosure == nil ? glyphs["\(name).fill"] ?? plain : plain
      let enclosed = enclosure == "square" ? squared[filled] ?? filled : filled
      return enclosed + (isSlashed ? slash : "") + (badge.map { badges[$0] ?? otherBadge } ?? "")
    }
    return nil
  }
}

/// The shapes that can be around a symbol. `arrow.up.to.line` and others have such words elsewhere.
private let enclosures: Set = [
  "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "octagon", "seal", "shield", "capsule", "app",
]

/// Characters for symbols in a square, by those of the symbols alone.
private let squared = ["✓": "☑", "×": "⊠", "+": "⊞", "−": "⊟"]

/// Behind a symbol that is crossed out.
private let slash = "⧸"
/// Behind a symbol with a badge, by the sign in it.
private let badges = [
  "plus": "⁺", "minus": "⁻", "checkmark": "ᵛ", "xmark": "ˣ", "exclamationmark": "ꜝ", "questionmark": "ˀ",
]
private let otherBadge = "•"

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
  "star": "☆", "star.fill": "★", "star.leadinghalf.filled": "⯪", "heart": "♡", "heart.fill": "♥",
  "flag": "⚐", "flag.fill": "⚑",
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
  "exclamationmark.triangle": "⚠", "exclamationmark.triangle.fill": "⚠",
  "arrow.up.right": "⇗", "arrow.up.left": "⇖", "arrow.down.right": "⇘", "arrow.down.left": "⇙",
  "arrow.uturn.backward": "↶", "arrow.uturn.left": "↶", "arrow.uturn.forward": "↷", "arrow.uturn.right": "↷",
  "arrow.triangle.branch": "⑂", "arrow.triangle.2.circlepath": "⟳", "arrow.2.circlepath": "⟳", "repeat": "⟲",
  "arrow.triangle.turn.up.right": "↱", "arrow.up.and.down": "⇕", "chevron.up.chevron.down": "⇕",
  "arrow.left.and.right": "⇔", "square.and.arrow.up": "⍐", "square.and.arrow.down": "⍗", "square.and.pencil": "✎",
  "slider.horizontal.3": "⊶", "list.bullet": "≔", "list.number": "≔", "list.dash": "≔", "circle.dashed": "◍",
  "square.grid.2x2": "⊞", "square.grid.3x3": "▦", "rectangle": "▭", "rectangle.fill": "▬", "capsule": "⬭",
  "person": "⚇", "person.fill": "⚉", "person.2": "⚭", "person.3": "∴", "figure": "⚨", "face.smiling": "☻",
  "hand.raised": "⍦", "hand.thumbsup": "↥", "hand.thumbsdown": "↧", "pawprint": "∵",
  "bell": "⍾", "bolt": "↯", "flame": "◬", "drop": "◊", "drop.fill": "⧫", "leaf": "❧", "tree": "↟", "cloud": "⌓",
  "wind": "≋", "water.waves": "≈", "umbrella": "⌒", "beach.umbrella": "⌒", "sparkles": "✧", "mountain.2": "⩓",
  "envelope": "⍌", "message": "❞", "bubble": "❝", "bubble.left": "❝", "bubble.right": "❞", "text.bubble": "❝",
  "ellipsis.bubble": "❝", "quote.opening": "❝", "quote.closing": "❞", "paperplane": "➢", "paperclip": "∮",
  "link": "⧟", "bookmark": "⊓", "tag": "⬠", "tag.fill": "⬟", "book": "⎅", "doc": "▯", "doc.fill": "▮",
  "doc.text": "▤", "doc.on.doc": "⧉", "folder": "◰", "trash": "⊔", "scissors": "✄", "printer": "⎙", "calendar": "▥",
  "clock": "◷", "timer": "◶", "hourglass": "⧖", "gear": "⛭", "gearshape": "⛭", "lock": "⚿", "lock.open": "⎔",
  "key": "⚷", "shield": "⛨", "eye": "⊚", "globe": "♁", "wifi": "⌔", "antenna.radiowaves.left.and.right": "⌔",
  "map": "▦", "map.fill": "▩", "mappin": "⚲", "location": "➤", "car": "⛍", "bicycle": "⚮", "sailboat": "⊿",
  "ferry": "⊿", "tent": "⋀", "suitcase": "⌸", "briefcase": "⌸", "bag": "⊌", "cart": "⊍", "gift": "⌹",
  "creditcard": "▭", "creditcard.fill": "▬", "fork.knife": "⋔", "bed.double": "⊨", "washer": "⌼", "lightbulb": "⍜",
  "camera": "◙", "photo": "▨", "video": "▹", "mic": "⍿", "speaker": "◁", "headphones": "∩",
  "stop": "□", "stop.fill": "■",
  "forward": "»", "backward": "«", "shuffle": "⤨", "display": "⎚", "tv": "⎚", "shippingbox": "⌑", "cube": "⌑",
  "trophy": "♕", "crown": "♔", "medal": "⌾", "gauge": "◠", "chart.bar": "⦀", "info": "ⓘ", "seal": "✹", "slash": "⊘",
  "nosign": "⊘", "keyboard": "⌨", "clipboard": "⎗", "list.clipboard": "⎗", "newspaper": "▤", "archivebox": "⌹",
  "tray": "⊔", "target": "◎", "scope": "⌖", "viewfinder": "⌖", "safari": "⌖", "waveform": "∿", "cross": "✚",
  "qrcode": "▩", "barcode": "▥", "sidebar.left": "◧", "sidebar.leading": "◧", "sidebar.right": "◨",
  "sidebar.trailing": "◨", "square.stack": "⧉", "rectangle.stack": "⧉", "rectangle.on.rectangle": "⧉",
  "checklist": "≔", "text.alignleft": "≡", "text.justify": "≡", "textformat": "A", "bold": "B", "italic": "I",
  "building": "⌂", "building.2": "⌂", "storefront": "⌂", "function": "ƒ", "sum": "∑", "chevron.compact.down": "˅",
  "chevron.compact.up": "˄", "arrowshape.right": "→", "arrowshape.left": "←", "arrowshape.turn.up.left": "↶",
  "hand.point.right": "☞", "phone.down": "☏", "rays": "☼", "sunrise": "☼", "sunset": "☼",
]

private let mirrored = ["‹": "›", "›": "‹", "«": "»", "»": "«", "←": "→", "→": "←"]

/// The character of a symbol that is turned by degrees; the same if there is none that points elsewhere.
package func turned(_ glyph: String, clockwise degrees: Double) -> String {
  if degrees == 0 || !degrees.isFinite { return glyph }
  guard let ring = rings.first(where: { $0.contains(glyph) }), let start = ring.firstIndex(of: glyph) else {
    return glyph
  }
  let turns = (degrees.remainder(dividingBy: 360) / 360 * Double(ring.count)).rounded()
  let place = (start + Int(nearest: turns) + ring.count) % ring.count
  return ring[place]
}

/// Characters that are each other turned, in the order of a full turn clockwise. Half a turn is the whole ring where the
/// symbol looks the same after it.
private let rings = [
  ["↑", "⇗", "→", "⇘", "↓", "⇙", "←", "⇖"], ["˄", "›", "˅", "‹"], ["⍐", "⍈", "⍗", "⍇"], ["▲", "►", "▼", "◄"],
  ["△", "▷", "▽", "◁"], ["◓", "◑", "◒", "◐"], ["«", "»"], ["⇕", "⤢", "⇔", "⤡", "⇕", "⤢", "⇔", "⤡"],
  ["+", "×", "+", "×", "+", "×", "+", "×"],
]
