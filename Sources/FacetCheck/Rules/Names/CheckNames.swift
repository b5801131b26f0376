import FacetDiagnostics
import FacetSpec
import FacetText

/// The declaration whose member a name becomes.
enum MemberOwner {
  case view, content, style, structure, enumeration
  /// No declaration: the name is bound by an element.
  case local
  /// No declaration: the name of a field of what a server sends, which is bound as a local.
  case event

  fileprivate var reserved: (names: Set<String>, reason: String) {
    switch self {
    case .view: (ReservedNames.viewMembers, "every view has a member of this name")
    case .content, .structure: (ReservedNames.contentMembers, "every value has a member of this name")
    case .style: (ReservedNames.styleMembers, "every style has a member of this name")
    case .enumeration: (ReservedNames.enumMembers, "every enum has a member of this name")
    case .local, .event: ([], "")
    }
  }
}

extension ComponentResolver {
  /// Checks a name that becomes a property, a case, an argument or a variable in Swift.
  ///
  /// - Returns: Whether it can be one.
  @discardableResult
  mutating func checkMemberName(_ name: Located<String>, what: String, of owner: MemberOwner) -> Bool {
    guard checkIdentifier(name, what: what) else { return false }
    if [.view, .local, .event].contains(owner), ReservedNames.namespaces.contains(name.value) {
      report(
        .reservedName(
          name, what: what, reason: "'\(name.value)' is a namespace of expressions", help: otherName(name.value)))
    } else if ReservedNames.expressionWords.contains(name.value) {
      report(.reservedName(name, what: what, reason: "it is a keyword of the expression language"))
    } else if owner.reserved.names.contains(name.value) {
      report(.reservedName(name, what: what, reason: owner.reserved.reason, help: otherName(name.value)))
    } else if owner != .enumeration, owner != .event, name.value.utf8.first?.isCapital == true {
      report(.capitalValue(name, what: what))
    } else {
      return true
    }
    return false
  }

  /// `ownBody` for `body`.
  private func otherName(_ name: String) -> String {
    "choose another name, such as 'own\(name.prefix(1).uppercased())\(name.dropFirst())'"
  }

  /// Checks the name of a case of a declared enum.
  mutating func checkCaseName(_ name: Located<String>) {
    guard name.value.utf8.first?.isCapital == true, IdentifierFault.reason(name.value) == nil else {
      checkMemberName(name, what: "case", of: .enumeration)
      return
    }
    report(.capitalCase(name))
  }

  /// Checks the name of a component or a declared type.
  mutating func checkTypeName(_ name: Located<String>, what: String = "type") {
    guard checkIdentifier(name, what: what, isType: true) else { return }
    if ReservedNames.types.contains(name.value), what == "type" {
      report(
        .reservedName(
          name, what: what, reason: "it would hide an existing type", help: "write '\(self.name)\(name.value)'"))
    } else if name.value == self.name, what == "type" {
      report(
        .reservedName(
          name, what: what, reason: "it is the name of the component", help: "write '\(name.value)Kind'"))
    } else if name.value.utf8.first?.isCapital == false {
      report(.lowerCaseType(name, what: what))
    }
  }

  /// Returns whether a name can be that of an existing Swift type; reports it if not.
  mutating func checkTypeIdentifier(_ name: Located<String>, what: String) -> Bool {
    guard checkIdentifier(name, what: what, isType: true) else { return false }
    if name.value.utf8.first.map({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) == true { return true }
    var diagnostic = Diagnostic.lowerCaseType(name, what: what)
    // The span of a quoted name includes the quotes, so a fix would replace them.
    if Int(name.span.end - name.span.start) != name.value.utf8.count { diagnostic.fixes = [] }
    report(diagnostic)
    return false
  }

  /// Checks the component's own name. The names of its generated types are checked with those of all components, because
  /// they depend on the project's prefix.
  mutating func checkComponentName() {
    checkTypeName(signature.name, what: "component")
    if let swiftName = spec.swiftName {
      signature.swiftName = swiftName
      checkTypeName(swiftName, what: "component")
      if ReservedNames.isFile(swiftName.value) {
        let reason = "the file name '\(swiftName.value).swift' is reserved"
        report(.reservedName(swiftName, what: "component", reason: reason))
      }
    }
    if ReservedNames.isFile(name) {
      report(.reservedName(signature.name, what: "component", reason: "the file name '\(name).swift' is reserved"))
    }
  }

  mutating func checkStyleName(_ name: Located<String>) {
    guard name.value != "default", checkIdentifier(name, what: "style") else { return }
    if name.value == "automatic" {
      report(.reservedName(name, what: "style", reason: "it is the Swift name of the default style"))
    }
  }

  mutating func checkSwiftName(_ swiftName: Located<String>, ofStyle name: Located<String>) {
    guard checkIdentifier(swiftName, what: "style") else { return }
    if swiftName.value == "default" {
      report(.reservedName(swiftName, what: "style", reason: "the Swift name of the default style is 'automatic'"))
    }
  }

  mutating func checkLabel(_ label: Located<String>?, of name: Located<String>) {
    guard let label, label.value != "_" else { return }
    if label.value == "var" || label.value == "let" {
      let reason = "'\(label.value)' is not written before a declaration"
      return report(.invalidName(label, what: "label", reason: reason, suggestion: "\(name.value): …"))
    }
    _ = checkIdentifier(label, what: "label")
  }

  /// Rejects an argument label on a declaration that is not a parameter.
  mutating func rejectLabel(
    of declaration: DeclarationSpec, what: String, reason: String = "only a parameter has an argument label"
  ) {
    guard let label = declaration.label else { return }
    if label.value == "case" {
      let suggestion = "[\(declaration.name.value), …]"
      return report(
        .invalidName(label, what: "\(what)'s label", reason: "an enum is a list of its cases", suggestion: suggestion))
    }
    report(.invalidName(label, what: "\(what)'s label", reason: reason, suggestion: "\(declaration.name.value): …"))
  }

  private mutating func checkIdentifier(_ name: Located<String>, what: String, isType: Bool = false) -> Bool {
    if let reason = IdentifierFault.reason(name.value) {
      var suggestion = IdentifierFault.suggestion(name.value)
      if isType { suggestion = suggestion.map { $0.prefix(1).uppercased() + $0.dropFirst() } }
      report(.invalidName(name, what: what, reason: reason, suggestion: suggestion))
      return false
    }
    if ReservedNames.impossible.contains(name.value) {
      report(.reservedName(name, what: what, reason: "it is reserved by Swift"))
      return false
    }
    return true
  }
}

extension UInt8 {
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
