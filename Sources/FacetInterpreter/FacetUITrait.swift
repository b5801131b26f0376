// FacetRuntime re-exports SwiftUI where there is one, and every name of FacetUI would be ambiguous here.
#if canImport(SwiftUI) && !FACET_UI
  #error("'facet' and the tests draw with FacetUI: build with 'swift build --traits FACET_UI', or with 'make'")
#endif
