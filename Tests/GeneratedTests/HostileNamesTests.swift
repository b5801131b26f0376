import FacetIR
import FacetLanguage
import FacetSwift
import Testing

/// Every name that a spec may give compiles everywhere that it may stand.
struct HostileNamesTests {
  /// Keywords of Swift, and names that the generated code uses itself. Those that Swift takes for nothing else, such as
  /// `self`, are refused by the check.
  private static let names = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "defer", "deinit", "do", "enum",
    "extension", "fallthrough", "fileprivate", "for", "func", "guard", "import", "in", "inout", "internal", "is",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
    "actor", "any", "async", "await", "borrowing", "consume", "each", "get", "indirect", "isolated", "lazy", "left",
    "macro", "mutating", "nonisolated", "open", "optional", "override", "package", "required", "right", "sending",
    "set",
    "some", "unowned", "weak", "yield",
    "abs", "action", "bounds", "count", "description", "direction", "environment", "frame", "highlight", "lhs", "max",
    "min", "modifier", "newValue", "opacity", "padding", "pushed", "rhs", "step", "styles", "top", "transform", "value",
    "wrappedValue", "projectedValue", "update", "view", "id", "name", "named", "previews", "dataID", "itemModel",
    "reuseBehavior", "behaviors", "sizing",
  ]

  @Test func asParametersContentPropertiesAndFields() throws {
    try expectCompiles([
      NameDesign.values(Self.names), NameDesign.bindings(Self.names), NameDesign.actions(Self.names),
      NameDesign.styles(Self.names), NameDesign.locals(Self.names.suffix(40) + ["content", "in", "isEnabled"]),
      NameDesign.uiKitView(Self.names),
    ])
  }

  @Test func asFieldsOnTheWire() throws {
    let names = Self.names.filter { !ServerDriven.commonFields.contains($0) } + ["payload", "component", "send"]
    let components = [NameDesign.values(names), NameDesign.actions(names)].map { component in
      var component = component
      // A binding is nothing that a server sends.
      component.parameters.removeAll { $0.type.wireShape == nil }
      component.catalog.variants = []
      component.serverDriven = ServerDriven(type: "a \"\(component.name)\"", since: "1")
      return component
    }
    try expectCompiles(components)
  }

  /// With a bridge of each component to Epoxy, and a UIKit view that a component takes its name from.
  private func expectCompiles(_ components: [Component]) throws {
    let folder = try TemporaryFolder()
    let components = components.map { component in
      var component = component
      component.epoxy = EpoxyBridge()
      return component
    }
    let view = """
      public import EpoxyCore
      public import UIKit
      public final class UIKitNames: UIView, @MainActor EpoxyableView {
        public func setContent(_ content: Content, animated: Bool) {}
        public func setBehaviors(_ behaviors: Behaviors?) {}
      }
      """
    let design = Design(
      project: Project(module: "Names"), tokens: TokenCatalog(tokens: []),
      components: components.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    let result = try SwiftTool.swiftc(
      SwiftTool.strict + EpoxyStandIns.arguments + SwiftTool.module("Names", in: folder)
        + [try folder.write(view.utf8, to: "UIKitNames.swift")]
        + swiftFiles(for: design).map { try folder.write($0.bytes, to: $0.name) })
    #expect(result.status == 0, "\(result.findings.prefix(10))")
  }
}

/// Components that are called by the names of a list wherever a component has names.
private enum NameDesign {
  static func values(_ names: [String]) -> Component {
    let type = ValueType.declared(DeclaredType(component: "Values", name: "Case"))
    let record = ValueType.declared(DeclaredType(component: "Values", name: "Record"))
    return Component(
      name: "Values",
      types: [
        TypeDeclaration(name: "Case", shape: .enumeration(names)),
        TypeDeclaration(name: "Record", shape: .structure(names.map { .init(name: $0, type: .int) })),
      ],
      parameters: names.map { Parameter(label: $0, name: $0, type: type) } + [
        Parameter(label: "inout", name: "record", type: record)
      ],
      content: Content(
        fields: names.map { .init(name: $0, type: type, value: parameter($0, type)) } + [
          .init(name: "record", type: record, value: parameter("record", record))
        ], actions: []),
      accessibility: Accessibility(
        element: .single, label: sum(of: names.map { parameter($0, type) }, comparing: type)),
      styles: [
        Style(
          name: "default", properties: names.map { .init(name: $0, type: .int, defaultValue: int(1)) },
          implementation: .body(
            Element(
              name: "",
              kind: .group(
                names.map { name in
                  let field = Expression(.member(content("record", record), name), as: .int)
                  let total = Expression(.call(.max, [field, Expression(.style(name), as: .int)]), as: .int)
                  return text(total)
                }))))
      ],
      catalog: VariantCatalog(variants: [
        Variant(
          name: "All",
          arguments: names.map { .init(parameter: $0, value: Expression(.word($0), as: type)) } + [
            .init(parameter: "record", value: Expression(.structure(names.map { _ in int(2) }), as: record))
          ],
          style: StyleSelection(style: "default", settings: names.map { .init(property: $0, value: int(3)) }))
      ]))
  }

