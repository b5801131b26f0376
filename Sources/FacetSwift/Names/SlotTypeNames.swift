import FacetIR
import FacetLanguage

/// The types of slots, as nested types: `Trailing` of the slot `trailing`.
///
/// They shadow other types with their names in the enclosing type. So the type of a slot `image` beside a field of type
/// `Image` is `ImageSlot`.
struct SlotTypeNames {
  private var names: [String: SwiftName] = [:]
  /// Their names before their parameters were renamed.
  private(set) var former: [String: SwiftName] = [:]

  init(_ component: Component, in index: DesignIndex) {
    let content = component.content
    self.init(
      content.fields.map { ($0.name, $0.type) } + content.actions.map { ($0.name, $0.type) }, in: index)
    if names.isEmpty { return }
    var taken = Set(names.values.map(\.text)).union(Self.reserved)
    for slot in content.fields where slot.type.isSlot {
      former[slot.name] = slot.formerName.map { Self.free($0, &taken) }
    }
  }

  /// - Parameter types: by which the type is known that has these members.
  init(_ members: [(name: String, type: ValueType)], besides types: [String] = [], in index: DesignIndex) {
    if !members.contains(where: { $0.type.isSlot }) { return }
    var taken = Self.reserved.union(types)
    for member in members { taken.formUnion(Self.identifiers(in: index.spelling(of: member.type))) }
    for member in members where member.type.isSlot { names[member.name] = Self.free(member.name, &taken) }
  }

  /// - Parameter slot: a field of the content whose type is a view.
  subscript(slot: String) -> SwiftName { names[slot] ?? SwiftName(slot) }

  private static func free(_ slot: String, _ taken: inout Set<String>) -> SwiftName {
    var name = slot.prefix(1).uppercased() + slot.dropFirst()
    while !taken.insert(name).inserted { name += "Slot" }
    return SwiftName(name)
  }

  private static func identifiers(in type: Code) -> [String] {
    type.onOneLine.utf8.split { !SwiftName.isAllowed($0) }.map { String(Substring($0)) }
  }

  /// Names that the types of slots use, and names that Swift reserves.
  private static let reserved: Set<String> = [
    "Any", "Binding", "Body", "Bool", "Equatable", "MainActor", "Protocol", "Self", "SlotView", "StyledSlot",
    "StyledSlotFunction", "Text", "Type", "View",
  ]
}
