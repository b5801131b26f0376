import FacetDiagnostics
import FacetSpec
import FacetText

/// What a name becomes a member of.
enum MemberOwner {
  case view, content, style, structure, enumeration
  /// Nothing: a name that an element binds.
  case local

  fileprivate var reserved: (names: Set<String>, reason: String) {
    switch self {
    case .view: (ReservedNames.viewMembers, "every view has one")
    case .content, .structure: (ReservedNames.contentMembers, "every value has one")
    case .style: (ReservedNames.styleMembers, "every style has one")
    case .enumeration: (ReservedNames.enumMembers, "every enum has one")
    case .local: ([], "")
    }
  }
}

extension ComponentResolver {
  /// A name that becomes a property, a case, an argument or a variable in Swift.
  mutating func checkMemberName(_ name: Located<String>, what: String, of owner: MemberOwner) {
    guard checkIdentifier(name, what: what) else { return }
    if ReservedNames.namespaces.contains(name.value), owner == .view || owner == .local {
      report(.reservedName(name, what: what, reason: "expressions look names up under '\(name.value).'"))
    } else if ReservedNames.expressionWords.contains(name.value) {
      report(.reservedName(name, what: what, reason: "it is a word of the expression language"))
    } else if owner.reserved.names.contains(name.value) {
      report(.reservedName(name, what: what, reason: owner.reserved.reason))
    } else if owner != .enumeration, name.value.utf8.first?.isCapital == true {
      report(.capitalValue(name, what: what))
    }
  }

  /// A case of a declared enum.
  mutating func checkCaseName(_ name: Located<String>) {
    guard name.value.utf8.first?.isCapital == true, IdentifierFault.reason(name.value) == nil else {
      return checkMemberName(name, what: "case", of: .enumeration)
    }
    report(.capitalCase(name))
  }

  /// A component or a declared type.
  mutating func checkTypeName(_ name: Located<String>, what: String = "type") {
    guard checkIdentifier(name, what: what) else { return }
    if ReservedNames.types.contains(name.value), what == "type" {
      report(.reservedName(name, what: what, reason: "it would hide the type that is called so already"))
    } else if name.value == self.name, what == "type" {
      report(.reservedName(name, what: what, reason: "the component is called so"))
    } else if name.value.utf8.first?.isCapital == false {
      report(.lowerCaseType(name, what: what))
    }
  }

  /// A type that exists already. False: it can not, which has been reported.
  mutating func checkTypeIdentifier(_ name: Located<String>, what: String) -> Bool {
    guard checkIdentifier(name, what: what) else { return false }
    if name.value.utf8.first.map({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) == true { return true }
    var diagnostic = Diagnostic.lowerCaseType(name, what: what)
    // In quotes, its place is that of more than itself.
    if Int(name.span.end - name.span.start) != name.value.utf8.count { diagnostic.fixes = [] }
    report(diagnostic)
    return false
  }

  /// What its types are called in Swift is checked with those of all others, once the project's prefix is known.
  mutating func checkComponentName() {
    checkTypeName(signature.name, what: "component")
    if let swiftName = spec.swiftName {
      signature.swiftName = swiftName
      checkTypeName(swiftName, what: "component")
      if ReservedNames.isFile(swiftName.value) {
        let reason = "the file '\(swiftName.value).swift' means something else"
        report(.reservedName(swiftName, what: "component", reason: reason))
      }
    }
    if ReservedNames.isFile(name) {
      report(.reservedName(signature.name, what: "component", reason: "the file '\(name).swift' means something else"))
    }
  }

  mutating func checkStyleName(_ name: Located<String>) {
    guard name.value != "default", checkIdentifier(name, what: "style") else { return }
    if name.value == "automatic" {
      report(.reservedName(name, what: "style", reason: "in Swift the default style is called so"))
    }
  }

  mutating func checkSwiftName(_ swiftName: Located<String>, ofStyle name: Located<String>) {
    guard checkIdentifier(swiftName, what: "style") else { return }
    if swiftName.value == "default" {
      report(.reservedName(swiftName, what: "style", reason: "in Swift it is called 'automatic' of itself"))
    }
  }

  mutating func checkLabel(_ label: Located<String>?, of name: Located<String>) {
    guard let label, label.value != "_" else { return }
    if label.value == "var" || label.value == "let" {
      let reason = "a declaration begins with its name"
      return report(.invalidName(label, what: "label", reason: reason, suggestion: "\(name.value): …"))
    }
    _ = checkIdentifier(label, what: "label")
  }

  /// Only a parameter is given from outside, by its label.
  mutating func rejectLabel(of declaration: DeclarationSpec, what: String) {
    guard let label = declaration.label else { return }
    let reason = "only a parameter has a word before its name"
    report(.invalidName(label, what: "\(what)'s label", reason: reason, suggestion: "\(declaration.name.value): …"))
  }

  private mutating func checkIdentifier(_ name: Located<String>, what: String) -> Bool {
    if let reason = IdentifierFault.reason(name.value) {
      let suggestion = IdentifierFault.suggestion(name.value)
      report(.invalidName(name, what: what, reason: reason, suggestion: suggestion))
      return false
    }
    if ReservedNames.impossible.contains(name.value) {
      report(.reservedName(name, what: what, reason: "Swift has a meaning of its own for it"))
      return false
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
