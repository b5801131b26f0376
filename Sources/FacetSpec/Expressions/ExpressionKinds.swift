package import FacetDiagnostics

extension DiagnosticKind {
  package static let missingExpression = DiagnosticKind(
    "expr/missing", .error, "Missing expression",
    explanation: """
      A key that takes an expression has nothing behind it. YAML reads an empty value as null, which is hardly ever \
      meant; where it is, 'nil' says so. A '#' after a space begins a comment: a color such as #FF0000 behind a key is \
      nothing but a comment.

      Wrong:
          lineLimit:
          color: #FF0000

      Right:
          lineLimit: nil
          color: color.action
      """)

  package static let unexpectedToken = DiagnosticKind(
    "expr/unexpected", .error, "Unexpected token in an expression",
    explanation: """
      An expression is read from left to right: an operand, then perhaps an operator and another operand. Here \
      something stands where neither is possible. The language is a small part of Swift: literals, names, members, \
      calls of functions, arrays, ranges, comparison, arithmetic, 'and', 'or', 'not', '??' and 'if then else'.

      Wrong:

          disabled: content.stars =

      Right:

          disabled: content.stars == 0
      """)

  package static let unquotedText = DiagnosticKind(
    "expr/unquoted-text", .error, "Text without quotes in an expression",
    explanation: """
      In code (content, actions, accessibility, styles and their bodies) plain is an expression and quoted is text, \
      as in any programming language. Words with spaces between them are no expression, so text was meant. Dates, URLs \
      and durations stand between quotes there as well; as data they stand bare.

      Wrong:
          text: Show more

      Right:
          text: "Show more"
      """)

  package static let unknownCharacter = DiagnosticKind(
    "expr/unknown-character", .error, "Invalid character in an expression",
    explanation: """
      Expressions are made of ASCII names, numbers, text in double quotes and the operators. A character of any other \
      kind usually belongs to text, which stands in quotes.

      Wrong:
          text: café
          disabled: value & other

      Right:
          text: "café"
          disabled: value and other
      """)

  package static let unbalancedBrackets = DiagnosticKind(
    "expr/unbalanced-brackets", .error, "Unbalanced brackets",
    explanation: """
      Every '(' needs its ')' and every '[' its ']', in the same scalar.

      Wrong:
          onIncrement: value = min(value + step, bounds.upper

      Right:
          onIncrement: value = min(value + step, bounds.upper)
      """)

  package static let unbalancedBrace = DiagnosticKind(
    "expr/unbalanced-brace", .error, "Unbalanced brace in text",
    explanation: """
      In quoted text, braces hold a value: "{stars} out of 5". A brace that is meant as a character is written twice.

      Wrong:
          label: "{stars out of 5"
          label: "a set is written {}"

      Right:
          label: "{stars} out of 5"
          label: "a set is written {{}}"
      """)

  package static let unterminatedText = DiagnosticKind(
    "expr/unterminated-text", .error, "Unterminated text in an expression",
    explanation: """
      Text inside an expression begins and ends with a double quote. A double quote inside it is written '\\"'.

      Wrong:

          text: if content.isOn then "Show less else "Show more"

      Right:

          text: if content.isOn then "Show less" else "Show more"
      """)

  package static let unknownEscape = DiagnosticKind(
    "expr/unknown-escape", .error, "Unknown escape sequence",
    explanation: """
      Text in double quotes inside an expression has Swift's escapes: \\n, \\r, \\t, \\0, \\", \\\\ and \\u{…} with one \
      to eight hexadecimal digits. Values are not escaped: they stand in braces.

      Wrong:
          text: if isNew then "New \\(count)" else ""

      Right:
          text: if isNew then "New {count}" else ""
      """)

  package static let malformedNumber = DiagnosticKind(
    "expr/malformed-number", .error, "Malformed number",
    explanation: """
      Every number has one spelling: decimal digits, perhaps a point with digits on both sides, perhaps an exponent. \
      There are no units (a Length is in points), no leading zeros, no '_' and no hexadecimal numbers.

      Wrong:
          spacing: 8px
          lineLimit: 02

      Right:
          spacing: 8
          lineLimit: 2
      """)

  package static let numberTooLarge = DiagnosticKind(
    "expr/number-too-large", .error, "A number is too large for its type",
    explanation: """
      An Int is a whole number of 64 bits, from -9223372036854775808 to 9223372036854775807; a Double reaches about \
      1.8e308. A literal beyond that would not compile, or would become infinite. Where as much as there is room for \
      is meant, as in 'maxWidth', write 'infinity'.

      Wrong:
          frame: { maxWidth: 99999999999999999999 }

      Right:
          frame: { maxWidth: infinity }
      """)

  package static let chainedComparison = DiagnosticKind(
    "expr/chained-comparison", .error, "A comparison is compared again",
    explanation: """
      'low < value < high' does not mean what mathematics means by it: it would compare the truth of 'low < value' \
      with 'high'. As in Swift, comparisons do not chain.

      Wrong:
          disabled: 0 < value < 10

      Right:
          disabled: 0 < value and value < 10
      """)

  package static let expressionTooComplex = DiagnosticKind(
    "expr/too-complex", .error, "Expression nested too deep or too long",
    explanation: """
      Brackets, texts and 'if' may stand 64 deep in each other, and one expression may have 256 operators. Beyond that \
      nobody can read it, and the Swift compiler takes minutes over it. Give a part of it a name.

      Wrong:
          label: a + b + c + … (three hundred more)

      Right:
          content:
            firstHalf: Int = a + b + c
            total: Int = firstHalf + d + e
      """)

  package static let malformedType = DiagnosticKind(
    "type/malformed", .error, "Malformed type",
    explanation: """
      A type is a name, perhaps with other types between '<' and '>', perhaps with a '?' behind it: 'String', \
      'Array<String>', 'Binding<Int>', 'Image?'. There is one spelling of each, so arrays are 'Array<String>' and \
      not '[String]', and a closure is an 'Action'.

      Wrong:
          highlights: [String]
          onTap: () -> Void

      Right:
          highlights: Array<String>
          onTap: Action
      """)

  package static let malformedDeclaration = DiagnosticKind(
    "spec/malformed-declaration", .error, "Malformed declaration",
    explanation: """
      A declaration is written as in Swift. The key is its name, perhaps with an argument label or '_' before it; \
      behind it stand the type and perhaps '=' and a default. Where more is to be said, the long form is a mapping of \
      'type', 'default' and 'doc'.

      Wrong:
          step: Int 1
          in the bounds: Range<Int>

      Right:
          step: Int = 1
          in bounds: Range<Int>
      """)

  package static let malformedStatement = DiagnosticKind(
    "spec/malformed-statement", .error, "Malformed statement",
    explanation: """
      An action is an assignment to a binding, 'value = value + step', or the name of another action of the same \
      component. Several are a sequence. Nothing else can be done in one: there are no loops and no calls of \
      functions for their effect.

      Wrong:

          actions: { onAdd: value += step }

      Right:

          actions: { onAdd: value = value + step }
      """)
}
