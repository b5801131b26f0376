// What lies outside a clip is not drawn; sizes and places stay. A picture in text has no use for more than that.

nonisolated extension View {
  public func clipShape(_ shape: some Shape) -> some View { layout(TransparentLayout()) }

  public func clipped() -> some View { layout(TransparentLayout()) }

  public func cornerRadius(_ radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
}
