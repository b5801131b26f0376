/// The parameter or field that a value of the data zone belongs to.
struct DataSubject {
  /// The name of the parameter.
  var name: String
  /// The path of the parameter or of a field in it: `review.text`.
  var path: String

  init(_ name: String) { (self.name, path) = (name, name) }

  /// `words[2]`, with an index from 0 as in Swift.
  func element(_ index: Int) -> DataSubject {
    var subject = self
    subject.path += "[\(index)]"
    return subject
  }

  func field(_ field: String) -> DataSubject {
    var subject = self
    subject.path += ".\(field)"
    return subject
  }
}
