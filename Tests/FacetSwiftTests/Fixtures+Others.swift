import FacetIR
import FacetLanguage

extension Fixtures {
  private static let tone = ValueType.declared(DeclaredType(component: "Badge", name: "Tone"))

  static let badge = Component(
    name: "Badge", types: [TypeDeclaration(name: "Tone", shape: .enumeration(["neutral", "default", "critical"]))],
    parameters: [
      Parameter(label: "text", name: "text", type: .string),
      Parameter(label: "tone", name: "tone", type: tone, defaultValue: .word("neutral", tone)),
    ],
    content: Content(
      fields: [
        .init(name: "text", type: .string, value: .parameter("text", .string)),
        .init(name: "tone", type: tone, value: .parameter("tone", tone)),
      ], actions: []),
    styles: [
      Style(
        name: "default",
        properties: [
          .init(name: "insets", type: .insets, defaultValue: .insets(horizontal: .length(8), vertical: .length(2.5))),
          .init(name: "neutral", type: .color, defaultValue: .token("color.action", .color)),
          .init(name: "positive", type: .color, defaultValue: .token("color.action", .color)),
          .init(name: "critical", type: .color, defaultValue: .token("color.action", .color)),
        ],
        implementation: .body(
          Element(
            .text(.content("text", .string)),
            Modifier(
              .color,
              .choice(
                .binary(.content("tone", tone), .equal, .word("default", tone)), .style("positive", .color),
                .choice(
                  .binary(.content("tone", tone), .equal, .word("critical", tone)), .style("critical", .color),
                  .style("neutral", .color)))),
            Modifier(.lineLimit, Expression(.int(1), as: .optional(.int))),
            Modifier(.padding, .style("insets", .insets)),
            .background(color: .style("neutral", .color), in: .roundedRectangle(cornerRadius: .length(4))))))
    ],
    catalog: VariantCatalog(variants: [
      Variant(name: "Neutral", arguments: [.init(parameter: "text", value: .string("Superhost"))]),
      Variant(
        name: "Critical",
        arguments: [
          .init(parameter: "text", value: .string("Sold out")),
          .init(parameter: "tone", value: .word("critical", tone)),
        ]),
    ]))

  static let listRow = Component(
    name: "ListRow", doc: "One line of a list.\n\nA title, and whatever stands beside it.",
    parameters: [
      Parameter(label: "icon", name: "icon", type: .optional(.icon), defaultValue: .null(.icon)),
      Parameter(label: "title", name: "title", type: .string),
      Parameter(label: "onTap", name: "onTap", type: .optional(.action), defaultValue: .null(.action)),
      Parameter(label: "trailing", name: "trailing", type: .view, defaultValue: Expression(.views([]), as: .view)),
    ],
    content: Content(
      fields: [
        .init(name: "icon", type: .optional(.icon), value: .parameter("icon", .optional(.icon))),
        .init(name: "title", type: .string, value: .parameter("title", .string)),
        .init(name: "trailing", type: .view, value: .parameter("trailing", .view)),
      ], actions: [.init(name: "onTap", body: .parameter("onTap", isOptional: true))]),
    accessibility: Accessibility(
      element: .combined,
      traits: .choice(
        Expression(.isPresent(.parameter("onTap", .optional(.action))), as: .bool),
        Expression(.array([.word("button", .words(.accessibilityTrait))]), as: .array(.words(.accessibilityTrait))),
        Expression(.array([]), as: .array(.words(.accessibilityTrait)))),
      actions: [.init(name: .string("Open"), offer: .init(ActionReference("onTap")))]),
    styles: [
      Style(
        name: "default", properties: [.init(name: "iconSize", type: .length, defaultValue: .length(24))],
        implementation: .body(
          Element(
            .stack(
              .init(
                axis: .horizontal, alignment: .word("firstTextBaseline", of: .verticalAlignment), spacing: .length(12),
                children: [
                  Element(
                    .conditional(
                      .binds("icon", .content("icon", .optional(.icon))),
                      then: [
                        Element(
                          .icon(.local("icon", .icon)),
                          .frame(
                            (.width, .style("iconSize", .length)), alignment: .word("leading", of: .alignment)
                          ),
                          Modifier(.accessibilityHidden, .bool(true)))
                      ], else: [])),
                  Element(.text(.content("title", .string))),
                  Element(.spacer(minLength: nil)),
                  Element(.slot("trailing")),
                ])), Modifier(.padding, .insets(horizontal: .length(16), vertical: .length(16))),
            .onTap(ActionReference("onTap", isOptional: true)))))
    ],
    catalog: VariantCatalog(variants: [
      Variant(name: "Bare", arguments: [.init(parameter: "title", value: .string("Payment method"))]),
      Variant(
        name: "With stepper",
        arguments: [
          .init(parameter: "icon", value: .icon("creditcard")),
          .init(parameter: "title", value: .string("Payment method")),
          .init(parameter: "onTap", value: Expression(.recorder("onTap"), as: .action)),
          .init(
            parameter: "trailing",
            value: Expression(
              .views([
                Element(
                  .component(
                    ComponentInstance(
                      component: "NumericStepper",
                      arguments: [
                        .init(parameter: "title", value: .string("Guests")),
                        .init(parameter: "value", value: .int(2)),
                        .init(parameter: "bounds", value: .range(0, 16)),
                      ], style: StyleSelection(style: "compact"))))
              ]), as: .view)),
        ]),
    ]))

