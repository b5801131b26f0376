/// A plural form of CLDR, by which a language chooses among the texts for different numbers.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
