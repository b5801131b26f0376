/// Supplies views to look at while they are being written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

nonisolated extension View {
  /// The title of a preview; it changes nothing that is drawn.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(EmptyModifier())
  }
}