  static let primaryButton = Component(
    name: "PrimaryButton",
    parameters: [
      Parameter(label: nil, name: "title", type: .string),
      Parameter(label: "onTap", name: "onTap", type: .action),
    ],
    content: Content(
      fields: [.init(name: "title", type: .string, value: .parameter("title", .string))],
      actions: [.init(name: "onTap", body: .parameter("onTap", isOptional: false))]),
    styles: [
      Style(
        name: "default",
        properties: [.init(name: "disabledOpacity", type: .double, defaultValue: .double(0.4))],
        implementation: .body(
          Element(
            .button(
              Element.Button(
                action: ActionReference("onTap"),
                label: [
                  Element(
                    .text(.content("title", .string)),
                    Modifier(.multilineTextAlignment, .word("center", .words(.textAlignment))),
                    .frame((.maxWidth, .length(.infinity)), (.minHeight, .length(44))),
                    Modifier(
                      .opacity,
                      .choice(
                        Expression(.environment(.isEnabled), as: .bool), .double(1), .style("disabledOpacity", .double))
                    )
                  )
                ])))))
    ],
    catalog: VariantCatalog(variants: [
      Variant(
        name: "Short text",
        arguments: [
          .init(parameter: "title", value: .string("Reserve")),
          .init(parameter: "onTap", value: Expression(.recorder("onTap"), as: .action)),
        ], environment: [EnvironmentSetting(.width, .points(320))])
    ]))

  private static let review = ValueType.declared(DeclaredType(component: "ReviewCard", name: "Review"))

  static let reviewCard = Component(
    name: "ReviewCard",
    types: [
      TypeDeclaration(
        name: "Review",
        shape: .structure([
          .init(name: "author", type: .string), .init(name: "picture", type: .optional(.image)),
          .init(name: "text", type: .string),
          .init(name: "highlights", type: .array(.string), defaultValue: Expression(.array([]), as: .array(.string))),
        ]))
    ],
    parameters: [
      Parameter(label: nil, name: "review", type: review),
      Parameter(label: "expanded", name: "expanded", type: .binding(.bool), defaultValue: .bool(false)),
    ],
    content: Content(
      fields: [
        .init(name: "review", type: review, value: .parameter("review", review)),
        .init(name: "expanded", type: .bool, value: .parameter("expanded", .bool)),
        .init(
          name: "toggleTitle", type: .string,
          value: .choice(.parameter("expanded", .bool), .string("Show less"), .string("Show more"))),
      ],
      actions: [
        .init(
          name: "onToggle",
          body: .statements([.assign("expanded", Expression(.not(.parameter("expanded", .bool)), as: .bool))]))
      ]),
    accessibility: Accessibility(
      element: .contains,
      label: Expression(
        .interpolation([
          .value(member("author")), .text(": \""), .value(member("text")), .text("\""),
        ]), as: .string),
      actions: [.init(name: .content("toggleTitle", .string), offer: .init(ActionReference("onToggle")))]),
    styles: [
      Style(
        name: "default", properties: [.init(name: "lines", type: .int, defaultValue: .int(3))],
        implementation: .body(
          Element(
            .stack(
              .init(
                axis: .vertical, alignment: .word("leading", of: .horizontalAlignment), spacing: .length(12),
                children: [
                  Element(
                    .conditional(
                      .binds("picture", member("picture", .optional(.image), ofContent: true)),
                      then: [Element(.image(.local("picture", .image), .init(isResizable: true)))],
                      else: [Element(.icon(.icon("person.fill")))]),
                    .frame((.width, .length(32)), (.height, .length(32))),
                    Modifier(.cornerRadius, .length(16))),
                  Element(
                    .text(member("text", ofContent: true)),
                    Modifier(
                      .lineLimit,
                      Expression(
                        .conditional(
                          if: .content("expanded", .bool), then: .null(.int), else: .style("lines", .int)),
                        as: .optional(.int)))),
                  Element(
                    .forEach(
                      member("highlights", .array(.string), ofContent: true), binding: "highlight",
                      body: [
                        Element(
                          .component(
                            ComponentInstance(
                              component: "Badge",
                              arguments: [.init(parameter: "text", value: .local("highlight", .string))])))
                      ])),
                  Element(
                    .button(
                      Element.Button(
                        action: ActionReference("onToggle"), label: [Element(.text(.content("toggleTitle", .string)))]))
                  ),
                ])))))
    ],
    catalog: VariantCatalog(variants: [
      Variant(
        name: "Long",
        arguments: [
          .init(
            parameter: "review",
            value: Expression(
              .structure([
                .string("Mina"), .null(.image),
                .string(
                  "A quiet flat two streets from the river. The kitchen has all that you need, and the host answered within minutes."
                ), Expression(.array([.string("Quiet")]), as: .array(.string)),
              ]), as: review))
        ]),
      Variant(
        name: "Expanded",
        arguments: [
          .init(
            parameter: "review",
            value: Expression(
              .structure([
                .string("Mina"), Expression(.image("portrait"), as: .optional(.image)), .string("Lovely."),
                Expression(.array([]), as: .array(.string)),
              ]), as: review)), .init(parameter: "expanded", value: .bool(true)),
        ]),
    ]))

  private static func member(_ name: String, _ type: ValueType = .string, ofContent: Bool = false) -> Expression {
    Expression(.member(ofContent ? .content("review", review) : .parameter("review", review), name), as: type)
  }
}
