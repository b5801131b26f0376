/// The functions of the expression language. There are no others.
package enum Function: String, Hashable, Sendable, CaseIterable {
  /// Two numbers of one type.
  case min, max
  /// `clamp(value, low, high)`
  case clamp
  case abs
  /// Of a string (its Characters) or an array.
  case count
  case isEmpty
  case uppercased, lowercased
  /// Text that is not looked up in the String Catalog: `verbatim("iOS")`.
  case verbatim
  /// `contains(text, part)`, `contains(array, element)`
  case contains
  /// `joined(texts, separator)`
  case joined
  /// `appending(array, element)`: with an element at the end.
  case appending
  /// `removing(array, element)`: without all elements that are equal to one.
  case removing
  /// `toggling(array, element)`: without an element that is in it, or with it at the end.
  case toggling
  /// `map(array, field)`: a field of each element.
  case map
  /// `zipped(array, array)`: structs whose first two fields come from two arrays, as many as the shorter one has.
  case zipped
  /// Of an array; nil where it is empty.
  case first, last
  /// `prefix(text or array, length)`: at most so many, and none for a length below zero.
  case prefix
  /// To a whole number, ties away from zero, or by the rule that is named: `rounded(value, up)`.
  case rounded
  /// Towards zero, stopping at the bounds of `Int`.
  case int = "Int"
  case double = "Double"
  case length = "Length"
  /// Of a URL; there may be no host.
  case absoluteString, host
  /// Of a number, a date or a duration: as a reader writes it, in a style that is named: `formatted(share, percent, 1)`.
  case formatted
  /// Of a slot: whether a caller has filled it; of an optional action: whether there is one.
  case isGiven
  /// Of a dynamic type size: whether it is one of the five that are for accessibility.
  case isAccessibilitySize
  /// A length at the reader's text size: `scaled(24, body)`.
  case scaled
}

extension Function {
  /// The syntax of a call.
  package enum Signature {
    /// This many numbers of one type, which is also the result's.
    case numbers(Int)
    /// One String to String.
    case text
    /// A String or an array, to Int or Bool.
    case collection(ValueType)
    /// A String and a part of it, or an array and an element.
    case contains
    /// An array of String and a String.
    case joined
    /// An array and an element, to an array.
    case changing
    /// An array and the path to a field of its elements.
    case field
    /// Two arrays, to an array of a declared struct.
    case zipped
    /// An array to an optional of its element.
    case element
    /// A String or an array, and an Int.
    case prefix
    /// A Double or a Length, and optionally a rule.
    case rounded
    /// A slot or an optional action, to Bool.
    case given
    /// A number to a number of this type.
    case conversion(ValueType)
    /// A number, a date or a duration, and a style for it.
    case formatted
    /// A length and a text style.
    case scaled
    /// A member of the first type, of the second type.
    case part(ValueType, ValueType)
  }

  package var signature: Signature {
    switch self {
    case .min, .max: .numbers(2)
    case .clamp: .numbers(3)
    case .abs: .numbers(1)
    case .count: .collection(.int)
    case .isEmpty: .collection(.bool)
    case .uppercased, .lowercased, .verbatim: .text
    case .contains: .contains
    case .joined: .joined
    case .appending, .removing, .toggling: .changing
    case .map: .field
    case .zipped: .zipped
    case .first, .last: .element
    case .prefix: .prefix
    case .rounded: .rounded
    case .int: .conversion(.int)
    case .double: .conversion(.double)
    case .length: .conversion(.length)
    case .formatted: .formatted
    case .isGiven: .given
    case .isAccessibilitySize: .part(.words(.dynamicTypeSize), .bool)
    case .scaled: .scaled
    case .absoluteString: .part(.url, .string)
    case .host: .part(.url, .optional(.string))
    }
  }

  /// The syntax in help texts: `clamp(value, low, high)`.
  package var usage: String {
    switch self {
    case .min, .max: "\(rawValue)(a, b)"
    case .clamp: "clamp(value, low, high)"
    case .abs, .int, .double, .length: "\(rawValue)(number)"
    case .count, .isEmpty: "\(rawValue)(text or array)"
    case .uppercased, .lowercased, .verbatim: "\(rawValue)(text)"
    case .contains: "contains(text, part) or contains(array, element)"
    case .joined: "joined(texts, \", \")"
    case .appending, .removing, .toggling: "\(rawValue)(array, element)"
    case .map: "map(array, field)"
    case .zipped: "zipped(array, array)"
    case .first, .last: "\(rawValue)(array)"
    case .prefix: "prefix(text or array, length)"
    case .rounded: "rounded(number) or rounded(number, up)"
    case .formatted: "formatted(number, percent) or formatted(date, abbreviated, shortened)"
    case .isGiven: "isGiven(slot or optional action)"
    case .isAccessibilitySize: "environment.dynamicTypeSize.isAccessibilitySize"
    case .scaled: "scaled(length, body)"
    case .absoluteString, .host: "url.\(rawValue)"
    }
  }

