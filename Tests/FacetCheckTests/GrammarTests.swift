import FacetIR
import FacetLanguage
import FacetSpec
import Testing

/// What the grammar lets through has a meaning: a key that it knows is never dropped silently.
@Suite struct GrammarTests {
  /// A cover needs a project without macOS, and swipe actions need a list; they have cases.
  @Test(arguments: ModifierKind.all.filter { ![.fullScreenCover, .swipeActions].contains($0.id) }.compactMap(\.row))
  func everyModifierIsLowered(_ row: Row) {
    let key = row.key.text
    let element = Self.bearers[key] ?? "text: content.title"
    let checking = card(element, "\(key): \(Self.values[key] ?? row.value.example)")
    #expect(checking.body?.modifiers.count == 1, "\(checking.text)")
  }

  @Test(arguments: Grammar.elements.map(\.principal.key.text)) func everyElementIsLowered(_ key: String) {
    let checking = card(Self.elements[key] ?? key)
    #expect(checking.body != nil, "\(checking.text)")
  }

  private func card(_ lines: String...) -> Checking {
    let body = lines.map { "      \($0)\n" }.joined()
    return Checking(
      """
      component: Card
      types: { Tone: [plain, loud] }
      parameters:
        title: String
        tone: Tone = plain
        words: Array<String>
        isOn: Binding<Bool> = false
        name: Binding<String> = ""
        ratio: Binding<Double> = 0
        date: Binding<Date> = 2026-11-25
        onTap: Action
        onMove: Action<Double>
        trailing: View
        page: ServerPage?
      state: { hasFocus: Focus, isRead: AccessibilityFocus }
      content:
        title: String
        tone: Tone
        words: Array<String>
        isOn: Binding<Bool>
        name: Binding<String>
        ratio: Binding<Double>
        date: Binding<Date>
        trailing: View
        hasFocus: Focus
        isRead: AccessibilityFocus
        page: ServerPage?
      styles:
        default:
          parts: { row: { body: spacer } }
          body:
      \(body)
      sample: { title: Hello, words: [], onTap: record, onMove: record }
      """)
  }

  /// Of modifiers that a text cannot have.
  private static let bearers = ["refreshable": "scroll: { text: content.title }"]

  /// Of modifiers that a value of the right type does not suffice for.
  private static let values = [
    "frame": "{ width: 4 }", "overlay": "{ content: spacer }", "offset": "{ x: 4 }",
    "aspectRatio": "{ contentMode: fit }", "task": "{ after: 1s, do: content.onTap }", "lineLimit": "2",
    "alignmentGuide": "{ leading: width / 2 }", "id": "content.tone", "identifier": "title",
    "onTap": "{ count: 2, do: content.onTap }", "onLongPress": "{ minimumDuration: 1, do: content.onTap }",
    "onHover": "content.onMove(if isHovered then 1 else 0)",
    "drag": "{ onChanged: content.onMove(drag.fraction.x) }", "onGeometryChange": "content.onMove(Double(width))",
    "accessibilityAdjustableAction": "{ increment: content.onTap, decrement: content.onTap }",
    "focused": "content.hasFocus", "accessibilityFocused": "content.isRead",
    "sensoryFeedback": "{ feedback: selection, trigger: content.title }",
    "animation": "{ curve: spring, value: content.title }", "transition": "opacity",
    "matchedGeometry": "{ id: content.tone }", "contentTransition": "numericText",
    "sheet": "{ isPresented: content.isOn, content: spacer }",
    "safeAreaInset": "{ edge: top, content: spacer }", "toolbar": "[{ content: spacer }]",
    "searchable": "{ text: content.name }",
    "popover": "{ isPresented: content.isOn, content: spacer }",
    "alert": "{ title: content.title, isPresented: content.isOn }",
    "confirmationDialog": "{ title: content.title, isPresented: content.isOn }",
    "contextMenu": "{ button: content.onTap, label: { text: content.title } }",
  ]

