// FacetRuntime re-exports SwiftUI where that exists, which would make every name of FacetUI ambiguous here.
#if canImport(SwiftUI) && !FACET_UI
  #error("'facet' and the tests draw with FacetUI: build with 'swift build --traits FACET_UI', or with 'make'")
#endif
