/// The result of layout: all views with their sizes, positions and lines of text, and the accessibility elements. It is
/// all that a renderer needs. Lengths are in points, the origin is the top left corner of the root, and right-to-left
/// mirroring has been applied.
public struct Frame: Equatable, Sendable {
  /// The nodes in preorder.
  public var nodes: [Node]
  /// The paints of all nodes, in the order of the nodes, each innermost first.
  public var paint: [Paint]
  public var size: Size
  /// The proposed width, in points, if there was one.
  public var imposedWidth: Double?
  public var isRightToLeft: Bool
  /// The accessibility elements in VoiceOver's order. With layers, they are those of the layer in front.
  public var accessibility: [AccessibilityElement]
  /// The containers of these elements that have words or actions of their own, from outer to inner. VoiceOver speaks the
  /// words of a container when it comes to the first element in it, and offers its actions on each.
  public var accessibilityContainers: [AccessibilityElement] = []
  /// What is presented above the other views, from back to front.
  public var layers: [Layer] = []
  /// The nodes with an action of the escape gesture.
  public var escapes: [Int] = []
  /// The nodes with a context menu.
  public var contextMenus: [Int] = []
  /// The characters of a project for its icons.
  public var glyphs = Glyphs()

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
    /// The index after the last descendant.
    public var end: Int
    public var isEnabled: Bool
    /// Whether it is a button that is pressed.
    public var isPressed: Bool
    /// Whether it is a button that a pointer is over.
    public var isHovered = false
    /// Whether it is a button whose action destroys something.
    public var isDestructive = false
    /// The edge at which the buttons beside a row are shown, if it is swiped open.
    public var swipedOpen: HorizontalEdge?
    /// Whether it is hidden by `hidden()` or an opacity of 0. It keeps its space.
    public var isHidden: Bool
    /// The stacking order in a container: a higher value is in front; of equal ones the later one.
    public var zIndex: Double
    /// The color of text and symbols, or of a fill, resolved for the appearance.
    public var color: ResolvedColor?
    /// The range of its paints in the frame's ``Frame/paint``.
    public var paint: Range<Int>

