// Dates, URLs and how values are formatted, where Foundation has them. Elsewhere FacetUI has the same declarations.
#if canImport(Darwin) && !FACET_UI
  @_exported public import Foundation
#endif
