/// A finished picture: every view with its size, its place and its lines of text, and what assistive technologies are
/// told. Whoever draws it asks no questions. Lengths are points, the origin is the root's top left corner, and
/// right-to-left is already carried out.
public struct Frame: Equatable, Sendable {
  /// In the order of the view tree: a node, then all below it.
  public var nodes: [Node]
  /// What no color shows of how nodes are painted, node after node, each from the inside out.
  public var paint: [Paint]
  public var size: Size
  /// The width that the surroundings imposed, if they did.
  public var imposedWidth: Double?
  public var isRightToLeft: Bool
  /// In the order in which VoiceOver visits them.
  public var accessibility: [AccessibilityElement]

  public init(
    nodes: [Node] = [], paint: [Paint] = [], size: Size = Size(), imposedWidth: Double? = nil,
    isRightToLeft: Bool = false,
    accessibility: [AccessibilityElement] = []
  ) {
    self.nodes = nodes
    self.paint = paint
    self.size = size
    self.imposedWidth = imposedWidth
    self.isRightToLeft = isRightToLeft
    self.accessibility = accessibility
  }

  public struct Node: Equatable, Sendable {
    public var kind: Kind
    public var rect: Rect
    /// Index after the last node below this one.
    public var end: Int
    public var isEnabled: Bool
    /// `hidden()`, or an opacity of zero: it takes its place but is not seen.
    public var isHidden: Bool
    /// Of two views of a stack the one with the higher is in front; of equals the later one.
    public var zIndex: Double
    /// The color of text and symbols, or of a fill, as this appearance shows it.
    public var color: ResolvedColor?
    /// In the frame's ``Frame/paint``.
    public var paint: Range<Int>

    public init(
      kind: Kind, rect: Rect = Rect(), end: Int = 0, isEnabled: Bool = true, isHidden: Bool = false, zIndex: Double = 0,
      color: ResolvedColor? = nil, paint: Range<Int> = 0..<0
    ) {
      self.kind = kind
      self.rect = rect
      self.end = end
      self.isEnabled = isEnabled
      self.isHidden = isHidden
      self.zIndex = zIndex
      self.color = color
      self.paint = paint
    }
  }

  public enum Kind: Equatable, Sendable {
    case text(TextRun)
    /// A symbol or an image by name. `isMirrored`: drawn flipped, as right-to-left asks of it. `fills`: it takes all
    /// that it is offered.
    case image(name: String, isSymbol: Bool, isMirrored: Bool, fills: Bool = false)
    case color
    case shape(Shape)
    case spacer
    case divider(isVertical: Bool)
    /// Children follow one another along the axis; `gaps[i]` is the distance after child i.
    case stack(axis: Axis, alignment: Alignment, gaps: [Double])
    /// Children on top of one another, the last in front if their `zIndex` says nothing else.
    case zstack(alignment: Alignment)
    /// The first child gives the size; the others lie behind it, or in front of it.
    case background(alignment: Alignment)
    case overlay(alignment: Alignment)
    /// Children in rows and columns.
    case grid(Grid)
    /// A window on its child, which may be longer along the axis. `fills`: it is as long as what it was offered.
    case scroll(axis: Axis, fills: Bool)
    case padding(Insets)
    /// One child, placed by the alignment. `fills`: its width (height) is all it was offered rather than its child's
    /// (`maxWidth: .infinity`). `fixes`: it is a number of the frame's own, whatever the child asks for (`width: 44`, a
    /// finite `maxWidth`). Neither: its child's, as with a `minWidth` alone.
    case frame(
      alignment: Alignment, fillsWidth: Bool, fillsHeight: Bool, fixesWidth: Bool = false, fixesHeight: Bool = false)
    case control(Control)
    /// A part of a control that the system draws.
    case indicator(Indicator)
    /// In the place of a view that only compiled code draws. `fills`: it takes all that it is offered.
    case placeholder(name: String, fillsWidth: Bool, fillsHeight: Bool)
    /// Clips the child.
    case clip
    /// A modifier that the picture has no use for beyond its child: offset, fixedSize, …
    case wrapper
  }

  public enum Axis: Equatable, Sendable { case horizontal, vertical }

