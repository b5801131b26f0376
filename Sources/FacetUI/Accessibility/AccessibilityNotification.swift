/// A notification for assistive technologies, like that of the Accessibility framework.
public enum AccessibilityNotification {
  /// A text that VoiceOver speaks at once.
  public struct Announcement: Sendable {
    private let text: String

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) { text = announcement.runs.map(\.text).joined() }

    /// Adds the text to the announcements of the host whose view is used; see ``ViewHost/announcements``.
    public func post() { DrawnProcess.announce(text) }
  }
}
