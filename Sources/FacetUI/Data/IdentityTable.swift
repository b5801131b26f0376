/// The identity of a view across drawings: the number of its path from the root.
struct Identity: Hashable {
  fileprivate let number: Int

  static let root = Identity(number: 0)
}

/// A step of the path from the root to a view. Views in two drawings are identical if all their steps are equal.
package enum IdentityStep: Hashable {
  case position(Int)
  case branch(Bool)
  case id(AnyHashable)
  case type(ObjectIdentifier)
  case body
  case modifier
  case content
  case secondary(Int)
}

/// The numbers of all paths of a host. A path is another path and a step, so that its cost does not depend on its
/// depth.
final class IdentityTable {
  /// A path, as its parent path and its last step.
  private struct Way: Hashable {
    let outer: Identity
    let step: IdentityStep
  }

  private var identities: [Way: Identity] = [:]

  func identity(of step: IdentityStep, in outer: Identity) -> Identity {
    let way = Way(outer: outer, step: step)
    if let known = identities[way] { return known }
    let identity = Identity(number: identities.count + 1)
    identities[way] = identity
    return identity
  }
}
