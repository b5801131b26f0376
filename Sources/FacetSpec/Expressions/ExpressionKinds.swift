package import FacetDiagnostics

extension DiagnosticKind {
  package static let missingExpression = DiagnosticKind(
    "expr/missing", .error, "Missing expression",
    explanation: """
      A key that requires an expression has no value. YAML reads an empty value as null; to pass nil, write 'nil'. A \
      '#' after a space begins a comment, so a color such as #FF0000 is not read as a value.

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
      The syntax of expressions is a subset of Swift's: literals, names, members, function calls, arrays, ranges, \
      comparison and arithmetic, with 'and', 'or', 'not', '??' and 'if then else'. Other tokens are not allowed.

      Wrong:

          disabled: content.stars =

      Right:

          disabled: content.stars == 0
      """)

  package static let unquotedText = DiagnosticKind(
    "expr/unquoted-text", .error, "Text without quotes in an expression",
    explanation: """
      In content, actions, accessibility and styles, a plain value is an expression, and text is quoted. Several words \
      separated by spaces are not an expression. Dates, URLs and durations are quoted there too; in data they are not.

      Wrong:
          text: Show more

      Right:
          text: "Show more"
      """)

  package static let unknownCharacter = DiagnosticKind(
    "expr/unknown-character", .error, "Invalid character in an expression",
    explanation: """
      Expressions consist of ASCII names, numbers, text in double quotes, and operators. Other characters are allowed \
      only in quoted text.

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
      Every '(' requires a ')' and every '[' a ']' in the same value.

      Wrong:
          onIncrement: value = min(value + step, bounds.upper

      Right:
          onIncrement: value = min(value + step, bounds.upper)
      """)

  package static let unbalancedBrace = DiagnosticKind(
    "expr/unbalanced-brace", .error, "Unbalanced brace in text",
    explanation: """
      Braces in quoted text interpolate a value: "{stars} out of 5". Write a brace twice to use it as a character.

      Wrong:
          text: "{stars out of 5"
          text: "a set is written {}"

      Right:
          text: "{stars} out of 5"
          text: "a set is written {{}}"
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
      Text in double quotes inside an expression has Swift's escapes: \\n, \\r, \\t, \\0, \\", \\\\ and \\u{…} with \
      one to eight hexadecimal digits. Values are interpolated with braces, not with '\\('.

      Wrong:
          text: if isNew then "New \\(count)" else ""

      Right:
          text: if isNew then "New {count}" else ""
      """)

  package static let malformedNumber = DiagnosticKind(
    "expr/malformed-number", .error, "Malformed number",
    explanation: """
      A number consists of decimal digits, optionally a point with digits on both sides, and optionally an exponent. \
      Units, leading zeros, '_' and hexadecimal numbers are not supported; a Length is in points.

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
      An Int has 64 bits, from -9223372036854775808 to 9223372036854775807; the maximum of a Double is about 1.8e308. \
      A larger literal would not compile or would be infinite. For an unlimited size, as in 'maxWidth', write \
      'infinity'.

      Wrong:
          frame: { maxWidth: 99999999999999999999 }

      Right:
          frame: { maxWidth: infinity }
      """)

  package static let chainedComparison = DiagnosticKind(
    "expr/chained-comparison", .error, "A comparison is compared again",
    explanation: """
      Comparison operators are non-associative, as in Swift: 'low < value < high' would compare the Bool 'low < value' \
      with 'high'.

      Wrong:
          disabled: 0 < value < 10

      Right:
          disabled: 0 < value and value < 10
      """)

  package static let expressionTooComplex = DiagnosticKind(
    "expr/too-complex", .error, "Expression nested too deep or too long",
    explanation: """
      Brackets, texts and 'if' may be nested 64 levels deep, and an expression may have 256 operators. The Swift \
      compiler takes minutes to type-check larger ones. The value of a 'let' may have 256 parts, with the names in it \
      written out. Move parts of the expression to content fields.

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
      A type is a name, optionally with type arguments in '<>' and a '?': 'String', 'Array<String>', 'Binding<Int>', \
      'Image?'. '[String]' is written as 'Array<String>', and a closure type as 'Action'.

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
      A declaration is written as in Swift. The key is the name, optionally after an argument label or '_'. The value \
      is the type, optionally followed by '=' and a default. The long form is a mapping with 'type', 'default' and \
      'doc'.

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
      A statement of an action is an assignment, 'value = value + step', or a call of another action of the component. \
      An action has one statement or a list of them. Loops and function calls are not statements.

      Wrong:

          actions: { onAdd: value += step }

      Right:

          actions: { onAdd: value = value + step }
      """)
}
