/// A value with an identity, of which two collections can be compared.
///
///     struct Person: Diffable, Equatable {
///       var id: Int
///       var name: String
///       var diffIdentifier: Int { id }
///     }
///
/// A value that is `Equatable` needs only its identifier.
public protocol Diffable {
  associatedtype DiffIdentifier: Hashable

  /// Identifies the value in its collection. A value with another identifier is another value.
  var diffIdentifier: DiffIdentifier { get }

  /// Whether a value with the same identifier has the same content, so that a view of one shows the other as well.
  func isDiffableItemEqual(to other: Self) -> Bool
}

extension Diffable where Self: Equatable {
  public func isDiffableItemEqual(to other: Self) -> Bool { self == other }
}

/// A section of values.
///
/// Only identifiers of sections are compared: a section is never updated, only its items are.
public protocol DiffableSection {
  associatedtype DiffIdentifier: Hashable
  associatedtype Items: Collection where Items.Element: Diffable

  var diffIdentifier: DiffIdentifier { get }
  var diffableItems: Items { get }
}
