/// What code calls of FacetSupport. Files of components and screens import it in any case, for their bodies.
extension Code {
  /// Code in the interface of the module, such as a default argument.
  static func interface(_ code: Code) -> Code {
    code.useOfSupport == .none ? code : .sequence([.callsSupportInInterface, code])
  }

  var useOfSupport: LibraryUse {
    switch self {
    case .callsSupportInInterface: .interface
    case .callsSupport: .values
    case .string(let literal): literal.callsSupport ? .values : .none
    case .sequence(let parts): parts.useOfSupport
    case .group(let inner), .indented(let inner): inner.useOfSupport
    case .chain(let base, let calls): max(base.useOfSupport, calls.useOfSupport)
    default: .none
    }
  }
}

extension [Code] {
  var useOfSupport: LibraryUse {
    reduce(.none) { use, part in use == .interface ? use : Swift.max(use, part.useOfSupport) }
  }
}
