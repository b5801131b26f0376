// Dates, URLs and formatting from Foundation on Apple platforms. Elsewhere FacetUI has the same declarations.
#if canImport(Darwin) && !FACET_UI
  @_exported public import Foundation
#endif
