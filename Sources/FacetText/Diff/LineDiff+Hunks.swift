extension LineDiff {
  private static let context = 3

  /// The hunks: changes with their context, merged if they are close.
  static func hunks(of edits: [Edit]) -> [ArraySlice<Edit>] {
    var ranges: [Range<Int>] = []
    for (index, edit) in edits.enumerated() where !edit.isKeep {
      let start = max(index - context, 0)
      let end = min(index + context + 1, edits.count)
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges.map { edits[$0] }
  }

  static func render(_ hunk: ArraySlice<Edit>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> String {
    var position = HunkPosition()
    var body = ""
    for edit in hunk {
      position.count(edit)
      switch edit {
      case .keep(let line, _): body += " " + shown(old[line])
      case .delete(let line): body += "-" + shown(old[line])
      case .insert(let line): body += "+" + shown(new[line])
      }
    }
    return "@@ -\(position.old) +\(position.new) @@\n" + body
  }

  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}

/// The line numbers in the header of a hunk.
private struct HunkPosition {
  private var oldStart: Int?
  private var newStart: Int?
  private var oldCount = 0
  private var newCount = 0

  var old: String { Self.spelled(oldStart, oldCount) }
  var new: String { Self.spelled(newStart, newCount) }

  mutating func count(_ edit: LineDiff.Edit) {
    if let line = edit.oldLine {
      oldStart = oldStart ?? line
      oldCount += 1
    }
    if let line = edit.newLine {
      newStart = newStart ?? line
      newCount += 1
    }
  }

  /// A range in the format of `diff`: it counts from 1, omits a count of 1, and names the line before an empty range,
  /// which in a hunk with context can only be the start of the file.
  private static func spelled(_ start: Int?, _ count: Int) -> String {
    guard let start else { return "0,0" }
    return count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
  }
}

extension LineDiff.Edit {
  var isKeep: Bool { oldLine != nil && newLine != nil }

  var oldLine: Int? {
    switch self {
    case .keep(let old, _), .delete(let old): old
    case .insert: nil
    }
  }

  var newLine: Int? {
    switch self {
    case .keep(_, let new), .insert(let new): new
    case .delete: nil
    }
  }
}