  public enum Shape: Hashable, Sendable {
    case rectangle
    /// `isCircular`: each corner is a quarter of a circle, and not the curve that begins earlier.
    case roundedRectangle(radius: Double, isCircular: Bool = false)
    case unevenRoundedRectangle(
      topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
    case capsule, circle, ellipse
  }

  public enum Control: Equatable, Sendable {
    case button, tapGesture, toggle, slider
    /// Its child is what is typed, or the prompt where that `isEmpty`.
    case textField(isEditing: Bool, isEmpty: Bool)
  }

  public enum Indicator: Equatable, Sendable {
    /// The switch of a toggle.
    case toggle(isOn: Bool)
    /// The thumb of a slider on its track, from 0 to 1.
    case slider(fraction: Double)
    /// A bar, from 0 to 1.
    case progress(fraction: Double)
    /// A wheel that turns.
    case activity
  }

  /// Where a child that is smaller than its place goes.
  public struct Alignment: Equatable, Sendable {
    public enum Horizontal: Equatable, Sendable { case leading, center, trailing }
    public enum Vertical: Equatable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

    /// In reading order: in a right-to-left frame `leading` is right.
    public var horizontal: Horizontal
    public var vertical: Vertical

    public init(_ horizontal: Horizontal = .center, _ vertical: Vertical = .center) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  public struct TextRun: Equatable, Sendable {
    /// All that was to be said, uncut.
    public var text: String
    /// As drawn, top to bottom; a cut line ends in `…` (or holds it, by the truncation mode).
    public var lines: [String]
    /// Not all of `text` is seen.
    public var isTruncated: Bool
    /// The hidden part of `text`, with white space trimmed.
    public var dropped: String
    public var alignment: Alignment.Horizontal
    public var lineHeight: Double
    public var fontSize: Double

    public init(
      text: String, lines: [String], isTruncated: Bool = false, dropped: String = "",
      alignment: Alignment.Horizontal = .leading, lineHeight: Double, fontSize: Double
    ) {
      self.text = text
      self.lines = lines
      self.isTruncated = isTruncated
      self.dropped = dropped
      self.alignment = alignment
      self.lineHeight = lineHeight
      self.fontSize = fontSize
    }
  }
}

/// An accessibility element.
public struct AccessibilityElement: Equatable, Sendable {
  public enum Trait: String, CaseIterable, Sendable {
    case notEnabled, button, backButton, toggle, tab, textField, secureTextField, isEditing, header, link, adjustable,
      image, searchField
    case selected, staticText, updatesFrequently
  }

  public var label: String
  public var value: String
  public var hint: String
  /// The identifier for UI tests; it is not spoken.
  public var identifier: String?
  public var traits: Traits
  /// Names of custom actions, in order.
  public var actions: [String]
  public var canIncrement: Bool
  public var canDecrement: Bool
  /// Uses it: what a double tap does is the action of this node of the frame.
  public var activates: Int?
  public var rect: Rect
  /// The node of the frame whose area this is.
  public var node: Int
  /// Nodes whose words or actions went into this one instead of being elements of their own.
  public var merged: [Int]
  /// Position in a series (tab 1 of 3), 1-based.
  public var series: (position: Int, count: Int)?

  public init(
    label: String = "", value: String = "", hint: String = "", traits: Traits = [], actions: [String] = [],
    canIncrement: Bool = false, canDecrement: Bool = false, activates: Int? = nil, rect: Rect = Rect(), node: Int = 0,
    merged: [Int] = [], series: (position: Int, count: Int)? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.actions = actions
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
    self.activates = activates
    self.rect = rect
    self.node = node
    self.merged = merged
    self.series = series
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.label == rhs.label && lhs.value == rhs.value && lhs.hint == rhs.hint && lhs.traits == rhs.traits
      && lhs.identifier == rhs.identifier && lhs.actions == rhs.actions && lhs.canIncrement == rhs.canIncrement
      && lhs.canDecrement == rhs.canDecrement
      && lhs.activates == rhs.activates && lhs.rect == rhs.rect && lhs.node == rhs.node && lhs.merged == rhs.merged
      && lhs.series?.position == rhs.series?.position && lhs.series?.count == rhs.series?.count
  }
}