  private static let elements = [
    "text": "text: content.title", "icon": "icon: \"star\"", "image": "image: \"portrait\"",
    "button": "{ button: content.onTap, label: { text: content.title } }",
    "shape": "{ shape: capsule, fill: color.action }",
    "textField": "{ textField: content.name, prompt: content.title }",
    "textEditor": "textEditor: content.name",
    "secureField": "{ secureField: content.name, prompt: content.title, onSubmit: content.onTap }",
    "slider": "{ slider: content.ratio, in: 0...1, step: 0.1, label: { text: content.title } }",
    "progress": "{ progress: content.ratio, total: 2 }",
    "datePicker": "{ datePicker: content.date, in: content.date..., label: { text: content.title } }",
    "list": "{ list: [ spacer ], style: plain }", "section": "{ section: [ spacer ], header: { text: content.title } }",
    "toggle": "{ toggle: content.isOn, label: { text: content.title } }",
    "part": "part: row", "spacer": "spacer:",
    "divider": "divider:", "hstack": "{ hstack: [ spacer ], spacing: 0 }",
    "vstack": "{ vstack: [ spacer ], spacing: 0 }", "zstack": "zstack: [ spacer ]", "group": "group: [ spacer ]",
    "if": "{ if: content.title == \"\", then: spacer }",
    "switch": "{ switch: content.tone, cases: { plain: spacer, loud: [] } }",
    "each": "{ each: content.words, as: word, do: { text: word } }", "slot": "slot: content.trailing",
    "let": "{ let: { word: content.title }, do: { text: word } }",
    "swift": "{ swift: Wave, with: { title: content.title } }",
    "scroll": "scroll: spacer", "lazyHStack": "{ lazyHStack: spacer, spacing: 0 }",
    "lazyVStack": "{ lazyVStack: spacer, spacing: 0 }", "lazyVGrid": "{ lazyVGrid: spacer, columns: 2, spacing: 0 }",
    "lazyHGrid": "{ lazyHGrid: spacer, rows: 2, spacing: 0 }",
    "grid": "{ grid: { gridRow: spacer }, horizontalSpacing: 0, verticalSpacing: 0 }",
    "remoteImage": "{ remoteImage: nil, placeholder: spacer, failure: spacer }",
    "serverPage": "{ if: let page = content.page, then: { serverPage: page, events: { open: content.onTap } } }",
    "gridRow": "{ grid: { gridRow: spacer }, horizontalSpacing: 0, verticalSpacing: 0 }",
    "flow": "{ flow: spacer, spacing: 0 }",
    "label": "{ label: { text: content.title }, icon: { icon: \"star\" }, style: titleOnly }",
    "link": "{ link: \"https://example.com\", label: { text: content.title } }",
    "picker":
      "{ picker: content.name, options: content.words, as: word, do: { text: word }, label: { text: content.title } }",
    "gauge": "{ gauge: content.ratio, in: 0...2, label: { text: content.title } }",
    "stepper": "{ stepper: content.ratio, in: 0...2, step: 0.5, label: { text: content.title } }",
    "disclosureGroup": "{ disclosureGroup: content.isOn, label: { text: content.title }, content: spacer }",
    "menu": "{ menu: { button: content.onTap, label: { text: content.title } }, label: { text: content.title } }",
    "viewThatFits": "{ viewThatFits: [spacer, divider], axes: vertical }",
  ]
}

extension ValueShape {
  /// A value as a body has it.
  fileprivate var example: String {
    switch self {
    case .word(let words), .wordOr(let words, _): words.words[0]
    case .expression(let types), .expressionOr(let types, _): types.first.map(example) ?? "true"
    default: "true"
    }
  }

  private func example(of type: ValueType) -> String {
    switch type {
    case .optional(let wrapped): example(of: wrapped)
    case .array(let element): "[\(example(of: element))]"
    case .words, .font: type.words[0]
    case .double, .int: "1"
    case .length, .insets: "4"
    case .color: "color.action"
    case .textStyle: "text.body"
    case .shadow: "{ radius: 4 }"
    case .string: "content.title"
    case .action: "content.onTap"
    default: "true"
    }
  }
}
