public import FacetRuntime

nonisolated extension AccessibilityNotification.Announcement {
  /// A text that VoiceOver speaks at once, and to its end. With the usual priority it would be lost where VoiceOver moves to
  /// another element at the same time, as it does where the control goes away that was used.
  public init(atOnce text: String) {
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    self.init(announcement)
  }
}
