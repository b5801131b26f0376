package import FacetLanguage

/// What a screen has besides the parts of a component.
///
/// Its parameters and its state are the state of its store, its actions are those of the store, and its content are the
/// values that the state derives.
package struct Screen: Equatable, Sendable {
  /// Asynchronous work that actions start. The app performs it.
  package struct Effect: Equatable, Sendable {
    /// How one is started while another one with its name is running.
    package enum Overlap: String, Sendable {
      /// The running one is cancelled.
      case restart
      /// The new one is dropped.
      case ignore
      /// Both run.
      case both
    }

    package struct Taken: Equatable, Sendable {
      package var name: String
      package var type: ValueType

      package init(name: String, type: ValueType) {
        self.name = name
        self.type = type
      }
    }

    package var name: String
    package var takes: Taken?
    /// The action that takes the result; nil if the result is ignored.
    package var then: String?
    /// The type of the result; nil if it has none.
    package var result: ValueType?
    /// The action that is sent if it fails; nil if it cannot fail.
    package var failed: String?
    /// Whether ``failed`` takes the description of the error.
    package var failedTakesText = false
    package var overlap: Overlap
    package var doc: String?

    package init(name: String, takes: Taken? = nil, overlap: Overlap = .restart, doc: String? = nil) {
      self.name = name
      self.takes = takes
      self.overlap = overlap
      self.doc = doc
    }

    /// Whether an action is sent when it ends.
    package var isAwaited: Bool { then != nil || failed != nil }
  }

  package struct Section: Equatable, Sendable {
    package enum Layout: String, Sendable {
      case list, stack, row, grid
    }

    package var name: String
    package var layout: Layout

    package init(name: String, layout: Layout) {
      self.name = name
      self.layout = layout
    }
  }

  package var effects: [Effect]
  package var sections: [Section]
  /// The action that is sent when the screen appears. It is also a modifier of the body.
  package var onAppear: String?
  /// The action that is sent when the content is pulled down. It is also a modifier of an element of the body.
  package var refreshable: String?
  /// The feature flag that `environment.flag` reads.
  package var flag: String?
  /// Whether it has a content presenter.
  package var hasPresenter = false
  package var parts = Parts()

  /// The bars and sections, which are parts of the body.
  package struct Parts: Equatable, Sendable {
    package var top: [Element]
    /// One element for each of ``Screen/sections``: its container, or a condition with it.
    package var sections: [Element]
    /// What the screen has in place of sections, without the screen's 'onAppear'; nil if there is none.
    package var content: Element?
    package var bottom: [Element]

    package init(
      top: [Element] = [], sections: [Element] = [], content: Element? = nil, bottom: [Element] = []
    ) {
      self.top = top
      self.sections = sections
      self.content = content
      self.bottom = bottom
    }

    /// From top to bottom.
    package var all: [Element] { top + sections + [content].compactMap(\.self) + bottom }
  }

  package init(
    effects: [Effect] = [], sections: [Section] = [], onAppear: String? = nil,
    refreshable: String? = nil, flag: String? = nil, hasPresenter: Bool = false
  ) {
    self.effects = effects
    self.sections = sections
    self.onAppear = onAppear
    self.refreshable = refreshable
    self.flag = flag
    self.hasPresenter = hasPresenter
  }

  package func effect(named name: String) -> Effect? { effects.first { $0.name == name } }
}

extension Variant {
  /// The actions of the store before any step uses a control: that of the screen's appearance, and those of the first
  /// steps. Empty if the first step uses a control.
  package func leadingActions(of screen: Screen) -> [(name: String, value: Expression?)] {
    let sent = sentFirst(of: screen)
    return sent.isEmpty ? [] : (screen.onAppear.map { [(name: $0, value: nil)] } ?? []) + sent
  }

  private func sentFirst(of screen: Screen) -> [(name: String, value: Expression?)] {
    var actions: [(name: String, value: Expression?)] = []
    for step in steps {
      switch step {
      case .send(let action, let value): actions.append((action, value))
      case .receive(let effect, let value):
        guard let action = screen.effect(named: effect)?.then else { return actions }
        actions.append((action, value))
      case .fail(let effect, let error):
        guard let known = screen.effect(named: effect), let action = known.failed else { return actions }
        actions.append((action, known.failedTakesText ? Expression(.string(error), as: .string) : nil))
      default: return actions
      }
    }
    return actions
  }
}
