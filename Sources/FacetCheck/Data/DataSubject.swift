/// What a value of the data zone is for.
struct DataSubject {
  /// The parameter it belongs to.
  var name: String
  /// The parameter, or a field inside it: `review.text`.
  var path: String

  init(_ name: String) { (self.name, path) = (name, name) }

  /// `words[2]`, counted from 0 as in Swift.
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
