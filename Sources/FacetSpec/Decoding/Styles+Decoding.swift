import FacetDiagnostics
import FacetLanguage

extension SpecDecoder {
  mutating func styles(_ entry: Entry) -> [StyleSpec] {
    var styles: [StyleSpec] = []
    forEachName(of: entry) { decoder, name, value in
      styles.append(decoder.style(name, value))
    }
    return styles
  }

  /// `style: none`
  mutating func noStyle(_ entry: Entry) -> Located<String>? {
    let help = "the styles of a component stand below 'styles'"
    guard tree.kind(entry.value).isScalar, !isAbsent(entry.value) else {
      reportWrongShape(entry, expected: "'none'", help: help)
      return nil
    }
    let word = located(entry.value)
    if word.value == "none" { return word }
    report(.unknownWord, at: word.span, "invalid value '\(word.value)' for 'style'; expected 'none'", help: help)
    return nil
  }

  /// The UIKit view of a component, by the name of its class or with its settings.
  mutating func uiView(_ entry: Entry) -> UIViewSpec? {
    var view = UIViewSpec(span: tree.span(entry.value))
    guard tree.kind(entry.value) == .mapping else {
      view.name = name(entry)
      return view
    }
    forEachEntry(of: entry.value, as: Grammar.uiView) { decoder, row, part in
      switch row.key.key {
      case .class: view.name = decoder.name(part)
      case .style: view.style = decoder.name(part)
      case .sizing: view.sizing = decoder.word(part, of: .sizing)
      case .placeholder: view.placeholder = decoder.value(part, as: row.value)
      default: break
      }
    }
    return view
  }

  /// Whether the component has `styles`, `body` or `uiView`, valid or not.
  func saysHowItIsDrawn(_ root: NodeID) -> Bool {
    tree.entries(of: root).contains {
      [Keyword(.style), Keyword(.styles), Keyword(.body), Keyword(.uiView)].contains(tree.keyword($0.key))
    }
  }

  private mutating func style(_ name: Located<String>, _ entry: Entry) -> StyleSpec {
    var style = StyleSpec(name: name)
    guard isMapping(entry, orExpected: "a mapping with 'body' or 'extends'") else {
      style.body = brokenElement(at: name)
      return style
    }
    let isExtending = tree.entries(of: entry.value).contains { tree.keyword($0.key) == Keyword(.extends) }
    forEachEntry(of: entry.value, as: Grammar.style) { decoder, row, entry in
      switch row.key.key {
      case .swiftName: style.swiftName = decoder.name(entry)
      case .doc: style.doc = decoder.text(entry)
      case .deprecated: style.deprecated = decoder.reason(entry)
      case .renamedFrom: style.renamedFrom = decoder.name(entry)
      case .availability: style.availability = decoder.versions(entry, as: Grammar.availability)
      case .otherwise: style.otherwise = decoder.name(entry)
      case .extends: style.extends = decoder.name(entry)
      case .properties: style.properties = decoder.properties(entry, extending: isExtending)
      case .parts: style.parts = decoder.parts(entry)
      case .swift:
        let flag = decoder.word(entry, of: .flag)
        if flag == nil { style.body = style.body ?? decoder.brokenElement(at: decoder.located(entry.key)) }
        if flag?.value == "true" { style.handWritten = decoder.tree.span(entry.key) }
      case .body: style.body = decoder.body(entry) ?? decoder.brokenElement(at: decoder.located(entry.key))
      default: break
      }
    }
    return style
  }

  /// The fragments of a body.
  mutating func parts(_ entry: Entry) -> [PartSpec] {
    var parts: [PartSpec] = []
    forEachName(of: entry) { decoder, name, value in
      var part = PartSpec(name: name, span: decoder.tree.span(value.value))
      guard decoder.isMapping(value, orExpected: ValueShape.shape(Grammar.part).expectation) else { return }
      decoder.forEachEntry(of: value.value, as: Grammar.part, missingAt: name.span) { decoder, row, entry in
        switch row.key.key {
        case .doc: part.doc = decoder.text(entry)
        case .parameters:
          part.parameters = decoder.declarations(entry, defaults: .code, longForm: Grammar.partParameter)
        case .body: part.body = decoder.elements(entry)
        default: break
        }
      }
      parts.append(part)
    }
    return parts
  }

  mutating func body(_ entry: Entry) -> ElementSpec? {
    guard tree.kind(entry.value) == .sequence else { return element(entry.value, behind: entry.key) }
    reportWrongShape(entry, expected: "one element", help: "put them into one: 'vstack: [ … ]'")
    return nil
  }

  /// A placeholder for a body with errors, so that it is not reported as missing.
  func brokenElement(at name: Located<String>) -> ElementSpec {
    ElementSpec(kind: Located(Key.group.text, at: name.span), .group, .elements([]), span: name.span)
  }
}
