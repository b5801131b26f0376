import FacetCompiler
import FacetDiagnostics
import FacetPreview
import Testing

/// What goldens say of looks that are decided by logic.
struct LookTests {
  /// The `looks` of each variant, under its name.
  private func looks(_ body: String, _ variants: String) throws -> [String: [String]] {
    let spec = """
      component: Dot
      parameters:
        level: Int = 0
        isOn: Bool = true
        tint: Color = color.on
        names: Array<String> = [a, b, c]
      content:
        isLow: Bool = level < 2
        share: Double = if level > 3 then 0.25 else 0.75
        paint: Color = if isOn then color.on else color.off
        level: Int
        isOn: Bool
        tint: Color
        names: Array<String>
      styles:
        default:
          properties: { size: Length = 8, other: Length = 9 }
          body:
            vstack:
      \(body.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
            spacing: 0
      variants:
        First:
      \(variants.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      """
    let tokens = """
      { "color": { "$type": "color",
        "on": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "off": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } } }
      """
    let files = [
      ("facet.yaml", "facet: 1\nmodule: Dots\n"), ("components/dot.component.yaml", spec + "\n"),
      ("tokens/base.tokens.json", tokens),
    ]
    let compilation = Compiler.compile(files.map { SourceInput(path: $0.0, bytes: Array($0.1.utf8)) })
    let design = try #require(compilation.design, "\(compilation.diagnostics.map(\.message))")
    var looks: [String: [String]] = [:]
    var variant = ""
    for line in Goldens(design)["Dot.default.snap.txt"].split(separator: "\n") {
      if line.hasPrefix("variant  ") { variant = String(line.dropFirst(9).split(separator: "  like ")[0]) }
      guard line.hasPrefix("  looks      ") else { continue }
      looks[variant, default: []] += line.dropFirst(13).split(separator: ";  ").map(String.init)
    }
    return looks
  }

  @Test func aConditionOfTheContentIsToldByWhatComesOfIt() throws {
    let body = """
      - { shape: circle, fill: if content.isLow then color.on else color.off, opacity: content.share }
      - { text: "x", color: content.paint }
      """
    let found = try looks(body, "High: { with: { level: 5, isOn: false } }\nMiddle: { with: { level: 3 } }")
    #expect(
      found == [
        "First": ["circle fill  color.on", "circle .opacity  0.75", "x .color  color.on"],
        "High": ["circle fill  color.off", "circle .opacity  0.25", "x .color  color.off"],
        "Middle": ["circle fill  color.off"],
      ])
  }

  @Test func aNumberOfTheTreeIsNotToldAgain() throws {
    let body = """
      - text: "x"
        opacity: if content.level > 4 then 0.5 else if content.level > 2 then 0.7 else 1
        frame: { width: style.size * Length(content.share), height: if content.isLow then style.size else style.other }
      """
    let found = try looks(body, "High: { with: { level: 5 } }\nMiddle: { with: { level: 3 } }")
    #expect(
      found == [
        "First": ["x .opacity  else", "x .frame width  content.share 0.75", "x .frame height  style.size"],
        "High": ["x .opacity  then", "x .frame width  content.share 0.25", "x .frame height  style.other"],
        "Middle": ["x .opacity  2nd then", "x .frame height  style.other"],
      ])
  }

  @Test func whatAParameterOrTheStyleSaysIsNotTold() throws {
    let body = """
      - { text: "x", color: content.tint, bold: content.isOn, padding: style.size, opacity: 0.5 }
      """
    #expect(try looks(body, "Off: { with: { tint: color.off, isOn: false } }") == [:])
  }

  @Test func ofSeveralItIsSaidWhich() throws {
    let body = """
      - each: content.names
        as: name
        do:
          text: name
          color: if name == "b" then color.on else color.off
      """
    let found = try looks(body, "None: { with: { names: [a, c] } }\nOne: { with: { names: [b] } }")
    #expect(
      found == [
        "First": ["name .color 1, 3  color.off", "name .color 2  color.on"],
        "None": ["name .color  color.off"], "One": ["name .color  color.on"],
      ])
  }

  @Test func whatNoPictureShowsIsDrawnOrNot() throws {
    let body = """
      - text: "x"
        overlay:
          content:
            if: content.isLow
            then: { shape: circle, fill: color.on }
      - if: content.isOn
        then: { text: "same", color: color.on }
        else: { text: "same", color: color.off }
      - if: content.isOn
        then: { text: "seen" }
      """
    let found = try looks(body, "High: { with: { level: 5 } }\nOff: { with: { isOn: false } }")
    #expect(
      found == [
        "First": ["circle drawn", "same drawn"], "High": ["circle not drawn"],
        "Off": ["else.same drawn", "same not drawn"],
      ])
  }
}
