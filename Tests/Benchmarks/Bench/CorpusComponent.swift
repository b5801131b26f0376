/// One component of the corpus.
struct CorpusComponent {
  let name: String
  let text: String

  init(_ index: Int) {
    let family = Self.family(of: index / 3)
    var words = CorpusWords(seed: index)
    switch index % 3 {
    case 0: (name, text) = (family + "Stepper", Self.stepper(family, &words))
    case 1: (name, text) = (family + "Row", Self.row(family, &words))
    default: (name, text) = (family + "Card", Self.card(family, &words))
    }
  }

  static func variantCount(_ index: Int) -> Int { index % 3 == 0 ? 5 : 4 }

  /// A name for each number: `AmberBirch`, and further words where two do not suffice.
  private static func family(of number: Int) -> String {
    var rest = number
    var name = ""
    repeat {
      let word = CorpusWords.words[rest % CorpusWords.words.count]
      name += word.prefix(1).uppercased() + word.dropFirst()
      rest /= CorpusWords.words.count
    } while rest > 0
    return name
  }

  private static func stepper(_ family: String, _ words: inout CorpusWords) -> String {
    """
    component: \(family)Stepper
    doc: \(words.sentence(9))

    parameters:
      _ title: String
      value: Binding<Int>
      in bounds: Range<Int> = 0...
      step: Int = \(words.next(below: 4) + 1)

    content:                         # all that a style may see …
      title: String
      description: String = "{value}"
      atLowerBound: Bool = value <= bounds.lower
      atUpperBound: Bool = value >= bounds.upper

    actions:                         # … and do
      onDecrement: value = max(value - step, bounds.lower)
      onIncrement: value = min(value + step, bounds.upper)

    accessibility:
      element: single
      label: title
      value: content.description
      adjustable: { increment: content.onIncrement, decrement: content.onDecrement }

    styles:
      default:
        properties:
          spacing: Length = \(space(&words))
          valueLabel: TextStyle = \(textStyle(&words))
          tint: Color = \(color(&words))
          buttonSize: Length = 44
        body:
          hstack:
            - button: content.onDecrement
              label: { icon: "minus.circle", color: style.tint }
              frame: { width: style.buttonSize, height: style.buttonSize }
              disabled: content.atLowerBound
            - text: content.description
              textStyle: style.valueLabel
              monospacedDigit: true
            - button: content.onIncrement
              label: { icon: "plus.circle", color: style.tint }
              frame: { width: style.buttonSize, height: style.buttonSize }
              disabled: content.atUpperBound
          spacing: style.spacing

      compact:
        extends: default
        properties:
          spacing: \(space(&words))
          buttonSize: 28

      vertical:
        properties:
          valueLabel: TextStyle = \(textStyle(&words))
        body:
          vstack:
            - button: content.onIncrement
              label: { icon: "chevron.up" }
              disabled: content.atUpperBound
            - text: content.description
              textStyle: style.valueLabel
            - button: content.onDecrement
              label: { icon: "chevron.down" }
              disabled: content.atLowerBound
          spacing: \(space(&words))

    sample: { title: \(words.word()), value: 3, bounds: 0...16 }

    variants:
      Default:
      At lower bound: { with: { value: 0 } }
      Disabled: { environment: { isEnabled: false } }
      Compact: { style: compact }
      After two increments:
        after:
          - tap: onIncrement
          - tap: onIncrement

    """
  }

