/// The difference of two texts by line, in the format of `diff -u`.
package struct LineDiff {
  /// An edit of a line. Line numbers begin at 0.
  enum Edit: Equatable {
    case keep(old: Int, new: Int)
    case delete(old: Int)
    case insert(new: Int)
  }

  /// The unified diff with three lines of context; empty for equal texts.
  package static func unified(old: [UInt8], new: [UInt8], oldName: String, newName: String) -> String {
    if old == new { return "" }
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    var text = "--- \(oldName)\n+++ \(newName)\n"
    for hunk in hunks(of: edits(from: oldLines, to: newLines)) { text += render(hunk, oldLines, newLines) }
    return text
  }

  package static func unified(old: String, new: String, oldName: String, newName: String) -> String {
    unified(old: Array(old.utf8), new: Array(new.utf8), oldName: oldName, newName: newName)
  }

  /// The lines that are only in one of two texts, by their numbers from 0.
  package static func changedLines(from old: [String], to new: [String]) -> (removed: [Int], added: [Int]) {
    var changes: (removed: [Int], added: [Int]) = ([], [])
    for edit in edits(from: old.map { Array($0.utf8)[...] }, to: new.map { Array($0.utf8)[...] }) {
      switch edit {
      case .keep: break
      case .delete(let line): changes.removed.append(line)
      case .insert(let line): changes.added.append(line)
      }
    }
    return changes
  }

  /// Lines that take the place of others, by their numbers from 0.
  package struct Change: Equatable {
    /// The lines that are replaced; empty for an insertion.
    package var old: Range<Int>
    /// The lines in their place; empty for a deletion.
    package var new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// The least changes from one list of lines to another, in order. Between two of them is at least one line that both
  /// have.
  ///
  /// - Parameters:
  ///   - old: A number for each line, equal for equal lines.
  ///   - new: The same for the other list.
  package static func changes(from old: [Int], to new: [Int]) -> [Change] {
    if old == new { return [] }
    var edits: [Edit] = []
    appendEdits(of: old, old.indices, new, new.indices, to: &edits)
    var changes: [Change] = []
    var (next, begun) = ((old: 0, new: 0), (old: 0, new: 0))
    func close() {
      if begun != next { changes.append(Change(old: begun.old..<next.old, new: begun.new..<next.new)) }
    }
    for edit in edits {
      switch edit {
      case .delete: next.old += 1
      case .insert: next.new += 1
      case .keep:
        close()
        next = (next.old + 1, next.new + 1)
        begun = next
      }
    }
    close()
    return changes
  }

  /// The lines with their line breaks, so that a missing one at the end of the file is a difference.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }
}
