import Checkout
import Foundation

/// Text that has broken out of its quotes, or its comment, in other generators.
enum HostileStrings {
  static let all: [String] = own + naughty

  private static let own: [String] = [
    "\"", "\\", "\\(1)", "\\\\(x)", "\"\"\"", "#\"\\#(1)\"#", "\"; fatalError(); \"", "*/", "/*", "//", "\n", "\r",
    "\r\n",
    "a\r\nlet x = 1", "a\rlet x = 1", "a\nlet x = 1\n", "\t", "\0", "\u{8}", "\u{B}", "\u{C}", "\u{1B}[2J", "\u{7F}",
    "\u{85}", "\u{2028}", "\u{2029}", "\"\u{301}", "\\\u{301}(1)", "\"\u{200D}\"", "\"\u{FE0F}", "*/\u{301}",
    "\u{202E}abc", "a\u{2066}b\u{2069}", "\u{FEFF}", "\u{200B}", "\u{AD}", "\u{E0041}", "\u{FFFE}", "\u{FFFF}",
    "\u{10FFFF}", "\u{301}", "e\u{301}", "é", "", " ", "  a  b  ", "a ", " a", "\\n", "\\u{41}", "%@ %s %n", "${x}",
    "👩‍👩‍👧‍👦", "🏳️‍🌈", "中文", "العربية", "`", "`; import Glibc; `",
    String(repeating: "long ", count: 100) + "end", String(repeating: "long ", count: 100),
    String(repeating: "x", count: 5000), String(repeating: "\\", count: 300), String(repeating: "\" ", count: 100),
    String(repeating: "\u{202E} ", count: 40) + "end", String(repeating: "e\u{301} ", count: 60) + "end",
  ]

  /// Text with a call that is code if it gets out.
  static let code: [String] =
    codeOfOneLine + codeOfOneLine.map { $0 + "\n" + $0 } + [
      "\n; Evil.run()\n", "\r; Evil.run()\r", "\r\n; Evil.run()\r\n", "\u{2028}; Evil.run()", "\u{85}; Evil.run()",
      "\"\u{301}; Evil.run() //", "\u{202E}\\(Evil.run())\u{2066}", "\t\\#(Evil.run()) \n  \n",
      "\u{301}\\#(Evil.run())", "\"\"\"#\n; Evil.run()", "\"\"\"##\n; Evil.run()", "\\\n\"\"\"\n; Evil.run()",
    ]

  private static let codeOfOneLine = [
    "\\(Evil.run())", "\\#(Evil.run())", "\\##(Evil.run())", "\\###(Evil.run())", "\"; Evil.run() //",
    "\"#; Evil.run() //", "\"\"\"; Evil.run() //", "\"\"\"##; Evil.run() //", "*/ Evil.run() /*", "\\", "\"", "'",
    "`; Evil.run(); `", "\\(Evil.run()) \u{301}", "\\\\(Evil.run())", "</script><script>Evil.run()</script>",
  ]

  /// The Big List of Naughty Strings, where it lies beside the repository: see `FACET_SHARED`.
  private static let naughty: [String] = {
    guard let url = Checkout.shared("data/conformance/blns/blns.json"),
      let data = try? Data(contentsOf: url), let list = try? JSONSerialization.jsonObject(with: data) as? [String]
    else { return [] }
    return list
  }()
}
