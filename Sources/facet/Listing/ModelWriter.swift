import FacetFiles
import FacetIR
import FacetParallel
import FacetText

extension JSONWriter {
  /// Writes any value of the model by its structure: a struct is an object of its fields, an enum case with values an
  /// object with one member, and a case without values its name. Members that are nil are omitted.
  ///
  /// It uses reflection, so that new fields of the model are included without changes here. The members of a dictionary
  /// are sorted by key, and those of a set by what is written for them, so that the output is deterministic.
  mutating func write(model value: Any) { write(Reflection(of: value)) }

  /// Writes a design as `write(model:)` does, its components on several threads.
  mutating func write(_ design: Design, threads: Int) {
    object { json in
      for child in Mirror(reflecting: design).children {
        guard let name = child.label else { continue }
        if let components = child.value as? [Component] {
          let elements = parallelMap(components, threads: threads) { component in
            JSONWriter.Element(inArrayAt: 1) { $0.write(model: component) }
          }
          json.member(name) { $0.array(elements) }
        } else {
          json.writeMember(name, Reflection(of: child.value))
        }
      }
    }
  }

  private mutating func write(_ value: Reflection) {
    switch value {
    case .text(let text): string(text)
    case .int(let number): self.number(number)
    case .double(let number): self.number(number)
    case .flag(let flag): bool(flag)
    case .other(let mirror, let value): write(mirror, of: value)
    }
  }

  private mutating func write(_ mirror: Mirror, of value: Any) {
    switch mirror.displayStyle {
    case .optional: if let child = mirror.children.first { write(model: child.value) } else { null() }
    case .collection:
      array { json in
        for child in mirror.children { json.write(model: child.value) }
      }
    case .set:
      let members = mirror.children.map { child in
        var json = JSONWriter()
        json.write(model: child.value)
        return (text: String(decoding: json.bytes, as: UTF8.self), value: child.value)
      }
      array { json in
        for member in members.sorted(by: { inByteOrder($0.text, $1.text) }) { json.write(model: member.value) }
      }
    case .enum where mirror.children.isEmpty: string("\(value)")
    case .dictionary: writeMembers(mirror.children.sorted { inByteOrder(keyText($0.value), keyText($1.value)) })
    default: writeMembers(mirror.children)
    }
  }

  private mutating func writeMembers(_ children: some Sequence<Mirror.Child>) {
    object { json in
      var index = 0
      for child in children {
        json.writeMember(memberName(child.label, at: index), Reflection(of: child.value))
        index += 1
      }
    }
  }

  private mutating func writeMember(_ name: String, _ value: Reflection) {
    if !value.isNil { member(name) { $0.write(value) } }
  }
}

/// A value with its mirror, which is made once: it takes most of the time.
private enum Reflection {
  case text(String)
  case int(Int)
  case double(Double)
  case flag(Bool)
  case other(Mirror, of: Any)

  init(of value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let number as Int: self = .int(number)
    case let number as Double: self = .double(number)
    case let flag as Bool: self = .flag(flag)
    default: self = .other(Mirror(reflecting: value), of: value)
    }
  }

  var isNil: Bool {
    if case .other(let mirror, _) = self { mirror.displayStyle == .optional && mirror.children.isEmpty } else { false }
  }
}

/// A member without a label, as in a tuple, is named by its index.
private func memberName(_ label: String?, at index: Int) -> String {
  guard let label, label.utf8.first != UInt8(ascii: ".") else { return "\(index)" }
  return label
}

/// The key of a dictionary member, as text.
private func keyText(_ member: Any) -> String {
  Mirror(reflecting: member).children.first.map { "\($0.value)" } ?? ""
}
