// Generated code imports FacetRuntime only, which re-exports SwiftUI, or, where there is none, FacetUI with the same
// declarations (see FacetUI.swift).
//
// The tool draws with FacetUI on every platform. It is built with the package trait `FACET_UI`, which turns every
// condition of this module into what it is on Linux; packages that depend on the library leave the trait off.
#if canImport(SwiftUI) && !FACET_UI
  @_exported public import SwiftUI
#endif
