/// The kinds of elements that the language has. A component of the project is one too, by its name; see
/// ``Grammar/componentElement``.
package enum ElementID: UInt8, Hashable, Sendable, CaseIterable {
  case text, icon, image, shape, button, spacer, divider, hstack, vstack, zstack, group, `if`, `switch`, each, `let`,
    swift, slot, part
  case scroll, lazyHStack, lazyVStack, lazyVGrid, lazyHGrid, grid, gridRow, flow, viewThatFits
  case toggle, textField, secureField, textEditor, slider, progress
  case label, link, disclosureGroup, gauge, stepper, picker, datePicker, remoteImage, list, section, menu
  case serverPage

  package var kind: ElementKind { ElementKind.all[Int(rawValue)] }
}

/// A kind of element: its first key, and the keys that are its own. All other keys are modifiers.
package struct ElementKind: Sendable {
  package let id: ElementID
  /// The first key and its value, which is not required if the element has no value.
  package let principal: Row
  package let arguments: Shape
  /// The arguments, and behind them the modifiers. An argument stands before a modifier of the same name, as the
  /// `cornerRadius` of a shape does.
  package let keys: Shape
  /// By Apple's documentation of SwiftUI.
  package let since: Availability

  /// In the order of their IDs.
  package static let all = ElementID.allCases.map(\.described)

  init(_ id: ElementID, _ principal: Row, _ arguments: [Row], since: Availability) {
    let name = "'\(principal.key.text)'"
    self.id = id
    self.principal = principal
    self.arguments = Shape(name, arguments)
    self.since = since
    keys = Shape(
      name, arguments + Grammar.modifiers.rows.filter { row in !arguments.contains { $0.key == row.key } })
  }
}

