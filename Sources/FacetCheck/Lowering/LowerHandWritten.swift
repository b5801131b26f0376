import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// A hand-written view: `swift: WaveformView`, `with: { _ samples: content.samples, tint: style.tint }`.
  mutating func handWritten(_ element: ElementSpec, in scope: Scope) -> Element.HandWritten? {
    var names: [Located<String>] = []
    let arguments = handWrittenArguments(element.argument(.with), &names, in: scope)
    let slots = heldElements(element.argument(.slots), &names, in: scope)
    reportDuplicates(names, what: "argument")
    let (width, height) = room(element.argument(.placeholder), in: scope)
    guard case .word(let name) = element.principal, let type = checkViewName(name) else { return nil }
    references.views.append(name)
    return arguments.map {
      var view = Element.HandWritten(type: type, arguments: $0, width: width, height: height)
      view.slots = slots
      return view
    }
  }

  /// `slots: { _ content: [ … ], footer: { text: … } }`
  private mutating func heldElements(
    _ value: ElementSpec.Value?, _ names: inout [Located<String>], in scope: Scope
  ) -> [Element.HandWritten.Slot] {
    guard case .parts(let parts) = value else { return [] }
    return parts.compactMap { part in
      let elements = children(part.value, in: scope)
      guard let (label, name) = argumentName(part.key) else { return nil }
      names.append(name)
      return Element.HandWritten.Slot(
        label: label?.value == "_" ? nil : (label ?? name).value, name: name.value, elements: elements)
    }
  }

  private mutating func handWrittenArguments(
    _ value: ElementSpec.Value?, _ names: inout [Located<String>], in scope: Scope
  ) -> [Element.HandWritten.Argument]? {
    guard case .parts(let parts) = value else { return [] }
    let arguments = parts.compactMap { part -> Element.HandWritten.Argument? in
      guard let (label, name) = argumentName(part.key) else { return nil }
      names.append(name)
      guard case .expression(let syntax) = part.value, let value = infer(syntax, in: scope) else { return nil }
      return Element.HandWritten.Argument(
        label: label?.value == "_" ? nil : (label ?? name).value, name: name.value, value: handedOn(value))
    }
    return arguments.count == parts.count ? arguments : nil
  }

  /// Parses the label and the name of an argument: `tint`, `in range`, `_ samples`.
  private mutating func argumentName(_ key: Located<String>) -> (label: Located<String>?, name: Located<String>)? {
    let words = key.parts(between: UInt8(ascii: " ")).filter { !$0.value.isEmpty }
    guard let name = words.last, words.count <= 2, name.value != "_" else {
      let reason = "an argument has a name, and may have a label before it"
      report(.invalidName(key, what: "argument", reason: reason, suggestion: "_ title"))
      return nil
    }
    checkMemberName(name, what: "argument", of: .structure)
    let label = words.count == 2 ? words[0] : nil
    checkLabel(label, of: name)
    return (label, name)
  }

  /// A binding of the content is passed as a binding.
  private func handedOn(_ value: Expression) -> Expression {
    guard case .content(let name) = value.node, case .binding(let stored)? = content.field(named: name)?.type else {
      return value
    }
    return Expression(.content(name), as: .binding(stored))
  }

  private mutating func room(_ value: ElementSpec.Value?, in scope: Scope) -> (width: Expression?, height: Expression?)
  {
    guard case .parts(let parts) = value else { return (nil, nil) }
    var room: [String: Expression] = [:]
    for part in parts { room[part.key.value] = expression(part.value, as: .length, in: scope) }
    return (room["width"], room["height"])
  }

  /// The element that is meant by `text`, `Text` or `Text(content.title)`; nil for the name of another view.
  private func element(meantBy view: String) -> String? {
    let name = String(decoding: view.utf8.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
    let isOther = name == view && name.utf8.first?.isCapital == true && !ReservedNames.types.contains(name)
    return isOther ? nil : SwiftNames.elements(for: name).first
  }

  /// The names of a nested type, outermost first.
  private mutating func checkViewName(_ name: Located<String>) -> [String]? {
    if let element = element(meantBy: name.value) {
      report(.elementAsView(name, element))
      return nil
    }
    let parts = name.parts(between: UInt8(ascii: "."))
    if parts.count > 1, ReservedNames.namespaces.contains(parts[0].value) {
      report(.valueAsView(name))
      return nil
    }
    let areNames = parts.map { checkTypeIdentifier($0, what: "view") }
    return areNames.allSatisfy { $0 } ? parts.map(\.value) : nil
  }
}

extension Located<String> {
  /// The parts with their locations, if the text is unescaped in the source.
  fileprivate func parts(between separator: UInt8) -> [Located<String>] {
    let isPlain = Int(span.end - span.start) == value.utf8.count
    var start = Int(span.start)
    return value.utf8.split(separator: separator, omittingEmptySubsequences: false).map { part in
      defer { start += part.count + 1 }
      let place = SourceSpan(file: span.file, start: start, end: start + part.count)
      return Located(String(decoding: part, as: UTF8.self), at: isPlain ? place : span)
    }
  }
}
