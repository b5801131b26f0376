import FacetFrame
import FacetStrings

/// The environment of a view. Copies share their storage until one is changed.
public struct EnvironmentValues {
  private var storage: EnvironmentStorage

  public init() { storage = Self.initial }

  /// The storage of the defaults. It is immutable, because a second reference to it always exists.
  private nonisolated(unsafe) static let initial = EnvironmentStorage(KnownEnvironment())

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.custom[ObjectIdentifier(key)] = newValue } }
  }

  /// The values that the views of this module read, as stored properties without look-ups and casts.
  var known: KnownEnvironment {
    _read { yield storage.values }
  }

  mutating func change(_ body: (inout KnownEnvironment) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(storage.values) }
    body(&storage.values)
  }
}

extension EnvironmentValues {
  /// Whether all values are equal. Values that are not `Equatable`, such as closures, are unequal, unless neither of the
  /// environments has changed since one was copied from the other.
  func isEqual(to other: EnvironmentValues) -> Bool {
    storage === other.storage || storage.values.isEqual(to: other.storage.values)
  }
}

/// A key of an environment value, with its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

private final class EnvironmentStorage {
  @exclusivity(unchecked) var values: KnownEnvironment

  init(_ values: KnownEnvironment) { self.values = values }
}

/// The stored values.
struct KnownEnvironment {
  var colorScheme = ColorScheme.light
  var colorSchemeContrast = ColorSchemeContrast.standard
  var dynamicTypeSize = DynamicTypeSize.large
  var layoutDirection = LayoutDirection.leftToRight
  var isEnabled = true
  var isPressed = false
  var isHovered = false
  var legibilityWeight: LegibilityWeight? = .regular
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var controlSize = ControlSize.regular
  var hidesLabels = false
  var hasPlainTextFields = false
  /// The least height of text fields, in points: those of the system take touches around their text.
  var leastFieldHeight: CGFloat = 0
  var textInput = Frame.TextInput()
  var locale = Locale.english
  var strings: LocalizedStrings?
  var foreground: (any ShapeStyle)?
  var foregroundLevel = HierarchicalShapeStyle.primary
  var tint: Color?
  var text = TextEnvironment()
  var buttonStyle: (any PrimitiveButtonStyle)?
  var toggleStyle: (any ToggleStyle)?
  var progressViewStyle: (any ProgressViewStyle)?
  /// The values that few views set; nil if none is set.
  fileprivate var rare: RareValues?
  /// The actions of `onSubmit`, innermost first.
  var onSubmit: [() -> Void] = []
  /// The focus of the text fields.
  var focus: FocusTarget?
  var custom: [ObjectIdentifier: Any] = [:]
}

extension KnownEnvironment {
  func isEqual(to other: KnownEnvironment) -> Bool {
    colorScheme == other.colorScheme && colorSchemeContrast == other.colorSchemeContrast
      && dynamicTypeSize == other.dynamicTypeSize && layoutDirection == other.layoutDirection
      && isEnabled == other.isEnabled && isPressed == other.isPressed && isHovered == other.isHovered
      && hidesLabels == other.hidesLabels
      && legibilityWeight == other.legibilityWeight && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && controlSize == other.controlSize
      && hasPlainTextFields == other.hasPlainTextFields && leastFieldHeight == other.leastFieldHeight
      && textInput == other.textInput && locale == other.locale
      && strings === other.strings
      && foregroundLevel.isSame(as: other.foregroundLevel) && tint == other.tint && text == other.text
      && onSubmit.isEmpty && other.onSubmit.isEmpty && focus == nil && other.focus == nil
      && areEqual(foreground, other.foreground)
      && areEqual(buttonStyle, other.buttonStyle) && areEqual(toggleStyle, other.toggleStyle)
      && areEqual(progressViewStyle, other.progressViewStyle)
      && rare == other.rare && custom.count == other.custom.count
      && custom.allSatisfy { key, value in areEqual(value, other.custom[key]) }
  }
}

/// Whether two values are nil, or have the same type and are equal.
private func areEqual(_ value: Any?, _ other: Any?) -> Bool {
  func isOther<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
  guard let value, let other else { return value == nil && other == nil }
  guard type(of: value) == type(of: other), let value = value as? any Equatable else { return false }
  return isOther(value)
}

// Environments are copied often, so what few views set is one reference.

/// The styles of some controls, and the action of links.
private struct RareEnvironment {
  var labelStyle: (any LabelStyle)?
  var disclosureGroupStyle: (any DisclosureGroupStyle)?
  var gaugeStyle: (any GaugeStyle)?
  var pickerKind: PickerKind?
  var datePickerKind: DatePickerKind?
  var listKind: ListKind?
  /// Whether the view is in the content of a list.
  var isInList = false
  var openURL: OpenURLAction?
}

private final class RareValues: Equatable {
  let values: RareEnvironment

  init(_ values: RareEnvironment) { self.values = values }

  static func == (lhs: RareValues, rhs: RareValues) -> Bool {
    if lhs === rhs { return true }
    let (one, other) = (lhs.values, rhs.values)
    return areEqual(one.labelStyle, other.labelStyle)
      && areEqual(one.disclosureGroupStyle, other.disclosureGroupStyle) && areEqual(one.gaugeStyle, other.gaugeStyle)
      && one.pickerKind == other.pickerKind && one.datePickerKind == other.datePickerKind
      && one.listKind == other.listKind && one.isInList == other.isInList && one.openURL == nil && other.openURL == nil
  }
}

extension KnownEnvironment {
  var labelStyle: (any LabelStyle)? {
    get { rare?.values.labelStyle }
    set { changeRare { $0.labelStyle = newValue } }
  }

  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { rare?.values.disclosureGroupStyle }
    set { changeRare { $0.disclosureGroupStyle = newValue } }
  }

  var gaugeStyle: (any GaugeStyle)? {
    get { rare?.values.gaugeStyle }
    set { changeRare { $0.gaugeStyle = newValue } }
  }

  var pickerKind: PickerKind? {
    get { rare?.values.pickerKind }
    set { changeRare { $0.pickerKind = newValue } }
  }

  var datePickerKind: DatePickerKind? {
    get { rare?.values.datePickerKind }
    set { changeRare { $0.datePickerKind = newValue } }
  }

  var listKind: ListKind? {
    get { rare?.values.listKind }
    set { changeRare { $0.listKind = newValue } }
  }

  var isInList: Bool {
    get { rare?.values.isInList ?? false }
    set { changeRare { $0.isInList = newValue } }
  }

  var openURL: OpenURLAction? {
    get { rare?.values.openURL }
    set { changeRare { $0.openURL = newValue } }
  }

  private mutating func changeRare(_ change: (inout RareEnvironment) -> Void) {
    var values = rare?.values ?? RareEnvironment()
    change(&values)
    rare = RareValues(values)
  }
}
