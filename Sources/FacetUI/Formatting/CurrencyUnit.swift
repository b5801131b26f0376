/// A currency, as `en_US` writes its amounts.
struct CurrencyUnit {
  /// `$`, or the code where there is no sign that everybody knows.
  let symbol: String
  /// Cents, where the currency has any.
  let fractionLength: Int

  /// By its code in ISO 4217; nil for what is no code.
  init?(_ code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ Self.isLetter($0) || isASCIIDigit($0) }) else { return nil }
    let code = code.uppercased()
    symbol = Self.symbols[code] ?? code
    fractionLength = Self.fractionLengths[code] ?? 2
  }

  /// A number stands beside a sign, and would run into a letter.
  var endsInSign: Bool { symbol.unicodeScalars.last?.properties.generalCategory == .currencySymbol }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let symbols = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "ILS": "₪", "INR": "₹",
    "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱", "TWD": "NT$", "USD": "$", "VND": "₫", "XAF": "FCFA",
    "XCD": "EC$", "XCG": "Cg.", "XOF": "F\u{202F}CFA", "XPF": "CFPF", String(repeating: "X", count: 3): "¤",
  ]

  /// Of those that have not two, in the data of the CLDR, which counts the coins in use: there are no cents of the lek.
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