  /// The first half are fields, the second are actions.
  static func uiKitView(_ names: [String]) -> Component {
    let fields = names.prefix(names.count / 2)
    let actions = names.suffix(names.count - fields.count)
    let arguments =
      fields.map { Element.HandWritten.Argument(label: $0, name: $0, value: content($0, .int)) }
      + actions.map { name in
        Element.HandWritten.Argument(
          label: name, name: name, value: Expression(.performing(ActionReference(name)), as: .action))
      }
    var component = Component(
      name: "Shown",
      parameters: fields.map { Parameter(label: $0, name: $0, type: .int) }
        + actions.map { Parameter(label: $0, name: $0, type: .action) },
      content: Content(
        fields: fields.map { .init(name: $0, type: .int, value: parameter($0, .int)) },
        actions: actions.map { .init(name: $0, body: .parameter($0, isOptional: false)) }),
      styleKind: .none,
      styles: [
        style("default", Element(name: "", kind: .handWritten(.init(type: ["UIKitNames"], arguments: arguments))))
      ],
      catalog: VariantCatalog(variants: []))
    component.uiKitView = UIKitView()
    return component
  }

  static func bindings(_ names: [String]) -> Component {
    let names = Array(names.prefix(16) + ["styles", "value", "transform"])
    let required = names.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return Component(
      name: "Bindings",
      parameters: names.enumerated().map { index, name in
        Parameter(label: name, name: name, type: .binding(.int), defaultValue: index % 2 == 0 ? nil : int(1))
      },
      content: Content(
        fields: [],
        actions: [
          .init(
            name: "change",
            body: .statements(
              names.map { name in
                .assign(name, Expression(.binary(.add, parameter(name, .int), int(1)), as: .int))
              }))
        ]),
      styles: [style("default", text(int(1)))],
      catalog: VariantCatalog(variants: [
        Variant(
          name: "All that must be", arguments: required.map { .init(parameter: $0, value: int(1)) })
      ]))
  }

  static func actions(_ names: [String]) -> Component {
    Component(
      name: "Actions",
      parameters: [Parameter(label: "number", name: "number", type: .binding(.int))]
        + names.map { Parameter(label: $0, name: $0, type: .optional(.action), defaultValue: nothing(.action)) },
      content: Content(
        fields: [],
        actions: names.map { .init(name: $0, body: .parameter($0, isOptional: true)) } + [
          .init(name: "all", body: .statements(names.map { .call(ActionReference($0, isOptional: true)) }))
        ]),
      styles: [
        style(
          "default",
          Element(
            name: "",
            kind: .group(
              names.map {
                Element(
                  name: "",
                  kind: .button(Element.Button(action: ActionReference($0, isOptional: true), label: [text(int(1))])))
              })))
      ],
      catalog: VariantCatalog(variants: [
        Variant(
          name: "Recording",
          arguments: [.init(parameter: "number", value: int(1))]
            + names.map { .init(parameter: $0, value: Expression(.recorder($0), as: .action)) })
      ]))
  }

  static func styles(_ names: [String]) -> Component {
    Component(
      name: "Styles", parameters: [], content: Content(fields: [], actions: []),
      styles: [style("default", text(int(1)))]
        + names.prefix(40).map { name in
          Style(name: name, properties: [], implementation: .body(text(int(2))))
        },
      catalog: VariantCatalog(
        variants: names.prefix(40).map { Variant(name: $0, arguments: [], style: StyleSelection(style: $0)) }))
  }

  static func locals(_ names: [String]) -> Component {
    Component(
      name: "Locals",
      parameters: [
        Parameter(label: "words", name: "words", type: .array(.string)),
        Parameter(label: "word", name: "word", type: .optional(.string), defaultValue: nothing(.string)),
      ],
      content: Content(
        fields: [
          .init(name: "words", type: .array(.string), value: parameter("words", .array(.string))),
          .init(name: "word", type: .optional(.string), value: parameter("word", .optional(.string))),
        ], actions: []),
      styles: [
        Style(
          name: "default",
          properties: names.map { .init(name: $0, type: .int, defaultValue: int(1)) },
          implementation: .body(
            Element(
              name: "",
              kind: .group(
                names.map { name in
                  let local = Element(name: "", kind: .text(Expression(.local(name), as: .string)))
                  let hidden = text(Expression(.style(name), as: .int))
                  let binds = Element(
                    name: "",
                    kind: .conditional(
                      .binds(name, content("word", .optional(.string))), then: [local, hidden], else: []))
                  return Element(
                    name: "",
                    kind: .forEach(content("words", .array(.string)), binding: name, body: [local, hidden, binds]))
                }))))
      ], catalog: VariantCatalog(variants: []))
  }

  private static func int(_ value: Int) -> Expression { Expression(.int(value), as: .int) }
  private static func nothing(_ type: ValueType) -> Expression { Expression(.null, as: .optional(type)) }
  private static func parameter(_ name: String, _ type: ValueType) -> Expression {
    Expression(.parameter(name), as: type)
  }
  private static func content(_ name: String, _ type: ValueType) -> Expression { Expression(.content(name), as: type) }
  private static func style(_ name: String, _ body: Element) -> Style {
    Style(name: name, properties: [], implementation: .body(body))
  }

  private static func text(_ number: Expression) -> Element {
    Element(name: "", kind: .text(Expression(.interpolation([.value(number)]), as: .string)))
  }

  /// Text that has each value in it.
  private static func sum(of values: [Expression], comparing type: ValueType) -> Expression {
    Expression(
      .interpolation(
        values.prefix(20).map { value in
          .value(Expression(.binary(.equal, value, Expression(.word("in"), as: type)), as: .bool))
        }), as: .string)
  }
}
