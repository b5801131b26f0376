package import FacetDiagnostics
import FacetStrings

extension StringCatalogSpec {
  /// Decodes a catalog. Everything that is not what Xcode writes is reported; unknown keys are not.
  package static func decode(_ tree: SourceTree, diagnostics: inout [Diagnostic]) -> StringCatalogSpec {
    var decoder = CatalogDecoder(tree: tree)
    decoder.decode()
    diagnostics += decoder.diagnostics
    return decoder.catalog
  }
}

/// The names of the substitutions of a localization, and the numbers of the arguments that they name themselves.
private struct SubstitutionNames {
  var all: [String] = []
  var placed: [String: Int] = [:]
}

private struct CatalogDecoder {
  let tree: SourceTree
  var catalog: StringCatalogSpec
  var diagnostics: [Diagnostic] = []
  /// Whether the place is in a plural form or in a substitution.
  var isInForm = false

  init(tree: SourceTree) {
    self.tree = tree
    catalog = StringCatalogSpec(tree: tree)
  }

  mutating func decode() {
    guard let root = tree.root, isMapping(root, "a catalog") else { return }
    for (key, value) in tree.entries(of: root) {
      switch tree.text(key) {
      case "sourceLanguage": catalog.sourceLanguage = text(value, "the language 'sourceLanguage'")
      case "strings":
        guard isMapping(value, "'strings'") else { continue }
        catalog.strings = value
        for (key, value) in tree.entries(of: value) { entry(Located(tree.text(key), at: tree.span(key)), value) }
      default: break
      }
    }
    let isWritten = tree.entries(of: root).contains { tree.text($0.key) == "sourceLanguage" }
    if !isWritten { report(at: root, "missing 'sourceLanguage'", help: "write \"sourceLanguage\" : \"en\" in it") }
    if catalog.strings == nil, !tree.entries(of: root).contains(where: { tree.text($0.key) == "strings" }) {
      report(at: root, "missing 'strings'", help: "write \"strings\" : { } in it")
    }
  }

  private mutating func entry(_ key: Located<String>, _ node: NodeID) {
    guard isMapping(node, "the entry of a key") else { return }
    var entry = StringCatalogSpec.Entry(key: key, node: node)
    for (key, value) in tree.entries(of: node) {
      switch tree.text(key) {
      case "comment": entry.comment = text(value, "a comment")?.value
      case "extractionState": entry.extractionState = text(value, "a state")?.value
      case "shouldTranslate":
        if tree.kind(value) == .plain, ["true", "false"].contains(tree.text(value)) {
          entry.isTranslated = tree.text(value) == "true"
        } else {
          report(at: value, "expected 'true' or 'false' for 'shouldTranslate', found \(found(value))")
        }
      case "localizations":
        guard isMapping(value, "'localizations'") else { continue }
        for (key, value) in tree.entries(of: value) {
          let language = Located(tree.text(key), at: tree.span(key))
          if let localization = localization(language, value) { entry.localizations.append(localization) }
        }
      default: break
      }
    }
    catalog.entries.append(entry)
  }

  private mutating func localization(
    _ language: Located<String>, _ node: NodeID
  ) -> StringCatalogSpec.Localization? {
    var localization = StringCatalogSpec.Localization(language: language, text: .text(""))
    guard isMapping(node, "a localization") else { return nil }
    let substitutions = tree.entries(of: node).first { tree.text($0.key) == "substitutions" }?.value
    let names = substitutions.map(names) ?? SubstitutionNames()
    guard let text = variation(node, in: &localization, substitutions: names, isSubstitution: false) else { return nil }
    localization.text = text
    guard let substitutions, isMapping(substitutions, "'substitutions'") else { return localization }
    var read: [CatalogText.Substitution] = []
    for (key, value) in tree.entries(of: substitutions) {
      if let substitution = substitution(tree.text(key), value, in: &localization) { read.append(substitution) }
    }
    localization.text = .substituted(text, read)
    return localization
  }

  private func names(of substitutions: NodeID) -> SubstitutionNames {
    var names = SubstitutionNames()
    guard tree.kind(substitutions) == .mapping else { return names }
    for (key, value) in tree.entries(of: substitutions) {
      names.all.append(tree.text(key))
      guard tree.kind(value) == .mapping else { continue }
      for (inner, number) in tree.entries(of: value) where tree.text(inner) == "argNum" {
        names.placed[tree.text(key)] = tree.kind(number).isScalar ? Int(tree.text(number)) : nil
      }
    }
    return names
  }

  private mutating func substitution(
    _ name: String, _ node: NodeID, in localization: inout StringCatalogSpec.Localization
  ) -> CatalogText.Substitution? {
    guard isMapping(node, "a substitution") else { return nil }
    var argument: Int?
    var specifier = "lld"
    for (key, value) in tree.entries(of: node) {
      switch tree.text(key) {
      case "argNum":
        argument = Int(tree.text(value))
        if argument == nil { report(at: value, "expected the number of an argument, found \(found(value))") }
      case "formatSpecifier": specifier = text(value, "a format specifier")?.value ?? specifier
      default: break
      }
    }
    guard let text = variation(node, in: &localization, substitutions: SubstitutionNames(), isSubstitution: true) else {
      return nil
    }
    return CatalogText.Substitution(name: name, argument: argument, specifier: specifier, text: text)
  }

