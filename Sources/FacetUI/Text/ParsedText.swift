import FacetText

/// A text, split into grapheme clusters.
struct ParsedText {
  struct Cluster {
    enum Kind: UInt8 {
      case space, lineBreak, ideograph, other
    }

    /// The end offset in UTF-8 bytes.
    let end: Int32
    let cells: UInt8
    let kind: Kind
  }

  private(set) var string: String
  private(set) var clusters: [Cluster]
  /// The width in cells of a text with one line; nil if it has line breaks.
  private(set) var singleLineCells: Int?

  var isEmpty: Bool { clusters.isEmpty }

  init(_ string: String) {
    self.string = string
    clusters = Cluster.split(string)
    let hasBreaks = clusters.contains { $0.kind == .lineBreak }
    singleLineCells = hasBreaks ? nil : clusters.reduce(0) { $0 + Int($1.cells) }
  }

  mutating func append(_ other: ParsedText) {
    let start = Int32(string.utf8.count)
    string += other.string
    clusters += other.clusters.map { Cluster(end: start + $0.end, cells: $0.cells, kind: $0.kind) }
    singleLineCells = singleLineCells.flatMap { cells in other.singleLineCells.map { cells + $0 } }
  }

  func substring(_ range: Range<Int>) -> Substring {
    string[index(range.lowerBound)..<index(range.upperBound)]
  }

  private func index(_ cluster: Int) -> String.Index {
    let offset = cluster == 0 ? 0 : Int(clusters[cluster - 1].end)
    return string.utf8.index(string.startIndex, offsetBy: offset)
  }
}

extension ParsedText.Cluster {
  fileprivate static func split(_ string: String) -> [Self] {
    splitPrintableASCII(string) ?? splitGraphemes(string)
  }

  /// Nil for text that is not printable ASCII.
  private static func splitPrintableASCII(_ string: String) -> [Self]? {
    var clusters: [Self] = []
    clusters.reserveCapacity(string.utf8.count)
    for byte in string.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      clusters.append(Self(end: Int32(clusters.count + 1), cells: 1, kind: byte == 0x20 ? .space : .other))
    }
    return clusters
  }

  private static func splitGraphemes(_ string: String) -> [Self] {
    var end: Int32 = 0
    return graphemeWidths(of: string).map { grapheme in
      end += Int32(grapheme.text.utf8.count)
      let kind = Kind(grapheme.text, width: grapheme.width)
      return Self(end: end, cells: kind == .lineBreak ? 0 : UInt8(clamping: grapheme.width), kind: kind)
    }
  }
}

extension ParsedText.Cluster.Kind {
  fileprivate init(_ grapheme: Substring, width: Int) {
    switch grapheme.unicodeScalars.first?.value ?? 0 {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    default: self = width >= 2 ? .ideograph : .other
    }
  }
}
