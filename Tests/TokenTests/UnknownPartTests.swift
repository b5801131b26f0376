import FacetDiagnostics
import FacetTokens
import Foundation
import Testing

/// What a value says beyond what is read of it is never dropped in silence: each spelling of each type that readers know,
/// with one unknown part added at each place that could have one, is told.
struct UnknownPartTests {
  /// Values without a mistake, or with one that says how a tool wrote it.
  private static let values: [(type: String, value: String)] = [
    ("color", ##"{"colorSpace":"srgb","components":[1,0,0],"alpha":0.5,"hex":"#ff0000"}"##),
    ("color", ##""#ff0000""##), ("color", ##""#f00""##), ("color", #""rgb(255, 0, 0)""#),
    ("color", #""rgba(255 0 0 / 0.5)""#), ("color", #""hsl(10, 50%, 50%)""#), ("color", #""oklch(0.7 0.1 40)""#),
    ("color", #""color(display-p3 1 0 0)""#), ("color", #""transparent""#),
    ("dimension", #"{"value":1,"unit":"px"}"#), ("dimension", #""16px""#), ("dimension", #""1.5rem""#),
    ("dimension", "16"), ("dimension", #""16""#),
    ("duration", #"{"value":200,"unit":"ms"}"#), ("duration", #""200ms""#),
    ("number", "4"), ("number", #""4""#),
    ("fontWeight", "600"), ("fontWeight", #""bold""#), ("fontWeight", #""Semi Bold""#), ("fontWeight", #""600""#),
    ("fontFamily", #"["Inter","Arial"]"#),
    ("cubicBezier", "[0.1,0,0.2,1]"), ("cubicBezier", #""cubic-bezier(0.1, 0, 0.2, 1)""#),
    ("cubicBezier", #""ease-in""#),
    ("strokeStyle", #""dashed""#),
    ("strokeStyle", #"{"dashArray":[{"value":1,"unit":"px"},{"value":2,"unit":"px"}],"lineCap":"round"}"#),
    ("border", #"{"color":"{ink}","width":{"value":1,"unit":"px"},"style":"solid"}"#),
    (
      "transition",
      #"{"duration":{"value":200,"unit":"ms"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0.1,0,0.2,1]}"#
    ),
    ("shadow", shadow), ("shadow", "[\(shadow),\(shadow)]"),
    ("gradient", #"[{"color":"{ink}","position":0},{"color":"{ink}","position":1}]"#),
    ("gradient", ##""linear-gradient(#ffffff, #000000)""##),
    (
      "typography",
      #"{"fontFamily":["Inter"],"fontSize":{"value":17,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.3}"#
    ),
    ("color", #""{ink}""#), ("dimension", #""{space}""#),
  ]

  private static let shadow =
    #"{"color":"{ink}","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":4,"unit":"px"},"blur":{"value":8,"unit":"px"},"spread":{"value":0,"unit":"px"},"inset":false}"#

  @Test(arguments: values) func anUnknownPartIsTold(_ type: String, _ value: String) throws {
    let before = Self.found(type, value)
    #expect(!before.hasErrors, "\(before.all)")
    let parsed = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
    let others = try Self.others(parsed, of: type).map(Self.written)
    #expect(!others.isEmpty || type == "fontFamily" || Double(value) != nil)
    for other in others {
      let after = Self.found(type, other)
      #expect(after.hasErrors || after.all != before.all || !after.isRead && !after.all.isEmpty, "\(other)")
    }
  }

  /// Beside the value, and below it.
  @Test(arguments: ["$zork", "zork", "$valeu"]) func anUnknownMemberOfATokenIsTold(_ key: String) {
    for value in ["1", #"{"$value":2}"#] {
      let tokens = TokenImporting(#"{ "t": { "$type": "number", "$value": 4, "\#(key)": \#(value) } }"#)
      #expect(!tokens.diagnostics.isEmpty, "\(key): \(value)")
    }
  }

  /// The value, each time with one part more.
  private static func others(_ value: Any, of type: String) -> [Any] {
    switch value {
    case let text as String: return type == "fontFamily" ? [] : [text + " zork", "zork " + text]
    case let members as [String: Any]:
      var all: [Any] = [members.merging(["zork": 1]) { first, _ in first }]
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        for part in others(value, of: key == "fontFamily" ? key : type) {
          all.append(members.merging([key: part]) { $1 })
        }
      }
      return all
    case let elements as [Any]:
      // Any text may be the name of a font.
      var all: [Any] = type == "fontFamily" ? [] : [elements + ["zork"]]
      for (index, element) in elements.enumerated() {
        for part in others(element, of: type) {
          var changed = elements
          changed[index] = part
          all.append(changed)
        }
      }
      return all
    default: return []
    }
  }

  private static func written(_ value: Any) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys]),
      as: UTF8.self)
  }

  private static func found(_ type: String, _ value: String) -> (all: [String], hasErrors: Bool, isRead: Bool) {
    let tokens = TokenImporting(
      """
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "space": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "t": { "$type": "\(type)", "$value": \(value) } }
      """)
    return (
      tokens.diagnostics.map { "\($0.kind.code)" }.sorted(), tokens.diagnostics.contains { $0.severity == .error },
      tokens.token("t") != nil
    )
  }
}
