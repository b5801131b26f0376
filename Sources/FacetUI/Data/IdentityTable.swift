/// Which view it is, from one drawing to the next: the way to it from the root, as a number.
struct Identity: Hashable {
  fileprivate let number: Int

  static let root = Identity(number: 0)
}

/// One step on the way from the root to a view. Two views are the same view in two drawings if all steps are equal.
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

/// The numbers of all ways that a host has met. A way is one step from another way, so that it costs the same however
/// deep a view lies.
final class IdentityTable {
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
