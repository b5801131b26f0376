package import FacetDiagnostics

/// A component as written: its parts are optional, located and in source order. Nothing is resolved.
package struct ComponentSpec: Sendable {
  /// The tree of the file, to which `data` nodes belong.
  package var tree: SourceTree
  package var name: Located<String>?
  package var swiftName: Located<String>?
  package var doc: Located<String>?
  package var group: Located<String>?
  package var tags: [Located<String>] = []
  package var status: StatusSpec?
  package var since: Located<String>?
  package var availability: AvailabilitySpec?
  /// `pilot` or `general`
  package var phase: Located<String>?
  package var baseline: BaselineSpec?
  package var budget: [BudgetSpec] = []
  package var limits: [LimitSpec] = []
  package var epoxy: EpoxySpec?
  package var serverDriven: ServerDrivenSpec?
  package var types: [TypeSpec] = []
  package var parameters: [DeclarationSpec] = []
  package var state: [DeclarationSpec] = []
  /// Nil if the section is absent: the content then consists of the parameters.
  package var content: [DeclarationSpec]?
  package var actions: [ActionSpec] = []
  package var accessibility: AccessibilitySpec?
  /// `properties` if styles only have values; nil or `flexible` if each style has a body.
  package var kind: Located<String>?
  /// The span of `style: none`, for diagnostics.
  package var noStyle: Located<String>?
  /// The body, if styles have none, and the span of `body:`.
  package var body: ElementSpec?
  package var bodySpan: SourceSpan?
  /// The parts of that body, and the span of `parts:`.
  package var parts: [PartSpec] = []
  package var partsSpan: SourceSpan?
  package var uiView: UIViewSpec?
  package var styles: [StyleSpec] = []
  /// The span of `styles:`, for diagnostics.
  package var stylesSpan: SourceSpan?
  package var sample: DataSpec?
  /// The variants of this file, followed by those from the rows of a data file.
  package var variants: [VariantSpec] = []
  package var variantsFrom: Located<String>?
  package var matrix: [AxisSpec] = []
  /// `pairwise: true` in the matrix.
  package var isPairwise = false
  /// What a screen has besides; nil for a component. The body of a screen consists of its bars and sections.
  package var screen: ScreenSpec?

  package init(tree: SourceTree) { self.tree = tree }
}

/// `draft`, `stable`, `deprecated`, or `{ deprecated: "Use Chip." }`.
package struct StatusSpec: Sendable {
  package var word: Located<String>
  /// The text of a deprecation.
  package var reason: Located<String>?

  package init(word: Located<String>, reason: Located<String>? = nil) {
    self.word = word
    self.reason = reason
  }
}

/// `true`, `false`, or `{ reuse: unique, resizes: true }`.
package struct EpoxySpec: Sendable {
  /// The span of the value, for diagnostics.
  package var value: SourceSpan
  /// Whether the value is `true` or `false`.
  package var isWord = false
  /// `false` if the component has no bridge, whatever facet.yaml says.
  package var isOn: Bool
  /// `reusable` or `unique`
  package var reuse: Located<String>?
  package var resizes = false
}

/// `true`, `false`, or `{ type: listing, since: 2.1, migrated: false }`.
package struct ServerDrivenSpec: Sendable {
  /// The span of the value, for diagnostics.
  package var value: SourceSpan
  package var isOn: Bool
  package var type: Located<String>?
  package var since: Located<String>?
  package var isMigrated = true
}

/// `EpoxyMapRow`, or `{ class: EpoxyMapRow, style: size, sizing: proposed }`.
package struct UIViewSpec: Sendable {
  /// Nil if it is missing, which has been reported.
  package var name: Located<String>?
  /// A field of the content.
  package var style: Located<String>?
  package var sizing: Located<String>?
  /// Named parts: `width` and `height`.
  package var placeholder: ElementSpec.Value?
  /// The span of the value.
  package var span: SourceSpan
}

/// A YAML node of the data zone, which is read later as its declared type.
package typealias DataSpec = NodeID

package struct TypeSpec: Sendable {
  package enum Shape: Sendable {
    case structure([DeclarationSpec])
    case enumeration([Located<String>])
  }

  package var name: Located<String>
  package var shape: Shape

  package init(name: Located<String>, shape: Shape) {
    self.name = name
    self.shape = shape
  }
}

/// `_ title: String`, `step: Int = 1`, or the long form `{ type, default, doc, deprecated, renamedFrom }`.
package struct DeclarationSpec: Sendable {
  /// `_`, or a label that differs from the name.
  package var label: Located<String>?
  package var name: Located<String>
  /// Nil if a style only overrides the default of a property it inherits.
  package var type: TypeSyntax?
  /// The value in the code zone: that of a content field, or the default of a style property.
  package var defaultValue: ExpressionSyntax?
  /// The default in the data zone: that of a parameter or a field of a struct.
  package var defaultData: DataSpec?
  package var doc: Located<String>?
  /// The text of a deprecation.
  package var deprecated: Located<String>?
  package var renamedFrom: FormerName?

  package init(name: Located<String>) { self.name = name }

  /// A former name: `renamedFrom: count`, or of a parameter with its label `renamedFrom: in range`.
  package struct FormerName: Sendable {
    package var label: Located<String>?
    package var name: Located<String>
  }
}

