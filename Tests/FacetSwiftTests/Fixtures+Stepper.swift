import FacetIR
import FacetLanguage

extension Fixtures {
  static let numericStepper = Component(
    name: "NumericStepper", doc: "Changes a whole number in steps, within bounds.",
    source: "specs/components/numeric-stepper.component.yaml",
    parameters: [
      Parameter(label: nil, name: "title", type: .string, doc: "What is counted."),
      Parameter(label: "value", name: "value", type: .binding(.int)),
      Parameter(label: "in", name: "bounds", type: .range(.int), defaultValue: .range(0, nil)),
      Parameter(label: "step", name: "step", type: .int, defaultValue: .int(1)),
    ],
    content: Content(
      fields: [
        .init(name: "title", type: .string, value: .parameter("title", .string)),
        .init(
          name: "description", type: .string,
          value: Expression(.interpolation([.value(.parameter("value", .int))]), as: .string)),
        .init(
          name: "atLowerBound", type: .bool, value: .binary(.parameter("value", .int), .lessOrEqual, lower)),
        .init(
          name: "atUpperBound", type: .bool, value: .binary(.parameter("value", .int), .greaterOrEqual, upper)),
      ],
      actions: [
        .init(
          name: "onDecrement",
          body: .statements([
            .assign("value", .call(.max, step(.subtract), lower, as: .int))
          ])),
        .init(
          name: "onIncrement",
          body: .statements([.assign("value", .call(.min, step(.add), upper, as: .int))])),
      ]),
    accessibility: Accessibility(
      element: .single, label: .parameter("title", .string), value: .content("description", .string),
      adjustable: .init(increment: ActionReference("onIncrement"), decrement: ActionReference("onDecrement"))),
    styles: [
      Style(name: "default", properties: stepperProperties(spacing: "space.m", size: 44), implementation: .body(body)),
      Style(
        name: "compact", doc: "For a row of a list.", properties: stepperProperties(spacing: "space.xs", size: 28),
        implementation: .extends("default")),
      Style(
        name: "vertical", properties: [],
        implementation: .body(
          Element(
            .stack(
              .init(
                axis: .vertical, alignment: .word("center", of: .horizontalAlignment),
                spacing: .token("space.xs", .length),
                children: [Element(.text(.content("description", .string)))]))))),
    ],
    catalog: VariantCatalog(
      variants: [
        variant("Default"),
        variant("Disabled", environment: [EnvironmentSetting(.isEnabled, .flag(false))]),
        variant("Compact", style: StyleSelection(style: "compact")),
        variant(
          "Wide spacing",
          style: StyleSelection(
            style: "default", settings: [.init(property: "spacing", value: .token("space.m", .length))])),
        variant(
          "Vertical, dark", style: StyleSelection(style: "vertical"),
          environment: [EnvironmentSetting(.colorScheme, "dark"), EnvironmentSetting(.width, .points(200))]),
      ]))

  private static let lower = Expression(.lowerBound(.parameter("bounds", .range(.int))), as: .int)
  private static let upper = Expression(.upperBound(.parameter("bounds", .range(.int))), as: .int)

  private static func step(_ operation: BinaryOperator) -> Expression {
    .binary(.parameter("value", .int), operation, .parameter("step", .int), as: .int)
  }

  private static func stepperProperties(spacing: String, size: Double) -> [Style.Property] {
    [
      .init(name: "spacing", type: .length, defaultValue: .token(spacing, .length)),
      .init(name: "valueLabel", type: .textStyle, defaultValue: .token("text.body", .textStyle)),
      .init(name: "tint", type: .color, defaultValue: .token("color.action", .color)),
      .init(name: "buttonSize", type: .length, defaultValue: .length(size), doc: "Of the side of a button."),
    ]
  }

  private static let body = Element(
    .stack(
      .init(
        axis: .horizontal, alignment: .word("center", of: .verticalAlignment), spacing: .style("spacing", .length),
        children: [
          button("onDecrement", icon: "minus.circle", disabled: "atLowerBound"),
          Element(
            .text(.content("description", .string)), Modifier(.textStyle, .style("valueLabel", .textStyle)),
            Modifier(.monospacedDigit, .bool(true))),
          button("onIncrement", icon: "plus.circle", disabled: "atUpperBound"),
        ])))

  private static func button(_ action: String, icon: String, disabled: String) -> Element {
    Element(
      .button(
        Element.Button(
          action: ActionReference(action),
          label: [Element(.icon(.icon(icon)), Modifier(.color, .style("tint", .color)))])),
      .frame(
        (.width, .style("buttonSize", .length)), (.height, .style("buttonSize", .length))),
      Modifier(.disabled, .content(disabled, .bool)))
  }

  private static func variant(
    _ name: String, style: StyleSelection = StyleSelection(style: "default"), environment: [EnvironmentSetting] = []
  ) -> Variant {
    Variant(
      name: name,
      arguments: [
        .init(parameter: "title", value: .string("Guests")), .init(parameter: "value", value: .int(3)),
        .init(parameter: "bounds", value: .range(0, 16)),
      ], style: style, environment: environment)
  }
}