  /// A text, or its variations. Nil if there is none, or an invalid one, which has been reported.
  private mutating func variation(
    _ node: NodeID, in localization: inout StringCatalogSpec.Localization, substitutions: SubstitutionNames,
    isSubstitution: Bool
  ) -> CatalogText? {
    for (key, value) in tree.entries(of: node) {
      switch tree.text(key) {
      case "stringUnit":
        return unit(value, in: &localization, substitutions: substitutions, isSubstitution: isSubstitution)
      case "variations":
        guard isMapping(value, "'variations'") else { return nil }
        return variations(value, in: &localization, substitutions: substitutions, isSubstitution: isSubstitution)
      default: break
      }
    }
    return nil
  }

  private mutating func unit(
    _ node: NodeID, in localization: inout StringCatalogSpec.Localization, substitutions: SubstitutionNames,
    isSubstitution: Bool
  ) -> CatalogText? {
    guard isMapping(node, "'stringUnit'") else { return nil }
    var found: Located<String>?
    var hasValue = false
    for (key, value) in tree.entries(of: node) {
      switch tree.text(key) {
      case "state": if text(value, "a state")?.value == "new" { localization.isNew = true }
      case "value":
        hasValue = true
        found = text(value, "'value'")
      default: break
      }
    }
    if !hasValue { report(at: node, "missing 'value'", help: "write \"value\" : \"…\" in it") }
    guard let found else { return nil }
    localization.values.append(
      StringCatalogSpec.Value(
        text: found, isSubstitution: isSubstitution, isForm: isSubstitution || isInForm,
        substitutions: substitutions.all, placed: substitutions.placed))
    return .text(found.value)
  }

  private mutating func variations(
    _ node: NodeID, in localization: inout StringCatalogSpec.Localization, substitutions: SubstitutionNames,
    isSubstitution: Bool
  ) -> CatalogText? {
    for (key, value) in tree.entries(of: node) {
      let kind = tree.text(key)
      guard kind == "plural" || kind == "device" else { continue }
      guard isMapping(value, "'\(kind)'") else { return nil }
      var plural: [PluralCategory: CatalogText] = [:]
      var device: [String: CatalogText] = [:]
      for (name, form) in tree.entries(of: value) {
        if kind == "plural", PluralCategory(rawValue: tree.text(name)) == nil {
          let forms = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
          report(at: name, "unknown plural form '\(tree.text(name))'", help: "the forms are \(forms)")
          continue
        }
        guard isMapping(form, "a variation") else { continue }
        let isInside = isInForm
        isInForm = isInside || kind == "plural"
        let text = variation(form, in: &localization, substitutions: substitutions, isSubstitution: isSubstitution)
        isInForm = isInside
        guard let text else { continue }
        if kind == "device" {
          device[tree.text(name)] = text
        } else if let category = PluralCategory(rawValue: tree.text(name)) {
          plural[category] = text
        }
      }
      if kind == "device" { return device.isEmpty ? nil : .device(device) }
      let forms = PluralCategory.allCases.filter { plural[$0] != nil }
      localization.plurals.append(StringCatalogSpec.Plural(forms: forms, span: tree.span(key)))
      return plural.isEmpty ? nil : .plural(plural)
    }
    return nil
  }

  // MARK: Shapes

  private mutating func isMapping(_ node: NodeID, _ what: String) -> Bool {
    if tree.kind(node) == .mapping { return true }
    report(at: node, "expected an object for \(what), found \(found(node))")
    return false
  }

  private mutating func text(_ node: NodeID, _ what: String) -> Located<String>? {
    if tree.kind(node) == .jsonString { return Located(tree.text(node), at: tree.span(node)) }
    report(at: node, "expected text for \(what), found \(found(node))")
    return nil
  }

  private func found(_ node: NodeID) -> String {
    switch tree.kind(node) {
    case .mapping: "an object"
    case .sequence: "an array"
    case .jsonString: "text"
    default: "'\(tree.text(node))'"
    }
  }

  /// Reports a fault at a node, or at the opening brace of an object.
  private mutating func report(at node: NodeID, _ message: String, help: String? = nil) {
    let span = tree.span(node)
    let isScalar = tree.kind(node).isScalar
    let place = isScalar ? span : SourceSpan(file: span.file, start: Int(span.start), end: Int(span.start) + 1)
    diagnostics.append(Diagnostic(.malformedCatalog, at: place, message, help: help))
  }
}

/// Diagnostics of String Catalogs as files.
package enum StringCatalogKinds {
  package static let all: [DiagnosticKind] = [.malformedCatalog]
}

extension DiagnosticKind {
  package static let malformedCatalog = DiagnosticKind(
    "strings/malformed", .error, "Malformed String Catalog",
    explanation: """
      A String Catalog is a JSON file with a source language and an object of strings, as Xcode writes it. A text is the \
      'value' of a 'stringUnit', or varies by 'plural' or 'device'.

      Wrong:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          { "strings" : { "Close" : { "localizations" : { "de" : "Schließen" } } }, "version" : "1.0" }
          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { vstack: [{ text: content.title }, { text: "Close" }], spacing: 0 } } }

      Right:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Close" : {
                "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Schließen" } } }
              }
            },
            "version" : "1.0"
          }
          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { vstack: [{ text: content.title }, { text: "Close" }], spacing: 0 } } }
      """)
}
