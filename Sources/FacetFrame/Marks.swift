/// The names, actions and decisions in a spec for the nodes of a frame. Pictures do not need them, and compiled views
/// have none.
public struct Marks: Equatable, Sendable {
  /// The marks of one node. It is a class because most nodes have none, and nodes are copied often.
  public final class Mark: Equatable, Sendable {
    public let name: String?
    /// The name of the content's action that the control runs.
    public let action: String?
    /// The name of the content's action that activating its accessibility element performs, if it differs from the
    /// control's.
    public let activation: String?
    /// The actions of VoiceOver that few nodes have.
    public let voiceOver: VoiceOverActions?
    /// The name of the component of the design system that begins here.
    public let component: String?
    public let looks: [Look]
    /// The names in transitions of the views that begin here, the outermost first.
    public let identifiers: [String]

    public init(
      name: String? = nil, action: String? = nil, activation: String? = nil, voiceOver: VoiceOverActions? = nil,
      component: String? = nil, looks: [Look] = [], identifiers: [String] = []
    ) {
      self.name = name
      self.action = action
      self.activation = activation
      self.voiceOver = voiceOver
      self.component = component
      self.looks = looks
      self.identifiers = identifiers
    }

    public static func == (lhs: Mark, rhs: Mark) -> Bool {
      lhs === rhs
        || lhs.name == rhs.name && lhs.action == rhs.action && lhs.activation == rhs.activation
          && lhs.voiceOver == rhs.voiceOver && lhs.component == rhs.component && lhs.looks == rhs.looks
          && lhs.identifiers == rhs.identifiers
    }
  }

  /// Actions that VoiceOver performs by gestures other than activation. It is a class because few nodes have it, and marks
  /// stay small.
  public final class VoiceOverActions: Equatable, Sendable {
    /// The name of the content's action that the escape gesture performs.
    public let escape: String?
    /// The names of the content's actions that swipes up and down perform.
    public let increment: String?
    public let decrement: String?
    /// The names of the content's actions of the buttons beside a row, which are actions of the row for VoiceOver.
    public let swipe: [String]
    /// What the accessibility actions that are chosen by name are called, and the content's actions that they perform.
    public let named: [Named]

    public struct Named: Equatable, Sendable {
      /// As VoiceOver reads it.
      public var label: String
      public var action: String

      public init(label: String, action: String) {
        self.label = label
        self.action = action
      }
    }

    public init(
      escape: String? = nil, increment: String? = nil, decrement: String? = nil, swipe: [String] = [],
      named: [Named] = []
    ) {
      self.escape = escape
      self.increment = increment
      self.decrement = decrement
      self.swipe = swipe
      self.named = named
    }

    public static func == (lhs: VoiceOverActions, rhs: VoiceOverActions) -> Bool {
      lhs.escape == rhs.escape && lhs.increment == rhs.increment && lhs.decrement == rhs.decrement
        && lhs.swipe == rhs.swipe && lhs.named == rhs.named
    }
  }

  /// The result of a condition on the appearance, in the words of the spec: `.color`, `style.selectedInk`.
  public struct Look: Hashable, Sendable {
    /// The component whose body contains the condition.
    public var component: String
    public var property: String
    /// The value; empty if the property alone is the result.
    public var value: String

    /// The property of an element that a condition has selected, if no picture shows it.
    public static let drawn = "drawn"

    public init(component: String, property: String, value: String = "") {
      self.component = component
      self.property = property
      self.value = value
    }
  }

  /// The marks of each node. Trailing nodes without marks can be missing.
  private var marks: [Mark?]

  /// - Parameter marks: The marks in the order of the nodes.
  public init(_ marks: [Mark?] = []) {
    self.marks = marks
    trim()
  }

  public subscript(node: Int) -> Mark? {
    get { marks.indices.contains(node) ? marks[node] : nil }
    set {
      while marks.count <= node { marks.append(nil) }
      marks[node] = newValue
      trim()
    }
  }

  /// The results of conditions that a node shows.
  public func looks(of node: Int) -> [Look] { self[node]?.looks ?? [] }

  /// The name of the action that activating an element performs; nil if it is unknown.
  public func action(activating element: AccessibilityElement) -> String? {
    element.activates.flatMap { self[$0]?.activation ?? self[$0]?.action }
  }

  /// The name of the action that the escape gesture performs at a node.
  public func escape(at node: Int) -> String? { self[node]?.voiceOver?.escape }

  private mutating func trim() {
    while case .some(nil) = marks.last { marks.removeLast() }
  }
}
