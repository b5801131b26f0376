import FacetIR
import FacetLanguage

extension [Modifier] {
  /// The modifiers with one 'swipeActions' for each of its edges.
  func withEdgesApart() -> [Modifier] {
    flatMap { modifier -> [Modifier] in
      guard modifier.id == .swipeActions else { return [modifier] }
      let starts = modifier.arguments.indices.filter { modifier.arguments[$0].part?.key == .edge }
      return zip(starts, starts.dropFirst() + [modifier.arguments.count]).map { start, end in
        Modifier(.swipeActions, [Modifier.Argument](modifier.arguments[start..<end]))
      }
    }
  }

  /// The modifiers with a rectangular content shape for each tap gesture without an explicit one before it.
  func takingTapsInShapes() -> [Modifier] {
    var isShaped = false
    return map { modifier in
      if modifier.id == .contentShape { isShaped = true }
      guard modifier.id == .onTap, !isShaped else { return modifier }
      var tap = modifier
      tap.arguments.append(Modifier.Argument(Key.contentShape, .outline(.rectangle)))
      return tap
    }
  }
}
