package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let presentationSource = DiagnosticKind(
    "element/presentation-source", .error, "Presentation without one value that controls it",
    explanation: """
      A sheet, a cover and a popover are presented while a Binding<Bool> of the content is true, or while a Binding of \
      an optional struct with an 'id' has a value. The value has a name in the content of the sheet. Each value presents \
      one thing: if two sheets of an element had the same, SwiftUI would present one of them.

          types: { Place: { id: Int, name: String } }
          state: { isOpen: Bool = false, place: Place? }
          content: { isOpen: Binding<Bool>, place: Binding<Place?> }
          styles:
            default:
              body:
                text: "Map"
                sheet: { isPresented: content.isOpen, item: content.place, content: … }    # wrong
                sheet: { item: content.place, as: place, content: { text: place.name } }   # right
      """)

  package static let repeatedPresentation = DiagnosticKind(
    "element/repeated-presentation", .warning, "Presentation from each element of a list",
    explanation: """
      A content field presents one thing. If each element of a list has the modifier, all of them present when the value \
      is set, and SwiftUI shows one of them at random. Write the modifier on the element around the list, or draw each \
      element by a component with a state of its own.

          vstack:
            each: content.places
            as: place
            do:
              text: place.name
              sheet: { item: content.shown, as: shown, content: { text: shown.name } }   # wrong
          spacing: 8

          vstack: { each: content.places, as: place, do: { text: place.name } }
          spacing: 8
          sheet: { item: content.shown, as: shown, content: { text: shown.name } }       # right
      """)

  package static let systemItems = DiagnosticKind(
    "element/system-items", .error, "Element that an alert or a menu does not show",
    explanation: """
      The system draws alerts, confirmation dialogs, menus and the buttons beside a row that is swiped open. An alert \
      shows buttons and text fields, a confirmation dialog and a row buttons, and a menu buttons, links, toggles, \
      pickers of the style 'inline', texts, dividers, sections with a header and other menus. Conditions, loops and \
      groups may choose among them. Modifiers of look and layout, and presentations, are ignored; a button beside a row \
      has a 'tint'.

          contextMenu:
            - shape: circle                                                            # wrong
            - { button: content.share, label: { text: "Share" }, padding: space.m }    # wrong
            - { button: content.share, label: { text: "Share" } }                      # right
      """)
}

extension Diagnostic {
  static func presentedByNothing(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .presentationSource, at: key.span, "missing argument for parameter 'isPresented' or 'item' in '\(key.value)'",
      help: "add 'isPresented: …', a Binding<Bool> of the content, or 'item: …' with 'as: …'")
  }

  static func presentedTwice(_ item: Located<String>) -> Diagnostic {
    Diagnostic(
      .presentationSource, at: item.span, "'item' and 'isPresented' cannot both control a presentation",
      help: "remove one of them")
  }

  static func sharedPresentation(
    _ key: Located<String>, _ owner: String, with other: Located<String>, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .presentationSource, at: span, "'\(owner)' also presents the '\(other.value)' of this element",
      help: "add a state for each, or show the one that is needed: 'content: { switch: … }'",
      notes: [Diagnostic.Note("presented here first", at: other.span)])
  }

  static func nameOfNothing(_ name: Located<String>, _ part: Key) -> Diagnostic {
    Diagnostic(
      .presentationSource, at: name.span, "'\(name.value)' names nothing: there is no '\(part.text)'",
      help: "remove 'as', or add '\(part.text): …', an optional value")
  }

  static func itemWithoutName(_ key: Located<String>, _ part: Key, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .presentationSource, at: span, "missing argument for parameter 'as' in '\(key.value)'",
      help: "add 'as: \(part == .item ? "item" : "value")', the name of the value in the elements")
  }

  static func notAnItem(
    _ value: String, of type: ValueType, for key: String, among fields: [String], at span: SourceSpan
  ) -> Diagnostic {
    let reason: String
    switch type {
    case .binding(let stored) where !stored.isOptional:
      reason = "'\(stored.spelling)' is not optional, so the '\(key)' could not be closed"
    case .binding(let stored): reason = "'\(stored.unwrapped.spelling)' is not a struct with an 'id'"
    default: reason = "value of type '\(type.spelling)' is not a Binding of the content"
    }
    return Diagnostic(
      .presentationSource, at: span, "cannot present '\(value)': \(reason)",
      help: listing(fields) ?? "declare a content field of type 'Binding<Item?>', where 'Item' is a struct with an 'id'"
    )
  }

  /// - Parameter isItem: Whether the loop makes the items of a section of a screen, around which there is no element.
  static func repeatedPresentation(_ key: Located<String>, by loop: Located<String>, isItem: Bool) -> Diagnostic {
    Diagnostic(
      .repeatedPresentation, at: key.span, "each element of '\(loop.value)' presents this '\(key.value)' at once",
      help: isItem
        ? "put '\(loop.value)' into a 'lazyVStack', and move it there, or move it to another item or a bar of the screen"
        : "move it to the element around '\(loop.value)'",
      notes: [Note("repeated here", at: loop.span)])
  }

  fileprivate static func systemItem(
    _ kind: Located<String>, in place: String, expected: String
  ) -> Diagnostic {
    Diagnostic(
      .systemItems, at: kind.span, "\(place) does not show '\(kind.value)'", help: "it shows \(expected)")
  }

  fileprivate static func ignoredInLayer(_ modifier: Located<String>, in place: String) -> Diagnostic {
    Diagnostic(
      .systemItems, at: modifier.span, "'\(modifier.value)' has no effect in \(place)",
      help: "remove it; the system determines the look of \(place)")
  }

  fileprivate static func footerInLayer(_ footer: Located<String>, in place: String) -> Diagnostic {
    Diagnostic(
      .systemItems, at: footer.span, "'footer' has no effect in \(place)",
      help: "remove it; a section of a menu has a header only")
  }

  fileprivate static func pickerInLayer(_ style: Located<String>, in place: String) -> Diagnostic {
    Diagnostic(
      .systemItems, at: style.span, "\(place) does not show a 'picker' of the style '\(style.value)'",
      help: "write 'style: inline', so that each option is a row")
  }

  fileprivate static func presentedFromLayer(_ modifier: Located<String>, in place: String) -> Diagnostic {
    Diagnostic(
      .systemItems, at: modifier.span, "'\(modifier.value)' in \(place) is never shown: \(place) closes first",
      help: "move it to the element outside, and let the button set the state that presents it")
  }
}

