package import FacetLanguage

extension AlignmentGuide {
  /// A view's own guide, set to another place, in points.
  package struct Setting: Hashable, Sendable {
    package var guide: AlignmentGuide
    /// It may ask for the dimensions of the view.
    package var place: Expression

    package init(_ guide: AlignmentGuide, at place: Expression) {
      self.guide = guide
      self.place = place
    }
  }
}
