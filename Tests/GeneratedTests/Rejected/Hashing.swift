import FacetRuntime

func hash(_ value: some Hashable) {}
func compare(_ value: some Equatable) {}

func hashing() {
  hash(Alignment.center)  // error: requires that 'Alignment' conform to 'Hashable'
  hash(HorizontalAlignment.center)  // error: requires that 'HorizontalAlignment' conform to 'Hashable'
  hash(VerticalAlignment.center)  // error: requires that 'VerticalAlignment' conform to 'Hashable'
  hash(Edge.Set.all)  // error: requires that 'Edge.Set' conform to 'Hashable'
  hash(Axis.Set.vertical)  // error: requires that 'Axis.Set' conform to 'Hashable'
  hash(EdgeInsets())  // error: requires that 'EdgeInsets' conform to 'Hashable'
  hash(ProposedViewSize.zero)  // error: requires that 'ProposedViewSize' conform to 'Hashable'
  hash(RectangleCornerRadii(all: 4))  // error: requires that 'RectangleCornerRadii' conform to 'Hashable'
  hash(StrokeStyle())  // error: requires that 'StrokeStyle' conform to 'Hashable'
  hash(Image(systemName: "star"))  // error: requires that 'Image' conform to 'Hashable'
  hash(Text(verbatim: "a"))  // error: requires that 'Text' conform to 'Hashable'
  hash(LocalizedStringKey("a"))  // error: requires that 'LocalizedStringKey' conform to 'Hashable'
  hash(ButtonRole.cancel)  // error: requires that 'ButtonRole' conform to 'Hashable'
  hash(AccessibilityTraits.isButton)  // error: requires that 'AccessibilityTraits' conform to 'Hashable'
  hash(AccessibilityActionKind.escape)  // error: requires that 'AccessibilityActionKind' conform to 'Hashable'
  hash(CGSize.zero)  // error: requires that 'CGSize' conform to 'Hashable'
  hash(CGPoint.zero)  // error: requires that 'CGPoint' conform to 'Hashable'
  hash(CGRect.zero)  // error: requires that 'CGRect' conform to 'Hashable'
  compare(GridItem())  // error: requires that 'GridItem' conform to 'Equatable'
  compare(GridItem.Size.fixed(4))  // error: requires that 'GridItem.Size' conform to 'Equatable'
  compare(HierarchicalShapeStyle.primary)  // error: requires that 'HierarchicalShapeStyle' conform to 'Equatable'
}
