extension AccessibilityElement {
  /// A set of traits.
  public struct Traits: Hashable, ExpressibleByArrayLiteral, Sendable {
    /// A bit for each trait.
    private var bits: UInt32 = 0

    public init() {}

    public init(arrayLiteral traits: Trait...) { self.init(traits) }

    public init(_ traits: some Sequence<Trait>) {
      for trait in traits { bits |= trait.bit }
    }

    /// The traits in the order in which they are spoken.
    public var all: [Trait] { bits == 0 ? [] : Trait.allCases.filter(contains) }

    public func contains(_ trait: Trait) -> Bool { bits & trait.bit != 0 }

    public mutating func insert(_ trait: Trait) { bits |= trait.bit }

    public mutating func remove(_ trait: Trait) { bits &= ~trait.bit }

    public mutating func formUnion(_ others: Traits) { bits |= others.bits }

    public mutating func subtract(_ others: Traits) { bits &= ~others.bits }
  }
}

extension AccessibilityElement.Trait {
  fileprivate var bit: UInt32 {
    switch self {
    case .notEnabled: 1 << 0
    case .button: 1 << 1
    case .backButton: 1 << 2
    case .toggle: 1 << 3
    case .tab: 1 << 4
    case .textField: 1 << 5
    case .secureTextField: 1 << 6
    case .isEditing: 1 << 7
    case .header: 1 << 8
    case .link: 1 << 9
    case .adjustable: 1 << 10
    case .image: 1 << 11
    case .searchField: 1 << 12
    case .selected: 1 << 13
    case .staticText: 1 << 14
    case .updatesFrequently: 1 << 15
    case .popUpButton: 1 << 16
    }
  }
}