  /// What it returns, in a few words.
  package var summary: String {
    switch self {
    case .min: "The smaller of two numbers of one type."
    case .max: "The larger of two numbers of one type."
    case .clamp: "The number, or the bound that it exceeds."
    case .abs: "The number without its sign."
    case .count: "The number of Characters or elements."
    case .isEmpty: "Whether it has no Characters or elements."
    case .uppercased: "The text in capitals."
    case .lowercased: "The text in small letters."
    case .verbatim: "Text that is not looked up in the String Catalog."
    case .contains: "Whether the part or the element is in it."
    case .joined: "The texts with a separator between each two."
    case .appending: "The array with the element at its end."
    case .removing: "The array without all elements that are equal to the element."
    case .toggling: "The array without the element, or with it at the end if it is not in the array."
    case .map: "A field of each element, or a path such as 'author.name'."
    case .zipped: "Structs whose first two fields are the elements of two arrays, as many as the shorter one has."
    case .first: "The first element; nil if the array is empty."
    case .last: "The last element; nil if the array is empty."
    case .prefix: "The beginning, at most so many Characters or elements."
    case .rounded: "The number rounded to a whole one: 'up', 'down', 'towardZero' or to the nearest."
    case .int: "The number as an Int, rounded towards zero."
    case .double: "The number as a Double."
    case .length: "The number as a Length."
    case .scaled:
      """
      The length at the reader's text size, as text of a style is scaled; in bodies, and as the default of a property of \
      a style.
      """
    case .absoluteString: "The URL as text."
    case .host: "The host of the URL; nil if it has none."
    case .formatted: "The value as a reader writes it, in a style."
    case .isGiven: "Whether a caller has filled the slot, or has given the optional action."
    case .isAccessibilitySize: "Whether the reader's text size is one of the five for accessibility."
    }
  }

  package var parameterCounts: ClosedRange<Int> {
    switch signature {
    case .numbers(let count): count...count
    case .contains, .joined, .prefix, .changing, .field, .zipped, .scaled: 2...2
    case .rounded: 1...2
    case .formatted: 1...4
    case .text, .collection, .element, .conversion, .part, .given: 1...1
    }
  }

  /// Whether it can be called with one value of a type.
  package func takes(_ type: ValueType) -> Bool {
    switch signature {
    case .collection: type == .string || type.elementType != nil
    case .text: type == .string
    case .numbers(let count): count == 1 && type.isNumber
    case .element: type.elementType != nil
    case .rounded: type == .double || type == .length
    case .conversion: type.isNumber
    case .part(let whole, _): type == whole
    case .given: type.isSlot || type.isOptional && type.unwrapped.isAction
    case .formatted: type == .int || type == .double || type == .date || type == .duration
    case .contains, .joined, .prefix, .changing, .field, .zipped, .scaled: false
    }
  }

  /// Whether the function is written as a member, as in Swift: `content.tags.count`.
  package func isProperty(of type: ValueType) -> Bool {
    switch self {
    case .count, .isEmpty, .first, .last, .isGiven, .isAccessibilitySize, .absoluteString, .host: takes(type)
    default: false
    }
  }

  /// The type of the result, of a function that is called with one value.
  package func result(on type: ValueType) -> ValueType {
    switch signature {
    case .collection(let result), .conversion(let result), .part(_, let result): result
    case .element: type.elementType.map { $0.isOptional ? $0 : .optional($0) } ?? type
    case .contains, .given: .bool
    case .text, .joined, .formatted: .string
    case .numbers, .prefix, .rounded, .changing, .field, .zipped, .scaled: type
    }
  }

  /// Whether a call may follow its first argument, as in Swift: `content.tags.contains(tag)`.
  package var isMethod: Bool {
    switch self {
    case .contains, .joined, .prefix, .uppercased, .lowercased, .rounded, .formatted, .appending, .removing, .toggling,
      .map, .scaled:
      true
    default: false
    }
  }
}
