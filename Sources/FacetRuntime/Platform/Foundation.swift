// Dates, URLs and how values are formatted, where Foundation has them. Elsewhere FacetUI has the same declarations.
#if canImport(Darwin)
  @_exported public import Foundation
#endif
