/// Words that must be escaped with backticks to be names, determined with Swift 6.3.
package enum SwiftKeywords {
  package static let all: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  package static func contains(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return lengths[Int(first)] & 1 << UInt64(name.utf8.count) != 0 && all.contains(name)
  }

  /// For each first byte the lengths of keywords, as bits. Few other names have both in common with a keyword, so few
  /// are hashed.
  private static let lengths: [UInt64] = all.reduce(into: [UInt64](repeating: 0, count: 256)) { lengths, keyword in
    if let first = keyword.utf8.first { lengths[Int(first)] |= 1 << UInt64(keyword.utf8.count) }
  }

  /// Keywords with a meaning after a dot.
  package static let afterDot: Set<String> = ["Protocol", "Self", "Type", "init", "self"]

  package static let labels: Set<String> = ["_", "inout"]
}