extension ElementID {
  /// The vocabulary: each kind of element, written once.
  fileprivate var described: ElementKind {
    switch self {
    case .text:
      kind(
        .runs, "Text, as a String, or its parts: a list of texts.",
        Row(.link, .expression([.url]), "The URL that the text opens."),
        Row(.markdown, .flag, "Whether the text is Markdown: emphasis, code and links. Default: 'false'."))
    case .icon:
      kind(.expression([.icon]), since: .second, "An SF Symbol: \"star.fill\", a name of 'icons', or an Icon.")
    case .image:
      kind(
        .expression([.image]), "An Image in its own size.",
        Row(.resizable, .flag, "Whether the image takes the proposed size. Default: 'false'."),
        Row(
          .renderingMode, .word(.imageRenderingMode),
          "Colors: 'template' draws the shape of the image in the foreground color. Default: that of the asset."),
        Row(.interpolation, .word(.imageInterpolation), "How a scaled image is smoothed. Default: 'medium'."))
    case .shape:
      kind(
        .word(.shape), since: .fourth,
        "A shape, filled or stroked, of the proposed size.",
        Row(
          .fill, .expression([.color, .gradient]),
          "Fill: a Color or Gradient. Default: the foreground color, if there is no stroke."),
        Row(
          .stroke, .expressionOr([.color], .stroke),
          "Stroke centered on the outline: a Color, or its parts."),
        Row(
          .strokeBorder, .expressionOr([.color], .stroke), "Stroke inside the outline: a Color, or its parts."),
        .cornerRadius)
    case .button:
      kind(
        .expression([.action]), "A control that runs an action.",
        Row(.label, .elements, required: true, "Label of the button."),
        Row(
          .role, .expression([.optional(.words(.buttonRole))]),
          "Its meaning: 'destructive' or 'cancel'; alerts and menus show it."))
    case .spacer:
      kind(
        .data, required: false, "Flexible space.",
        Row(.minLength, .expression([.length]), "Minimum length, in points."))
    case .divider: kind(.data, required: false, "A separator line.")
    case .hstack:
      kind(.elements, "A horizontal stack.", .across(.verticalAlignment), .spacing)
    case .vstack:
      kind(.elements, "A vertical stack.", .across(.horizontalAlignment), .spacing)
    case .zstack:
      kind(
        .elements, "A stack of layers, the last in front.",
        Row(.alignment, .wordOrExpression(.alignment), "Alignment of the children. Default: 'center'."))
    case .group: kind(.elements, "A group of elements that share modifiers.")
    case .if:
      kind(
        .condition, "A choice by a condition, or by whether an optional has a value.",
        Row(.then, .elements, required: true, "Elements drawn if the condition is true."),
        Row(.else, .elements, "Elements drawn otherwise."))
    case .switch:
      kind(
        .expression([]), "A choice by the case of an enum.",
        Row(
          .cases, .named(.elements), required: true,
          "Elements drawn for each case, by its name; 'default' for the others."))
    case .each:
      kind(
        .expression([]), "Elements repeated for each element of an array, or each number of a range.",
        Row(.as, .name, required: true, "The name of the element in 'do'."),
        Row(
          .id, .expression([]),
          "Identity of the element, such as 'row.id'. Default: the 'id' of its type, or its position."),
        Row(.do, .elements, required: true, "Elements drawn for each element."))
    case .let:
      kind(
        .named(.expression([])), "Names for values, in the order in which they may refer to each other.",
        Row(.do, .elements, required: true, "Elements drawn with the names."))
    case .swift:
      kind(
        .name, "A view written in Swift, by the name of its type.",
        Row(
          .with, .named(.expression([])), "The arguments of its initializer, in order: 'tint', 'in range', '_ title'."),
        Row(.slots, .named(.elements), "The views that it holds, by the arguments that take them, in order."),
        Row(.placeholder, .shape(.placeholder), "Size of the view in snapshots. Default: the proposed size."))
    case .slot:
      kind(.expression([.view]), "The views given for a parameter of type View, or 'content.row(value)'.")
    case .part:
      kind(
        .name, "A part of the style's body, by its name.",
        Row(.with, .arguments, "Values for the parameters of the part."))
    case .scroll:
      kind(
        .elements, "A scroll view.",
        Row(.axis, .word(.axis), "Scroll axis. Default: 'vertical'."),
        Row(.showsIndicators, .expression([.bool]), "Whether scroll indicators are shown. Default: 'true'."))
    case .lazyHStack:
      kind(
        .elements, since: .second, "A horizontal stack that creates its children when they are scrolled to.",
        .across(.verticalAlignment), .spacing)
    case .lazyVStack:
      kind(
        .elements, since: .second, "A vertical stack that creates its children when they are scrolled to.",
        .across(.horizontalAlignment), .spacing)
    case .lazyVGrid:
      kind(
        .elements, since: .second, "A grid with columns that creates its rows when they are scrolled to.",
        Row(
          .columns, .expressionOrList([.int], of: .gridTrack), required: true,
          "Number of columns, or a list of columns."),
        .spacingInGrid,
        Row(.rowSpacing, .expression([.length]), "Space between rows. Default: 'spacing'."),
        .inPlace)
    case .lazyHGrid:
      kind(
        .elements, since: .second, "A grid with rows that creates its columns when they are scrolled to.",
        Row(.rows, .expressionOrList([.int], of: .gridTrack), required: true, "Number of rows, or a list of rows."),
        .spacingInGrid,
        Row(.columnSpacing, .expression([.length]), "Space between columns. Default: 'spacing'."),
        .inPlace)
    case .grid:
      kind(
        .elements, since: .fourth, "A grid whose columns are as wide as their widest cell.",
        Row(.alignment, .wordOrExpression(.alignment), "Alignment of each cell in its space. Default: 'center'."),
        Row(.horizontalSpacing, .expression([.length]), "Space between columns, in points."),
        Row(.verticalSpacing, .expression([.length]), "Space between rows, in points."))
    case .gridRow:
      kind(
        .elements, since: .fourth, "A row of a grid, as its cells.",
        Row(
          .alignment, .wordOrExpression(.verticalAlignment),
          "Vertical alignment of the cells. Default: that of the grid."))
    case .flow:
      kind(
        .elements, since: .fourth, "A stack in rows: a child that does not fit begins the next row.",
        Row(
          .alignment, .wordOrExpression(.alignment),
          "Alignment of the rows, and of the children in a row. Default: 'leading'."),
        .spacing,
        Row(.rowSpacing, .expression([.length]), "Space between rows. Default: 'spacing'."))
    case .viewThatFits:
      kind(
        .elements, since: .fourth, "The first of several elements that fits, in its ideal size; otherwise the last.",
        Row(.axes, .word(.axes), "Axes along which it must fit. Default: 'both'."))
    case .toggle:
      kind(
        .expression([.binding(.bool)]), "A switch that sets a Binding<Bool> of the content.",
        Row(.label, .elements, required: true, "Label beside the switch."))
    case .textField:
      kind(
        .expression([.binding(.string)]), since: .fourth,
        "A text field that sets a Binding<String> of the content, or a number with a 'format'.",
        .prompt,
        Row(.axis, .word(.axis), "Whether the field grows with its text. Default: 'horizontal', one line."),
        .onSubmit,
        Row(.format, .wordOr(.numberFormat, .fieldFormat), "The format of a number: 'number', 'percent', or its parts.")
      )
    case .secureField:
      kind(
        .expression([.binding(.string)]), since: .third,
        "A password field that sets a Binding<String> of the content.",
        .prompt, .isRevealed, .onSubmit)
    case .textEditor:
      kind(
        .expression([.binding(.string)]), since: .fourth.without(.tvOS).without(.watchOS),
        "A text field of several lines that sets a Binding<String> of the content; it takes all offered space.")
    case .slider:
      kind(
        .expression([.binding(.double)]), since: .first.without(.tvOS),
        "A slider that sets a Binding<Double> of the content.",
        Row(.in, .expression([.range(.double)]), required: true, "Range of the slider, a Range<Double>."),
        Row(
          .step, .expression([.double]), "Distance between values. Default: continuous."),
        Row(.label, .elements, "Label for assistive technologies; not drawn."))
    case .progress:
      kind(
        .expression([.optional(.double)]), required: false, since: .second,
        "Progress from 0 to 'total'; nil for indeterminate progress.",
        Row(.total, .expression([.double]), "Value of completed progress. Default: 1."),
        Row(.label, .elements, "Label of the progress."))
    case .label:
      kind(
        .elements, since: .second, "A title with an icon.",
        Row(.icon, .elements, required: true, "The icon. VoiceOver reads the title."),
        Row(.style, .word(.labelStyle), "What is drawn. Default: 'titleAndIcon'."))
    case .link:
      kind(
        .expression([.url]), since: .second, "A control that opens a URL.",
        Row(.label, .elements, required: true, "Label of the link."))
    case .disclosureGroup:
      kind(
        .expression([.binding(.bool)]), since: .second.without(.tvOS).without(.watchOS),
        "A header that shows and hides its content, and sets a Binding<Bool> of the content.",
        Row(.label, .elements, required: true, "The header."),
        Row(.content, .elements, required: true, "Elements drawn below the header while the value is true."))
    case .gauge:
      kind(
        .expression([.double]), since: .fourth.without(.tvOS), "A value in a range.",
        Row(.in, .expression([.range(.double)]), "Range of the gauge, a Range<Double>. Default: '0...1'."),
        Row(.label, .elements, required: true, "What the value is."),
        Row(.currentValueLabel, .elements, "The value in words, which VoiceOver reads in place of a percentage."),
        Row(.style, .word(.gaugeStyle), "A bar with its label, or a ring around the value. Default: 'linearCapacity'."))
    case .stepper:
      kind(
        .expression([.binding(.int), .binding(.double)]), since: .first.without(.tvOS).except(.watchOS, .init(9)),
        "Two buttons that change a Binding<Int> or Binding<Double> of the content.",
        Row(.in, .expression([.range(.int), .range(.double)]), "Range of the value. Default: unlimited."),
        Row(.step, .expression([.int, .double]), "Distance between values. Default: 1."),
        Row(.label, .elements, required: true, "Label beside the buttons."))
    case .list:
      kind(
        .elements, "Rows below each other that scroll: each element is a row, and a 'section' is several.",
        Row(.style, .word(.listStyle), required: true, "Margins and backgrounds of the rows."))
    case .section:
      kind(
        .elements, "Rows of a list that belong together.",
        Row(.header, .elements, "Elements above the rows, which VoiceOver reads as a heading."),
        Row(.footer, .elements, "Elements below the rows."))
    case .datePicker:
      kind(
        .expression([.binding(.date)]), since: .first.without(.tvOS).except(.watchOS, .init(10)),
        "A control that selects a date, and sets a Binding<Date> of the content.",
        Row(.in, .expression([]), "Range of the date, as in 'content.first...content.last'. Default: any date."),
        Row(
          .displayedComponents, .word(.dateComponents),
          "What of the date can be set: 'date', 'hourAndMinute'. Default: both."),
        Row(.label, .elements, required: true, "The accessibility label; not drawn."),
        Row(.style, .word(.datePickerStyle), "Fields, a calendar or wheels. Default: 'compact'."))
    case .picker:
      kind(
        .expression([]), "A control that selects one of several values, and sets a Binding of the content.",
        Row(.options, .expression([]), "The values, an array. Default: all cases of the enum."),
        Row(.as, .name, required: true, "The name of the value in 'do'."),
        Row(.tag, .expression([]), "The value that an option selects, such as 'room.id'. Default: the option itself."),
        Row(.do, .elements, required: true, "The element drawn for each option."),
        Row(.label, .elements, required: true, "Label for assistive technologies; not drawn."),
        Row(.style, .word(.pickerStyle), "How the options are shown. Default: 'menu'; in a menu 'inline'."))
    case .remoteImage:
      kind(
        .expression([.optional(.url)]), since: .third, "An image at a URL, of the proposed size.",
        Row(.contentMode, .word(.contentMode), "Whether it fits into or fills that size. Default: it is stretched."),
        Row(
          .placeholder, .elements, required: true,
          "Elements drawn while it is loaded, and if there is no URL."),
        Row(.failure, .elements, "Elements drawn if it cannot be loaded. Default: those of 'placeholder'."))
    case .menu:
      kind(
        .elements, since: .second.except(.tvOS, .init(17)).without(.watchOS),
        "A button that opens a menu of buttons, dividers and other menus.",
        Row(.label, .elements, required: true, "Label of the button."))
    case .serverPage:
      kind(
        .expression([.serverPage]), since: .second,
        "The sections of a page that a server describes, one below the other.",
        Row(
          .events, .named(.expression([.action])),
          "Actions to run, by the 'type' of the server's action; 'event.id' is its field 'id'."))
    }
  }
}