  private static func row(_ family: String, _ words: inout CorpusWords) -> String {
    """
    component: \(family)Row
    doc: \(words.sentence(8))

    parameters:
      icon: Icon?
      title: String
      subtitle: String?
      onTap: Action?
      trailing: View = none          # a slot, filled by a trailing closure

    accessibility:
      element: combined
      traits: if onTap != nil then [button] else []

    styles:
      default:
        properties:
          insets: { type: Insets, default: { horizontal: \(space(&words)), vertical: \(space(&words)) } }
          titleStyle: TextStyle = \(textStyle(&words))
          subtitleStyle: TextStyle = \(textStyle(&words))
          subtitleColor: Color = \(color(&words))
          surface: Color = \(color(&words))
          cornerRadius: Length = radius.r\(words.next(below: CorpusTokens.radii))
          iconSize: Length = 24
        body:
          hstack:
            - if: let icon = content.icon
              then:
                icon: icon
                frame: { width: style.iconSize, height: style.iconSize }
                accessibilityHidden: true
            - vstack:
                - text: content.title
                  textStyle: style.titleStyle
                - if: let subtitle = content.subtitle
                  then:
                    text: subtitle
                    textStyle: style.subtitleStyle
                    color: style.subtitleColor
                    lineLimit: 2
              alignment: leading
              spacing: 2
            - spacer
            - slot: content.trailing
          spacing: \(space(&words))
          padding: style.insets
          background: { color: style.surface, cornerRadius: style.cornerRadius }
          onTap: content.onTap

      dense:
        extends: default
        properties:
          iconSize: 16

    sample: { icon: creditcard, title: \(words.word()), subtitle: "\(words.sentence(6))" }

    variants:
      Plain: { environment: { width: 375 } }
      Title only: { with: { icon: null, subtitle: null } }
      Dense: { style: dense, environment: { width: 320 } }
      With stepper:
        with:
          subtitle: null
          trailing:
            \(family)Stepper: { title: \(words.word()), value: 2, bounds: 0...16 }
            style: compact

    """
  }

  private static func card(_ family: String, _ words: inout CorpusWords) -> String {
    """
    component: \(family)Card
    doc: \(words.sentence(12))

    types:
      Review:
        author: String
        image: Image?
        stars: Int
        date: String
        text: String
        highlights: Array<String> = []

    parameters:
      _ review: Review
      expanded: Binding<Bool> = false

    content:
      review: Review
      rating: String = "{review.stars} out of 5"
      expanded: Bool
      toggleTitle: String = if expanded then "Show less" else "Show more"

    actions:
      onToggle: expanded = not expanded

    accessibility:
      element: combined
      label: "{review.author}, {content.rating}, {review.date}. {review.text}"
      actions:
        - { name: content.toggleTitle, do: content.onToggle }

    styles:
      default:
        properties:
          cornerRadius: Length = radius.r\(words.next(below: CorpusTokens.radii))
          surface: Color = \(color(&words))
          lines: Int = 3
        body:
          vstack:
            - hstack:
                - vstack:
                    - text: content.review.author
                      textStyle: \(textStyle(&words))
                    - text: content.review.date
                      textStyle: \(textStyle(&words))
                      color: \(color(&words))
                  alignment: leading
                  spacing: \(space(&words))
              spacing: \(space(&words))
            - text: content.review.text
              textStyle: \(textStyle(&words))
              lineLimit: if content.expanded then nil else style.lines
            - each: content.review.highlights
              as: highlight
              do:
                \(family)Row: { title: highlight }
            - button: content.onToggle
              label: { text: content.toggleTitle }
          alignment: leading
          spacing: \(space(&words))
          padding: \(space(&words))
          background: { color: style.surface, cornerRadius: style.cornerRadius }

    sample:
      review: { author: \(words.word()), stars: \(words.next(below: 5) + 1), date: May 2026, text: "\(words.sentence(24))" }

    variants:
      Short: { with: { review: { text: Lovely. } } }
      Cut: { environment: { width: 280 } }
      Expanded: { with: { expanded: true }, environment: { width: 280 } }
      With highlights: { with: { review: { highlights: [ \(words.word()), \(words.word()) ] } } }

    """
  }

  private static func space(_ words: inout CorpusWords) -> String { "space.s\(words.next(below: CorpusTokens.spaces))" }

  private static func color(_ words: inout CorpusWords) -> String { "color.c\(words.next(below: CorpusTokens.colors))" }

  private static func textStyle(_ words: inout CorpusWords) -> String {
    "text.t\(words.next(below: CorpusTokens.texts))"
  }
}
