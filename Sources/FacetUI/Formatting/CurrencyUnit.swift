/// A currency in the format of `en_US`.
struct CurrencyUnit {
  /// The symbol, such as `$`, or the code if the locale has no symbol for it.
  let symbol: String
  /// The number of fraction digits.
  let fractionLength: Int

  /// Creates a currency from its ISO 4217 code; nil for text that is not a code.
  init?(_ code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ Self.isLetter($0) || isASCIIDigit($0) }) else { return nil }
    let code = code.uppercased()
    symbol = Self.symbols[code] ?? code
    fractionLength = Self.fractionLengths[code] ?? 2
  }

  /// Whether a number follows the symbol without a space.
  var endsInSign: Bool { symbol.unicodeScalars.last?.properties.generalCategory == .currencySymbol }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let symbols = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "ILS": "₪", "INR": "₹",
    "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱", "TWD": "NT$", "USD": "$", "VND": "₫", "XAF": "FCFA",
    "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA", "XPF": "CFPF", String(repeating: "X", count: 3): "¤",
  ]

  /// The fraction digits of currencies that do not have two, from the CLDR, which is based on the coins in use: the lek
  /// has none.
  private static let fractionLengths: [String: Int] = {
    let none = """
      ADP AFN ALL BIF BYR CLP COP DJF ESP GNF IDR IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF MGA MGF MMK MRO PKR PYG \
      RSD RWF SLL SOS STD SYP TMM TRL UGX UYI VND VUV XAF XOF XPF YER ZMK ZWD
      """
    let lengths = [none: 0, "BHD JOD KWD LYD OMR TND": 3, "CLF UYW": 4]
    return lengths.reduce(into: [:]) { result, codes in
      for code in codes.key.split(separator: " ") { result[String(code)] = codes.value }
    }
  }()
}
