import FacetDiagnostics
import FacetLanguage
import FacetSpec

/// The containers around an element, for rules about elements that do not work in them.
struct LayoutSurroundings {
  /// The nearest container of a kind around an element, if that of an instance of the component counts.
  enum Enclosure: Sendable {
    /// None in the component; there may be one around it.
    case component
    /// None, and one around the component makes no difference: a sheet is not inside the scroll view that presents it.
    case nothing
    /// A container in the component.
    case container(ElementSpec)
    /// None in the content of a slot, which the component that is given it draws in a place of its own.
    indirect case slot(Slot, around: Enclosure)
  }

  /// A slot of an instance: `trailing` of `Row: { trailing: … }`.
  struct Slot: Sendable {
    var component: Located<String>
    /// The style that is written at the instance.
    var style: String?
    var parameter: String
    /// The variant that fills a slot of the component itself; nil for the sample and for content by default.
    var variant: String?
  }

  /// The nearest horizontal scroll view.
  var horizontalScroll: ElementSpec?
  /// The nearest scroll view or list along the vertical axis.
  var verticalScroll = Enclosure.component
  /// The nearest lazy stack or grid.
  var lazyStack: ElementSpec?
  /// The lazy stack or grid in one of whose cells the element is.
  var cellOf: ElementSpec?
  /// The enclosing `each` that identifies its elements by position.
  var placedBy: ElementSpec?
  /// The enclosing section of a list.
  var section = Enclosure.component
  /// Whether grid rows are allowed here.
  var isGrid = false
  /// Whether an element here is a row of a list.
  var isList = false

  /// Those of a layer of its own, such as a sheet.
  static var ofLayer: LayoutSurroundings {
    var surroundings = LayoutSurroundings()
    (surroundings.verticalScroll, surroundings.section) = (.nothing, .nothing)
    return surroundings
  }
}

extension LayoutSurroundings.Enclosure {
  /// The kind of the container, if it is in the component itself.
  var container: Located<String>? { if case .container(let container) = self { container.kind } else { nil } }
}

extension Scope {
  /// The scope of an element with a frame. A scroll view in a frame of a fixed size along its axis scrolls, because it is
  /// not as long as its content.
  func inFrame(of element: ElementSpec) -> Scope {
    guard element.has(.height) || element.has(.width) else { return self }
    var scope = self
    if element.has(.height) { scope.surroundings.verticalScroll = .nothing }
    if element.has(.width) { scope.surroundings.horizontalScroll = nil }
    return scope
  }

  /// The scope of the children of an element that is not a container of the kind: which of them are rows, and which
  /// are in a section around the component.
  func among(childrenOf element: ElementSpec) -> Scope {
    var scope = self
    scope.surroundings.isGrid = surroundings.isGrid && element.handsOnItsPlace
    scope.surroundings.isList = surroundings.isList && (element.handsOnItsPlace || element.id == .section)
    if !element.handsOnItsPlace, element.id != nil, surroundings.section.container == nil {
      scope.surroundings.section = .nothing
    }
    return scope
  }

  /// The scope of the content of a slot of an instance.
  func inSlot(_ parameter: String, of element: ElementSpec) -> Scope {
    inSlot(.init(component: element.kind, style: element.styleName, parameter: parameter), among: surroundings)
  }

  /// The scope of the content of a slot of the component itself, in a variant or by default.
  ///
  /// - Parameter variant: The variant that fills it, with its style.
  func inSlot(
    _ parameter: String, ofItself component: Located<String>, in variant: (name: String, style: String)? = nil
  ) -> Scope {
    let slot = LayoutSurroundings.Slot(
      component: component, style: variant?.style, parameter: parameter, variant: variant?.name)
    return inSlot(slot, among: .ofLayer)
  }

  private func inSlot(_ slot: LayoutSurroundings.Slot, among outer: LayoutSurroundings) -> Scope {
    var scope = self
    scope.surroundings.verticalScroll = .slot(slot, around: outer.verticalScroll)
    scope.surroundings.section = .slot(slot, around: outer.section)
    return scope
  }
}

extension ElementSpec {
  /// Whether a frame fixes the length.
  fileprivate func has(_ length: Key) -> Bool {
    modifiers.contains { modifier in
      guard modifier.modifier == .frame, case .parts(let parts) = modifier.value else { return false }
      return parts[length] != nil
    }
  }

  /// The name of the style of an instance, as it was written.
  var styleName: String? {
    switch argument(.style) {
    case .style(let selection): selection.name.value
    case .word(let name): name.value
    default: nil
    }
  }
}
