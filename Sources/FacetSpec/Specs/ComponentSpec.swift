package import FacetDiagnostics

/// One component as its author wrote it: optional, located, in the author's order. Nothing is resolved.
package struct ComponentSpec: Sendable {
  /// Where all of it is written; `data` nodes are read through it.
  package var tree: SourceTree
  package var name: Located<String>?
  package var swiftName: Located<String>?
  package var doc: Located<String>?
  package var group: Located<String>?
  package var tags: [Located<String>] = []
  package var status: StatusSpec?
  package var since: Located<String>?
  package var availability: AvailabilitySpec?
  package var baseline: Int?
  package var types: [TypeSpec] = []
  package var parameters: [DeclarationSpec] = []
  package var state: [DeclarationSpec] = []
  /// Nil where the section is left out: the content is then the parameters.
  package var content: [DeclarationSpec]?
  package var actions: [ActionSpec] = []
  package var accessibility: AccessibilitySpec?
  /// `properties` where its styles are bags of values; nil or `flexible` where each of them draws.
  package var kind: Located<String>?
  /// `style: none`, to point at.
  package var noStyle: Located<String>?
  /// The body, if styles have none, and the span of `body:`.
  package var body: ElementSpec?
  package var bodySpan: SourceSpan?
  package var styles: [StyleSpec] = []
  /// `styles:` itself, to point at.
  package var stylesSpan: SourceSpan?
  package var sample: DataSpec?
  /// Behind those that are written here, those from the rows of a data file.
  package var variants: [VariantSpec] = []
  package var variantsFrom: Located<String>?
  package var matrix: [AxisSpec] = []
  /// `pairwise: true` in the matrix.
  package var isPairwise = false

  package init(tree: SourceTree) { self.tree = tree }
}

/// `draft`, `stable`, `deprecated`, or `{ deprecated: "Use Chip." }`.
package struct StatusSpec: Sendable {
  package var word: Located<String>
  /// Why, or what to use instead.
  package var reason: Located<String>?

  package init(word: Located<String>, reason: Located<String>? = nil) {
    self.word = word
    self.reason = reason
  }
}

/// YAML in the data zone, read later as the declared type asks.
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
  /// Nil where a style that extends another only gives a new default.
  package var type: TypeSyntax?
  /// In code: the value of a content field, the default of a style property.
  package var defaultValue: ExpressionSyntax?
  /// In data: the default of a parameter or of a field of a struct.
  package var defaultData: DataSpec?
  package var doc: Located<String>?
  /// The replacement.
  package var deprecated: Located<String>?
  package var renamedFrom: FormerName?

  package init(name: Located<String>) { self.name = name }

  /// `renamedFrom: count`, or of a parameter `renamedFrom: in range`, as its declaration began.
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
}

package struct AccessibilitySpec: Sendable {
  package struct Action: Sendable {
    package var name: ExpressionSyntax?
    package var action: ExpressionSyntax?
    package var span: SourceSpan

    package init(name: ExpressionSyntax?, action: ExpressionSyntax?, span: SourceSpan) {
      self.name = name
      self.action = action
      self.span = span
    }
  }

  package var span: SourceSpan
  package var element: Located<String>?
  package var label: ExpressionSyntax?
  package var value: ExpressionSyntax?
  package var hint: ExpressionSyntax?
  package var traits: ExpressionSyntax?
  package var activate: ExpressionSyntax?
  package var actions: [Action] = []
  package var increment: ExpressionSyntax?
  package var decrement: ExpressionSyntax?
  /// `adjustable:`, to point at where one of the two is missing.
  package var adjustableSpan: SourceSpan?

  package init(span: SourceSpan) { self.span = span }
}

package struct StyleSpec: Sendable {
  package var name: Located<String>
  package var swiftName: Located<String>?
  package var doc: Located<String>?
  /// The replacement.
  package var deprecated: Located<String>?
  package var renamedFrom: Located<String>?
  package var availability: AvailabilitySpec?
  package var otherwise: Located<String>?
  package var extends: Located<String>?
  package var properties: [DeclarationSpec] = []
  package var body: ElementSpec?
  /// `swift:` itself, to point at, where it is `true`.
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

    package init(verb: Located<String>) { self.verb = verb }

    package func part(_ key: String) -> Located<String>? { parts.first { $0.key.value == key }?.value }
  }

  /// That it comes from a row of a data file.
  package struct Row: Sendable {
    /// Where ``with`` is written.
    package var tree: SourceTree
    /// The key in it that only names the variant, and is no parameter.
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
  /// Top to bottom.
  package var modifiers: [ElementSpec.Argument] = []
  package var after: [StepSpec] = []
  /// `value: 5`, `content.description: "5"`, `recorded: [onTap]`
  package var expect: [Setting] = []

  package init(name: Located<String>) { self.name = name }
}

package struct AxisSpec: Sendable {
  package var key: Located<String>
  package var values: [DataSpec]

  package init(key: Located<String>, values: [DataSpec]) {
    self.key = key
    self.values = values
  }
}
