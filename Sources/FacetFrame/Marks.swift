/// What a spec says of the nodes of a frame: names, actions, and what logic has decided. No picture needs it, and code
/// that is drawn has none of it.
public struct Marks: Equatable, Sendable {
  /// The marks of one node.
  public struct Mark: Equatable, Sendable {
    public var name: String?
    /// The name of the content's action that the control runs.
    public var action: String?
    /// What activating its accessibility element does where the view says so itself: the name of an action of the
    /// content.
    public var activation: String?
    /// Where a component of the design system begins, its name: what is below is its own affair.
    public var component: String?
    public var looks: [Look]

    public init(
      name: String? = nil, action: String? = nil, activation: String? = nil, component: String? = nil,
      looks: [Look] = []
    ) {
      self.name = name
      self.action = action
      self.activation = activation
      self.component = component
      self.looks = looks
    }
  }

  /// The result of a condition on the appearance, in the words of the spec: `.color`, `style.selectedInk`.
  public struct Look: Hashable, Sendable {
    /// Whose body says so.
    public var component: String
    public var property: String
    /// Empty where it is said by the property alone.
    public var value: String

    /// The property of what is there by choice, though no picture shows that it is.
    public static let drawn = "drawn"

    public init(component: String, property: String, value: String = "") {
      self.component = component
      self.property = property
      self.value = value
    }
  }

  /// By node. Shorter than the frame where nothing is said of its last nodes.
  private var marks: [Mark]

  /// - Parameter marks: by node.
  public init(_ marks: [Mark] = []) {
    self.marks = marks
    trim()
  }

  public subscript(node: Int) -> Mark {
    get { marks.indices.contains(node) ? marks[node] : Mark() }
    set {
      while marks.count <= node { marks.append(Mark()) }
      marks[node] = newValue
      trim()
    }
  }

  /// The name of the action that activating an element does; nil where none is known.
  public func action(activating element: AccessibilityElement) -> String? {
    element.activates.flatMap { self[$0].activation ?? self[$0].action }
  }

  private mutating func trim() {
    while marks.last == Mark() { marks.removeLast() }
  }
}
