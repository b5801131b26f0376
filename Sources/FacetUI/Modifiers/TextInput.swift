import FacetFrame

nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    textInput { $0.keyboard = type == .default ? nil : "\(type)" }
  }

  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    textInput { $0.contentType = textContentType?.rawValue }
  }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    textInput { $0.submitLabel = submitLabel.name }
  }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    textInput { $0.isCorrected = !disable }
  }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    textInput { $0.capitalization = autocapitalization?.name }
  }

  private func textInput(_ change: @escaping (inout Frame.TextInput) -> Void) -> some View {
    inEnvironment { environment in environment.change { change(&$0.textInput) } }
  }
}

/// UIKit's keyboards, which SwiftUI exports.
@nonexhaustive public enum UIKeyboardType: Int, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad
}

/// UIKit's meanings of text, which SwiftUI exports.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public nonisolated init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "namePrefix")
  public static let givenName = Self(rawValue: "givenName")
  public static let middleName = Self(rawValue: "middleName")
  public static let familyName = Self(rawValue: "familyName")
  public static let nameSuffix = Self(rawValue: "nameSuffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "jobTitle")
  public static let organizationName = Self(rawValue: "organizationName")
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "fullStreetAddress")
  public static let streetAddressLine1 = Self(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = Self(rawValue: "streetAddressLine2")
  public static let addressCity = Self(rawValue: "addressCity")
  public static let addressState = Self(rawValue: "addressState")
  public static let addressCityAndState = Self(rawValue: "addressCityAndState")
  public static let sublocality = Self(rawValue: "sublocality")
  public static let countryName = Self(rawValue: "countryName")
  public static let postalCode = Self(rawValue: "postalCode")
  public static let telephoneNumber = Self(rawValue: "telephoneNumber")
  public static let emailAddress = Self(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "URL")
  public static let creditCardNumber = Self(rawValue: "creditCardNumber")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "newPassword")
  public static let oneTimeCode = Self(rawValue: "oneTimeCode")
}

/// The label of a return key.
public struct SubmitLabel: Sendable {
  let name: String

  package nonisolated init(_ name: String) { self.name = name }

  public static var done: SubmitLabel { SubmitLabel("done") }
  public static var go: SubmitLabel { SubmitLabel("go") }
  public static var send: SubmitLabel { SubmitLabel("send") }
  public static var join: SubmitLabel { SubmitLabel("join") }
  public static var route: SubmitLabel { SubmitLabel("route") }
  public static var search: SubmitLabel { SubmitLabel("search") }
  public static var `return`: SubmitLabel { SubmitLabel("return") }
  public static var next: SubmitLabel { SubmitLabel("next") }
  public static var `continue`: SubmitLabel { SubmitLabel("continue") }
}

/// The capitalization of typed text.
public struct TextInputAutocapitalization: Sendable {
  let name: String

  package nonisolated init(_ name: String) { self.name = name }

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization("never") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization("words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization("sentences") }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization("characters") }
}
