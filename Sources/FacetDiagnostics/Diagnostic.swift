package enum Severity: String, Hashable, Sendable, CaseIterable {
  case error, warning
}

/// A kind of diagnostic. A code never changes its meaning.
///
/// `code` is `group/fault`, as in `yaml/duplicate-key`: it names the fault, not the remedy. `explanation` is what
/// `facet explain CODE` prints: a paragraph on why it is a mistake, a wrong example and the right one. What is `isOptIn`
/// is said only in a project whose `facet.yaml` asks for it: advice that is wanted by some.
package struct DiagnosticKind: Sendable {
  package let code: StaticString
  package let severity: Severity
  package let summary: StaticString
  package let explanation: StaticString
  package let isOptIn: Bool

  package init(
    _ code: StaticString, _ severity: Severity, _ summary: StaticString, isOptIn: Bool = false,
    explanation: StaticString
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.isOptIn = isOptIn
  }

  /// The group of the code: `yaml` in `yaml/duplicate-key`.
  package var group: String {
    String(decoding: bytesOfCode.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
  }

  fileprivate var bytesOfCode: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: code.utf8Start, count: code.utf8CodeUnitCount)
  }
}

extension DiagnosticKind: Hashable {
  package static func == (lhs: DiagnosticKind, rhs: DiagnosticKind) -> Bool {
    lhs.bytesOfCode.elementsEqual(rhs.bytesOfCode)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytesOfCode)) }
}

/// One occurrence: where, and in the words of the case at hand.
package struct Diagnostic: Sendable {
  /// A second place that belongs to the story ("first defined here").
  package struct Note: Sendable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// An edit that certainly mends it.
  package struct Fix: Sendable, Hashable {
    package var span: SourceSpan
    package var replacement: String

    package init(replace span: SourceSpan, with replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  package var kind: DiagnosticKind
  /// The severity: that of the kind, unless the project overrides it.
  package var severity: Severity
  /// Nil only where there is no file to point into.
  package var span: SourceSpan?
  /// The fault, in one sentence without a full stop.
  package var message: String
  /// The way out: "did you mean 'spacing'?", or the right line.
  package var help: String?
  package var notes: [Note]
  package var fixes: [Fix]
  /// Where the same holds besides, where one diagnostic stands for many. The first of them are among the notes.
  package var others: [SourceSpan] = []

  package init(
    _ kind: DiagnosticKind, at span: SourceSpan?, _ message: String, help: String? = nil, notes: [Note] = [],
    fixes: [Fix] = []
  ) {
    self.kind = kind
    severity = kind.severity
    self.span = span
    self.message = message
    self.help = help
    self.notes = notes
    self.fixes = fixes
  }
}
