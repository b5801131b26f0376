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

  /// Keywords with a meaning after a dot.
  package static let afterDot: Set<String> = ["Protocol", "Self", "Type", "init", "self"]

  package static let labels: Set<String> = ["_", "inout"]
}
