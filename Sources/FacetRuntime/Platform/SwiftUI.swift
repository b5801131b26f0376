// Generated code imports FacetRuntime and nothing else: it brings SwiftUI with it, or, where there is none, FacetUI
// (see FacetUI.swift), which has the same declarations.
#if canImport(SwiftUI)
  @_exported public import SwiftUI
#endif
