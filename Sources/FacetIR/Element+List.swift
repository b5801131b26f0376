extension Element {
  /// Rows that scroll.
  package struct List: Hashable, Sendable {
    package var rows: [Element]
    /// `plain`, `inset`, `grouped`, `insetGrouped`
    package var style: String

    package init(rows: [Element], style: String) {
      self.rows = rows
      self.style = style
    }
  }

  /// Rows of a list with a header and a footer.
  package struct Section: Hashable, Sendable {
    package var header: [Element]
    package var rows: [Element]
    package var footer: [Element]

    package init(header: [Element], rows: [Element], footer: [Element]) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }
}
