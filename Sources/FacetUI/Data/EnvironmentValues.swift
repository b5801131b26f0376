/// What a view's surroundings tell it. Copies share their storage until one is changed.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.custom[ObjectIdentifier(key)] = newValue } }
  }

  /// The values that the views of this module read, by field: no look-up, no cast.
  var known: EnvironmentStorage { storage }

  mutating func change(_ body: (EnvironmentStorage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(copying: storage) }
    body(storage)
  }
}

/// Names a value of the environment and says what it is where nobody has set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values themselves.
final class EnvironmentStorage {
  var colorScheme = ColorScheme.light
  var colorSchemeContrast = ColorSchemeContrast.standard
  var dynamicTypeSize = DynamicTypeSize.large
  var layoutDirection = LayoutDirection.leftToRight
  var isEnabled = true
  var locale = Locale.english
  var foreground: (any ShapeStyle)?
  var foregroundLevel = HierarchicalShapeStyle.primary
  var tint: Color?
  var buttonStyle: (any PrimitiveButtonStyle)?
  var toggleStyle: (any ToggleStyle)?
  var progressViewStyle: (any ProgressViewStyle)?
  var hidesLabels = false
  var text = TextEnvironment()
  /// What is done when a text field is submitted, the nearest first.
  var onSubmit: [() -> Void] = []
  var custom: [ObjectIdentifier: Any] = [:]

  init() {}

  init(copying other: EnvironmentStorage) {
    colorScheme = other.colorScheme
    colorSchemeContrast = other.colorSchemeContrast
    dynamicTypeSize = other.dynamicTypeSize
    layoutDirection = other.layoutDirection
    isEnabled = other.isEnabled
    locale = other.locale
    foreground = other.foreground
    foregroundLevel = other.foregroundLevel
    tint = other.tint
    buttonStyle = other.buttonStyle
    toggleStyle = other.toggleStyle
    progressViewStyle = other.progressViewStyle
    hidesLabels = other.hidesLabels
    text = other.text
    onSubmit = other.onSubmit
    custom = other.custom
  }
}
