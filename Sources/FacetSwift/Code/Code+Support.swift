/// What code calls of FacetSupport. Files of components and screens import it in any case, for their bodies.
extension Code {
  /// Code in the interface of the module, such as a default argument.
  static func interface(_ code: Code) -> Code {
    code.useOfSupport == .none ? code : .sequence([.callsSupportInInterface, code])
  }
}

extension [Code] {
  var useOfSupport: LibraryUse { map(\.useOfSupport).max() ?? .none }
}
