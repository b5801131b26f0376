/// A type that provides views for previews in Xcode.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

nonisolated extension View {
  /// Sets the title of a preview. It has no effect on drawing.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(EmptyModifier())
  }
}
