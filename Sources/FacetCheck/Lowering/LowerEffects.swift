import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension [ElementSpec.Argument] {
  func value(of key: String) -> ElementSpec.Value? { first { $0.key.value == key }?.value }
}

extension Expression {
  /// A length of 0.
  static var zero: Expression { Expression(.double(0), as: .length) }
}
