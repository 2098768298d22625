/// What a field says of itself to the keyboard and to the browser's memory.
struct FieldTraits: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var isAutocorrectionDisabled = false
  var submitLabel: SubmitLabel?

  func write(to spec: inout ElementSpec, kind: FieldElement.Kind) {
    switch kind {
    case .multiline: break
    case .secure: spec.attributes["type"] = "password"
    case .text: spec.attributes["type"] = keyboard.inputType
    }
    if let mode = keyboard.inputMode { spec.attributes["inputmode"] = mode }
    spec.attributes["autocomplete"] = content?.rawValue ?? "off"
    if let capitalization { spec.attributes["autocapitalize"] = capitalization.css }
    if isAutocorrectionDisabled {
      spec.attributes["autocorrect"] = "off"
      spec.attributes["spellcheck"] = "false"
    }
    if let submitLabel { spec.attributes["enterkeyhint"] = submitLabel.hint }
  }
}

/// Which keys a keyboard on the screen offers first.
public enum UIKeyboardType: Hashable, Sendable {
  /// Letters.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Letters, with the signs of short messages.
  case twitter
  /// What is searched for.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  var inputType: String {
    switch self {
    case .emailAddress: "email"
    case .phonePad: "tel"
    case .URL: "url"
    case .webSearch: "search"
    default: "text"
    }
  }

  var inputMode: String? {
    switch self {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    default: nil
    }
  }
}

/// What a field is for, so that the browser can offer what it remembers.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The token of HTML's `autocomplete`.
  public let rawValue: String

  /// Makes a type of a token.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name in full.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name chosen for an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A postal address in full.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
}

/// Which letters are made capital while typing.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let css: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(css: "none") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(css: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(css: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(css: "characters") }
}

/// What the key that submits is called on a keyboard on the screen.
public struct SubmitLabel: Hashable, Sendable {
  let hint: String

  /// “Done”.
  public static var done: SubmitLabel { .init(hint: "done") }
  /// “Go”.
  public static var go: SubmitLabel { .init(hint: "go") }
  /// “Send”.
  public static var send: SubmitLabel { .init(hint: "send") }
  /// “Join”.
  public static var join: SubmitLabel { .init(hint: "go") }
  /// “Route”.
  public static var route: SubmitLabel { .init(hint: "go") }
  /// “Search”.
  public static var search: SubmitLabel { .init(hint: "search") }
  /// “Return”.
  public static var `return`: SubmitLabel { .init(hint: "enter") }
  /// “Next”.
  public static var next: SubmitLabel { .init(hint: "next") }
  /// “Continue”.
  public static var `continue`: SubmitLabel { .init(hint: "next") }
}
