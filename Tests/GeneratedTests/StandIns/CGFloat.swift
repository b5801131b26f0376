// In place of FacetUI's own file of this name.
@_exported public import CoreGraphics
