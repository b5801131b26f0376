import FacetIR

/// The parameter or field that a value of the data zone belongs to.
struct DataSubject {
  /// The name of the parameter.
  var name: String
  /// The path of the parameter or of a field in it: `review.text`.
  var path: String
  /// The scope around the value, if text in it is the design system's own wording.
  var wording: Scope?
  /// The same for a `LocalizedText` in it.
  var wordingOfLocalizedText: Scope?

  /// - Parameter scope: The scope around the value.
  init(_ name: String, in scope: Scope? = nil) {
    (self.name, path) = (name, name)
    wording = scope?.localizes == true ? scope : nil
    wordingOfLocalizedText = scope?.forLocalizedText.localizes == true ? scope?.forLocalizedText : nil
  }

  /// `words[2]`, with an index from 0 as in Swift.
  func element(_ index: Int) -> DataSubject {
    var subject = self
    subject.path += "[\(index)]"
    return subject
  }

  /// `review.text`. A text that is the identity of a struct is a value of the program.
  func field(_ field: String) -> DataSubject {
    var subject = self
    subject.path += ".\(field)"
    if field == TypeDeclaration.identity { subject.wording = nil }
    return subject
  }
}