    public init(
      kind: Kind, rect: Rect = Rect(), end: Int = 0, isEnabled: Bool = true, isPressed: Bool = false,
      isHidden: Bool = false, zIndex: Double = 0, color: ResolvedColor? = nil, paint: Range<Int> = 0..<0
    ) {
      self.kind = kind
      self.rect = rect
      self.end = end
      self.isEnabled = isEnabled
      self.isPressed = isPressed
      self.isHidden = isHidden
      self.zIndex = zIndex
      self.color = color
      self.paint = paint
    }
  }

  public enum Kind: Equatable, Sendable {
    case text(TextRun)
    /// A symbol or an image by name. `isMirrored`: flipped for right-to-left. `fills`: resizable, so that it takes its
    /// proposed size.
    case image(name: String, isSymbol: Bool, isMirrored: Bool, fills: Bool = false)
    case color
    case shape(Shape)
    case spacer
    case divider(isVertical: Bool)
    /// Children along the axis; `gaps[i]` is the distance after child i.
    case stack(axis: Axis, alignment: Alignment, gaps: [Double])
    /// Children stacked in depth, the last in front unless their `zIndex` differs.
    case zstack(alignment: Alignment)
    /// The first child determines the size; the others are behind it or in front of it.
    case background(alignment: Alignment)
    case overlay(alignment: Alignment)
    /// Children in rows and columns.
    case grid(Grid)
    /// Children in rows that wrap.
    case flow(Flow)
    /// A scroll view with content that can be longer along the axis. `fills`: it is as long as its proposal.
    case scroll(axis: Axis, fills: Bool)
    case padding(Insets)
    /// A frame with one child. `fills`: its width or height is the proposed one (`maxWidth: .infinity`). `fixes`: its
    /// width or height is a constant (`width: 44`, a finite `maxWidth`). Otherwise it is that of the child, as with
    /// `minWidth` alone.
    case frame(
      alignment: Alignment, fillsWidth: Bool, fillsHeight: Bool, fixesWidth: Bool = false, fixesHeight: Bool = false)
    case control(Control)
    /// A part of a control that the system draws.
    case indicator(Indicator)
    /// A placeholder for a view that only compiled code draws. `fills`: it takes its proposed size.
    case placeholder(name: String, fillsWidth: Bool, fillsHeight: Bool)
    /// Clips the child.
    case clip
    /// A modifier that a picture does not show, such as `offset` or `fixedSize`.
    case wrapper
  }

  public enum Axis: Equatable, Sendable { case horizontal, vertical }

  /// In reading order: in a right-to-left frame `leading` is on the right.
  public enum HorizontalEdge: Equatable, Sendable { case leading, trailing }

  public enum Shape: Hashable, Sendable {
    case rectangle
    /// `isCircular`: corners are circular arcs instead of continuous curves.
    case roundedRectangle(radius: Double, isCircular: Bool = false)
    case unevenRoundedRectangle(
      topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
    case capsule, circle, ellipse
  }

  public enum Control: Equatable, Sendable {
    case button, tapGesture, toggle, slider, stepper, picker, menu
    /// Its child is the text, or the prompt if `isEmpty`.
    case textField(isEditing: Bool, isEmpty: Bool)
  }

  public enum Indicator: Equatable, Sendable {
    /// The switch of a toggle.
    case toggle(isOn: Bool)
    /// The thumb of a slider on its track, from 0 to 1.
    case slider(fraction: Double)
    /// A bar, with the completed fraction from 0 to 1.
    case progress(fraction: Double)
    /// A spinner.
    case activity
    /// A ring, with the completed fraction from 0 to 1.
    case ring(fraction: Double)
    /// The two buttons of a stepper.
    case stepper(canDecrement: Bool, canIncrement: Bool)
  }

  /// The alignment of a child that is smaller than its container.
  public struct Alignment: Equatable, Sendable {
    public enum Horizontal: Equatable, Sendable { case leading, center, trailing }
    public enum Vertical: Equatable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

    /// In reading order: in a right-to-left frame `leading` is on the right.
    public var horizontal: Horizontal
    public var vertical: Vertical

    public init(_ horizontal: Horizontal = .center, _ vertical: Vertical = .center) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  public struct TextRun: Equatable, Sendable {
    /// The whole text.
    public var text: String
    /// The lines as drawn; a truncated line contains `…` at the place of its truncation mode.
    public var lines: [String]
    /// Whether a part of `text` is hidden.
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
    case notEnabled, button, backButton, popUpButton, toggle, tab, textField, secureTextField, isEditing, header, link,
      adjustable,
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
  /// The node whose action a double tap performs.
  public var activates: Int?
  /// The node that swipes up and down adjust.
  public var adjusts: Int?
  public var rect: Rect
  /// The node that has the bounds of the element.
  public var node: Int
  /// Nodes whose text or actions were merged into this element.
  public var merged: [Int]
  /// Position in a series (tab 1 of 3), 1-based.
  public var series: (position: Int, count: Int)?
  /// The level of a heading, from 1 to 6.
  public var headingLevel: Int?
  /// Whether a state says that assistive technologies are on it.
  public var isFocused = false
  /// What is read on request, in order.
  public var customContent: [CustomContent] = []
  /// The texts of links in the text, which VoiceOver's rotor leads to.
  public var links: [String] = []
  /// The words that are shown large while a finger is held on the element, in the sizes of text for accessibility; nil if
  /// it is not shown large.
  public var largeContent: String?

  /// A piece of information with a name.
  public struct CustomContent: Equatable, Sendable {
    public var label: String
    public var value: String
    /// Whether it is read with the label and value of the element.
    public var isImportant: Bool

    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  public init(
    label: String = "", value: String = "", hint: String = "", traits: Traits = [], actions: [String] = [],
    canIncrement: Bool = false, canDecrement: Bool = false, activates: Int? = nil, adjusts: Int? = nil,
    rect: Rect = Rect(), node: Int = 0, merged: [Int] = [], series: (position: Int, count: Int)? = nil,
    headingLevel: Int? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.actions = actions
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
    self.activates = activates
    self.adjusts = adjusts
    self.rect = rect
    self.node = node
    self.merged = merged
    self.series = series
    self.headingLevel = headingLevel
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.label == rhs.label && lhs.value == rhs.value && lhs.hint == rhs.hint && lhs.traits == rhs.traits
      && lhs.identifier == rhs.identifier && lhs.actions == rhs.actions && lhs.canIncrement == rhs.canIncrement
      && lhs.canDecrement == rhs.canDecrement && lhs.activates == rhs.activates && lhs.adjusts == rhs.adjusts
      && lhs.rect == rhs.rect && lhs.node == rhs.node && lhs.merged == rhs.merged
      && lhs.series?.position == rhs.series?.position && lhs.series?.count == rhs.series?.count
      && lhs.headingLevel == rhs.headingLevel && lhs.isFocused == rhs.isFocused
      && lhs.customContent == rhs.customContent && lhs.links == rhs.links && lhs.largeContent == rhs.largeContent
  }
}
