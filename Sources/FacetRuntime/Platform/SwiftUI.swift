// Generated code imports FacetRuntime only, which re-exports SwiftUI or, on platforms without it, FacetUI with the same
// declarations (see FacetUI.swift).
//
// The tool draws with FacetUI on every platform. It is built with the package trait `FACET_UI`, which gives the
// conditions of this module their values on Linux. Packages that depend on the library do not set the trait.
#if canImport(SwiftUI) && !FACET_UI
  @_exported public import SwiftUI

  // The importance of custom content, and announcements.
  #if canImport(Accessibility)
    @_exported public import Accessibility
  #endif
#endif
