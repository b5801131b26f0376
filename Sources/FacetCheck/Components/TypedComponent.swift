import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// A component with resolved names and types: what is written, with its meaning.
///
/// Rules are functions of it. Where something has an error, which has been reported, there is a hole (nil), and rules
/// report nothing that depends on it.
final class TypedComponent: Sendable {
  /// The spec. If the component has a body of its own, that is the body of the default style.
  let spec: ComponentSpec
  /// Whether all of the file could be read. If not, something that seems missing may be in the unread part.
  let isReadable: Bool
  let signature: ComponentSignature
  let state: [Declaration]
  let content: ContentSignature
  /// The elements of its slots, bodies and examples in preorder.
  let elements: [TypedElement]
  let bodies: [TypedBody]
  /// The modifiers of its variants.
  let variantModifiers: [TypedModifier]
  let references: References
  /// The texts that are looked up in the String Catalog.
  let textUses: [TextUse]
  /// The lowered component, without the holes.
  let component: Component
  /// Whether anything in it, or in what it refers to, has an error.
  let hasHoles: Bool
  /// Spans in which no further diagnostics are reported, because a syntax error changed their meaning.
  let spoilt: [SourceSpan]
  /// The diagnostics of name and type resolution: those of the component itself, then those of its examples.
  let diagnostics: [Diagnostic]
  /// The number of ``diagnostics`` of the component itself.
  let ownDiagnostics: Int

  init(
    _ resolver: borrowing ComponentResolver, component: Component, ownDiagnostics: Int
  ) {
    spec = resolver.spec
    isReadable = resolver.isReadable
    signature = resolver.signature
    state = resolver.state
    content = resolver.content
    elements = resolver.elements
    bodies = resolver.bodies
    variantModifiers = resolver.variantModifiers
    references = resolver.references
    textUses = resolver.textUses
    self.component = component
    hasHoles = resolver.hasHoles
    spoilt = resolver.spoilt
    diagnostics = resolver.diagnostics
    self.ownDiagnostics = ownDiagnostics
  }

  var name: String { signature.name.value }

  func isSpoilt(_ diagnostic: Diagnostic) -> Bool {
    guard let span = diagnostic.span else { return false }
    return spoilt.contains { $0.start <= span.start && span.end <= $0.end }
  }

  /// The parameter or state of this name, which expressions outside of styles can refer to.
  func variable(named name: String) -> Declaration? {
    signature.parameter(named: name) ?? state.first { $0.name.value == name }
  }

  /// A type that this or another component declares.
  func declaration(of type: DeclaredType, in design: DesignIndex) -> TypeDeclaration? {
    let owner = type.component == name ? signature : design[component: type.component]
    return owner?.types.first { $0.name == type.name }
  }

  func fields(of type: DeclaredType, in design: DesignIndex) -> [TypeDeclaration.Field] {
    if case .structure(let fields)? = declaration(of: type, in: design)?.shape { fields } else { [] }
  }

  /// The variants whose style has a body.
  var examples: [(name: Located<String>, variant: Variant, body: Element)] {
    let names = Dictionary(spec.variants.map { ($0.name.value, $0.name) }, uniquingKeysWith: { first, _ in first })
    return component.catalog.variants.compactMap { variant in
      guard let name = names[variant.name], let body = component.styles.body(drawnBy: variant.style.style) else {
        return nil
      }
      return (name, variant, body)
    }
  }

  /// Whether one of its elements is of a kind.
  func has(_ id: ElementID) -> Bool { elements.indices.contains { elements[$0].written.id == id } }

  /// Whether one of its elements has a modifier.
  func has(_ modifier: ModifierID) -> Bool {
    elements.indices.contains { index in elements[index].written.modifiers.contains { $0.modifier == modifier } }
  }

  /// Its elements that are components, in order of appearance.
  var componentUses: [TypedElement] { elements.indices.filter { elements[$0].isComponent }.map { elements[$0] } }

  /// The components in its bodies and defaults. Examples are not included: they are drawn once.
  var instances: [Located<String>] { componentUses.filter { !$0.scope.isExample }.map(\.written.kind) }
}

/// The body of a style.
struct TypedBody: Sendable {
  /// The position of the style.
  let style: Int
  /// The position of the outermost element in ``TypedComponent/elements``. Those in it follow.
  let root: Int
  /// The body under its final names; nil where it has holes.
  let drawn: Element?
}

/// An element as it was written, with its meaning.
struct TypedElement: Sendable {
  let written: ElementSpec
  /// The scope of its names, and the containers around it.
  let scope: Scope
  /// The position of the element that it is directly in; nil for an outermost one.
  let container: Int?
  /// The positions of the elements directly in it, in the order in which they were resolved.
  var children: [Int] = []
  /// Nil for a hole.
  var element: Element?
  /// One for each written modifier; nil for a hole.
  var modifiers: [Modifier?] = []
  /// The values of its keys and modifiers.
  var values: [TypedExpression] = []
  /// The conditional expressions in ``values``.
  var choices: [TypedChoice] = []

  init(_ written: ElementSpec, in scope: Scope, container: Int?) {
    self.written = written
    self.scope = scope
    self.container = container
  }

  /// Whether it is a component of the project.
  var isComponent: Bool { written.id == nil }

  /// The element, unless one of its modifiers is a hole, because that would change its meaning.
  var wholeElement: Element? { modifiers.contains { $0 == nil } ? nil : element }

  /// The typed value of an expression of the element; nil for a hole.
  func value(of syntax: ExpressionSyntax) -> Expression? { value(at: syntax.span) }

  /// The typed value of the expression at a span.
  func value(at span: SourceSpan) -> Expression? { values.last { $0.span == span }?.value }

  /// The value of a key that has a single expression or word.
  func value(of argument: ElementSpec.Argument) -> Expression? {
    switch argument.value {
    case .expression(let syntax): value(of: syntax)
    case .word(let word): value(at: word.span)
    default: nil
    }
  }
}

/// A modifier as it was written, with its meaning.
struct TypedModifier: Sendable {
  let written: ElementSpec.Argument
  /// Nil for a hole.
  let modifier: Modifier?
}

/// An expression with its type.
struct TypedExpression: Sendable {
  let span: SourceSpan
  let value: Expression
}

/// `if condition then a else b`, or a `switch` over values.
struct TypedChoice: Sendable {
  let value: Expression
  /// Its branches, with their source locations; the first one identifies it.
  let ways: [(way: Fork.Way, span: SourceSpan)]
}

extension TypedComponent {
  /// The positions of written elements that are direct children of the element at a position. Elements that were not
  /// resolved are omitted.
  func positions(of written: [ElementSpec], in parent: Int) -> [Int] {
    let children = elements[parent].children
    // Most are in the order in which they were resolved.
    var next = 0
    return written.compactMap { element in
      let offset = children.indices.first { offset in
        elements[children[(next + offset) % children.count]].written.span == element.span
      }
      guard let offset else { return nil }
      let child = children[(next + offset) % children.count]
      next += offset + 1
      return child
    }
  }
}
