extension Element {
  package struct DatePicker: Hashable, Sendable {
    /// The field of the content that it writes to, of type `Binding<Date>`.
    package var selection: String
    /// Of type `Date`. Nil: any date.
    package var first: Expression?
    package var last: Expression?
    /// `date`, `hourAndMinute`; nil: both.
    package var components: String?
    package var label: [Element]
    /// `compact`, `graphical`, `wheel`
    package var style: String

    package init(
      selection: String, first: Expression? = nil, last: Expression? = nil, components: String? = nil,
      label: [Element], style: String
    ) {
      self.selection = selection
      self.first = first
      self.last = last
      self.components = components
      self.label = label
      self.style = style
    }
  }
}

extension Element {
  package struct Picker: Hashable, Sendable {
    /// The field of the content that it writes to.
    package var selection: String
    /// An array.
    package var options: Expression
    /// Whether the options are all cases of an enum.
    package var areAllCases: Bool
    /// The name of an option in `tag` and `option`.
    package var binding: String
    /// The value that an option selects.
    package var tag: Expression
    /// One element.
    package var option: [Element]
    package var label: [Element]
    /// `menu`, `segmented`, `inline`, `wheel`
    package var style: String

    package init(
      selection: String, options: Expression, areAllCases: Bool, binding: String, tag: Expression, option: [Element],
      label: [Element], style: String
    ) {
      self.selection = selection
      self.options = options
      self.areAllCases = areAllCases
      self.binding = binding
      self.tag = tag
      self.option = option
      self.label = label
      self.style = style
    }
  }
}