extension ComponentResolver {
  /// Checks what an alert, a dialog or a menu is to show.
  ///
  /// - Parameter place: What shows it, in messages; nil for the modifier.
  mutating func checkItems(_ value: ElementSpec.Value, in layer: ModifierID, named place: String? = nil) {
    guard case .elements(let elements) = value else { return }
    let items = SystemItems(layer, named: place)
    for element in elements { report(items.faults(in: element)) }
  }

  private mutating func report(_ diagnostics: [Diagnostic]) { for diagnostic in diagnostics { report(diagnostic) } }
}

/// The elements that a layer of the system shows.
private struct SystemItems {
  private let place: String
  private let allowed: Set<ElementID>
  private let expected: String
  /// Whether buttons have a color of their own, which is their tint.
  private let isSwipe: Bool

  init(_ layer: ModifierID, named place: String?) {
    isSwipe = layer == .swipeActions
    switch layer {
    case .alert:
      (allowed, expected) = ([.button, .textField, .secureField], "'button', 'textField' and 'secureField'")
      self.place = place ?? "an alert"
    case .swipeActions:
      (allowed, expected) = ([.button], "'button'")
      self.place = place ?? "'swipeActions'"
    case .confirmationDialog:
      (allowed, expected) = ([.button], "'button'")
      self.place = place ?? "a confirmation dialog"
    default:
      allowed = [.button, .link, .toggle, .picker, .menu, .section, .divider, .text]
      expected = "'button', 'link', 'toggle', 'picker', 'menu', 'section', 'divider' and 'text'"
      self.place = place ?? "a context menu"
    }
  }

  func faults(in element: ElementSpec) -> [Diagnostic] {
    let ignored = element.modifiers.compactMap { modifier -> Diagnostic? in
      switch modifier.modifier?.kind.effect {
      case .speech, .entry, nil: nil
      case .behavior where [.disabled, .id, .focused].contains(modifier.modifier): nil
      case .paint where isSwipe && modifier.modifier == .tint: nil
      case .presentation: .presentedFromLayer(modifier.key, in: place)
      default: .ignoredInLayer(modifier.key, in: place)
      }
    }
    switch element.id {
    case .if, .switch, .each, .group, .let: return ignored + element.parts.flatMap { faults(in: $0) }
    case .section where allowed.contains(.section): return ignored + faults(inSection: element)
    case .picker where allowed.contains(.picker): return ignored + faults(inPicker: element)
    case _ where element.isUnknown: return element.parts.flatMap { faults(in: $0) }
    case let id? where allowed.contains(id): return ignored
    default: return [.systemItem(element.kind, in: place, expected: expected)]
    }
  }

  private func faults(inSection section: ElementSpec) -> [Diagnostic] {
    (section.arguments[.footer].map { [.footerInLayer($0.key, in: place)] } ?? [])
      + (section.principal?.elements ?? []).flatMap { faults(in: $0) }
  }

  private func faults(inPicker picker: ElementSpec) -> [Diagnostic] {
    guard case .word(let style)? = picker.argument(.style), style.value != "inline" else { return [] }
    return [.pickerInLayer(style, in: place)]
  }
}
