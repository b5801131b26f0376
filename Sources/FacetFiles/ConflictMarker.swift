/// A line that version control writes around the two sides of a conflict.
enum ConflictMarker: CaseIterable {
  case ours, base, theirs, end

  private var sign: UInt8 {
    switch self {
    case .ours: UInt8(ascii: "<")
    case .base: UInt8(ascii: "|")
    case .theirs: UInt8(ascii: "=")
    case .end: UInt8(ascii: ">")
    }
  }

  /// Nil for any other line.
  init?(_ line: some Collection<UInt8>) {
    let length = 7
    guard let first = line.first, let marker = Self.allCases.first(where: { $0.sign == first }),
      line.prefix(length).elementsEqual(repeatElement(first, count: length))
    else { return nil }
    let rest = line.dropFirst(length)
    guard rest.isEmpty || rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: "\r") else { return nil }
    self = marker
  }

  /// Whether a file has a whole conflict: both sides, and the markers around them.
  static func surround(partOf file: [UInt8]) -> Bool {
    var last: ConflictMarker?
    for line in file.split(separator: UInt8(ascii: "\n")) {
      switch (ConflictMarker(line), last) {
      case (.ours, _): last = .ours
      case (.theirs, .ours): last = .theirs
      case (.end, .theirs): return true
      default: break
      }
    }
    return false
  }
}

/// The first line that is no marker of a conflict.
package func firstLineBesidesConflictMarkers(of file: [UInt8]) -> ArraySlice<UInt8> {
  var rest = file[...]
  while true {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    if ConflictMarker(line) == nil || line.endIndex == rest.endIndex { return line }
    rest = rest[line.endIndex...].dropFirst()
  }
}

/// Whether nothing but markers of a conflict is in a file, as where both sides are empty.
package func holdsOnlyConflictMarkers(_ file: [UInt8]) -> Bool {
  let lines = file.split(separator: UInt8(ascii: "\n")).filter { !$0.elementsEqual("\r".utf8) }
  return !lines.isEmpty && lines.allSatisfy { ConflictMarker($0) != nil }
}

extension Git {
  /// Both sides of an unsettled merge of a file, as they were committed; empty if git knows of no conflict in it.
  ///
  /// - Parameter name: The path relative to the folder.
  func sides(of name: String) throws(Failure) -> [[UInt8]] {
    let path = prefix.isEmpty ? name : prefix + "/" + name
    // `100644 <object> 2<tab>path`: the base is 1, ours 2, theirs 3.
    let stages = try self(["ls-files", "--unmerged", "-z", "--", path]).split(separator: 0)
    var sides: [[UInt8]] = []
    for stage in stages {
      let words = stage.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
      guard words.count == 3, !words[2].elementsEqual("1".utf8) else { continue }
      sides.append(try self(["cat-file", "blob", String(decoding: words[1], as: UTF8.self)]))
    }
    return sides
  }
}