package struct ActionSpec: Sendable {
  /// `takes: { tag: String }`
  package struct Taken: Sendable {
    package var name: Located<String>
    package var type: TypeSyntax
  }

  package var name: Located<String>
  package var takes: Taken?
  package var statements: [StatementSpec]
  /// The span of `external`, if an action of a screen is written in Swift.
  package var handWritten: SourceSpan?
  package var doc: Located<String>?

  package init(name: Located<String>, statements: [StatementSpec]) {
    self.name = name
    self.statements = statements
  }
}

package enum StatementSpec: Sendable {
  /// `value = max(value - step, bounds.lower)`
  case assign(Located<String>, ExpressionSyntax)
  /// `onClose`, `onSelect(tag)`
  case call(Located<String>, [ExpressionSyntax])
  /// `animated: { curve: spring, do: isOpen = true }`
  case animated(Located<String>, curve: ExpressionSyntax?, [StatementSpec])
  /// `{ if: isOn, then: isOn = false, else: onTap }`, with the condition as that of an element.
  case conditional(ElementSpec.Value, then: [StatementSpec], else: [StatementSpec])
}

extension [StatementSpec] {
  /// The assignments and calls, also those that are animated or under a condition.
  package var flattened: [StatementSpec] {
    flatMap { statement -> [StatementSpec] in
      switch statement {
      case .assign, .call: [statement]
      case .animated(_, _, let statements): statements.flattened
      case .conditional(_, let then, let otherwise): then.flattened + otherwise.flattened
      }
    }
  }
}

package struct StyleSpec: Sendable {
  package var name: Located<String>
  package var swiftName: Located<String>?
  package var doc: Located<String>?
  /// The text of a deprecation.
  package var deprecated: Located<String>?
  package var renamedFrom: Located<String>?
  package var availability: AvailabilitySpec?
  package var otherwise: Located<String>?
  package var extends: Located<String>?
  package var properties: [DeclarationSpec] = []
  package var parts: [PartSpec] = []
  package var body: ElementSpec?
  /// The span of `swift:`, for diagnostics, if its value is `true`.
  package var handWritten: SourceSpan?

  package init(name: Located<String>) { self.name = name }
}

package struct VariantSpec: Sendable {
  package struct StyleSelectionSpec: Sendable {
    package var name: Located<String>
    package var settings: [(property: Located<String>, value: ExpressionSyntax)]

    package init(name: Located<String>, settings: [(property: Located<String>, value: ExpressionSyntax)] = []) {
      self.name = name
      self.settings = settings
    }
  }

  package struct Setting: Sendable {
    package var key: Located<String>
    package var value: DataSpec

    package init(key: Located<String>, value: DataSpec) {
      self.key = key
      self.value = value
    }
  }

  package struct StepSpec: Sendable {
    /// `tap`, `adjust`, …
    package var verb: Located<String>
    /// The scalar value: `tap: onAdd`, `type: Mina`.
    package var target: Located<String>?
    /// The mapping: `type: { text: Mina, into: name }`.
    package var parts: [(key: Located<String>, value: Located<String>)] = []
    /// The value behind `with`: `receive: { effect: load, with: [ … ] }`.
    package var data: DataSpec?

    package init(verb: Located<String>) { self.verb = verb }

    package func part(_ key: String) -> Located<String>? { parts.first { $0.key.value == key }?.value }
  }

  /// The source of a variant from a row of a data file.
  package struct Row: Sendable {
    /// The tree of ``with``.
    package var tree: SourceTree
    /// The key in it that is only the name of the variant, not a parameter.
    package var nameKey: NodeID?

    package init(tree: SourceTree, nameKey: NodeID? = nil) {
      self.tree = tree
      self.nameKey = nameKey
    }
  }

  package var name: Located<String>
  package var with: DataSpec?
  package var row: Row?
  package var style: StyleSelectionSpec?
  package var environment: [Setting] = []
  package var state: DataSpec?
  /// The modifiers, top to bottom.
  package var modifiers: [ElementSpec.Argument] = []
  package var after: [StepSpec] = []
  /// `value: 5`, `content.description: "5"`, `recorded: [onTap]`
  package var expect: [Setting] = []

  package init(name: Located<String>) { self.name = name }
}

package struct AxisSpec: Sendable {
  /// A part of the environment, or the name of a parameter.
  package var key: Located<String>
  package var isParameter = false
  package var values: [DataSpec]

  package init(key: Located<String>, isParameter: Bool = false, values: [DataSpec]) {
    self.key = key
    self.isParameter = isParameter
    self.values = values
  }
}
