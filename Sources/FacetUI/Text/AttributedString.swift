import FacetText

/// Text with attributes, like Foundation's: those that `Text` draws.
///
///     var terms = AttributedString("terms")
///     terms.link = URL(string: "https://example.com")
public struct AttributedString: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    var attributes: AttributeContainer
    var style = InlineMarkdown.Style()
  }

  private(set) var runs: [Run]

  @nonexhaustive public enum AnnouncementPriority: Hashable, Sendable {
    case high, `default`, low
  }

  /// How urgently VoiceOver speaks the text as an announcement. The host records announcements of any priority.
  public var accessibilitySpeechAnnouncementPriority: AnnouncementPriority?

  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    runs = [Run(text: string, attributes: attributes)]
  }

  public struct MarkdownParsingOptions: Hashable, Sendable {
    @nonexhaustive public enum InterpretedSyntax: Hashable, Sendable {
      case inlineOnly, inlineOnlyPreservingWhitespace
    }

    public var interpretedSyntax: InterpretedSyntax

    public init(interpretedSyntax: InterpretedSyntax = .inlineOnlyPreservingWhitespace) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates a text from Markdown. Nothing is an error here; Foundation can throw.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions()) throws {
    runs = InlineMarkdown.runs(of: markdown).map { run in
      var attributes = AttributeContainer()
      attributes.link = run.link.flatMap { URL(string: $0) }
      return Run(text: run.text, attributes: attributes, style: run.style)
    }
  }
}

/// Attributes of text, like Foundation's.
public struct AttributeContainer: Hashable, Sendable {
  /// The attributes of SwiftUI.
  public struct SwiftUIAttributes: Hashable, Sendable {
    public var foregroundColor: Color?
  }

  public var link: URL?
  public var swiftUI = SwiftUIAttributes()

  public init() {}
}
