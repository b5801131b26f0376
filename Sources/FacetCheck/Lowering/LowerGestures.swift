import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `onTap: content.onOpen`, `onTap: { count: 2, do: content.onLike }`
  mutating func tap(_ value: ElementSpec.Value, _ row: Row, _ key: Located<String>, in scope: Scope) -> Modifier? {
    guard let tap = gesture(.onTap, value, row, key, in: scope) else { return nil }
    guard case .parts(let parts) = value, let span = parts[.count]?.value.syntax?.span
    else { return tap }
    guard case .int(let count)? = tap[.count]?.node, (1...2).contains(count) else {
      report(.tapCount(at: span))
      return nil
    }
    return tap
  }

  /// `onLongPress: content.onMenu`, `onLongPress: { minimumDuration: 1s, do: content.onMenu }`
  mutating func longPress(
    _ value: ElementSpec.Value, _ row: Row, _ key: Located<String>, in scope: Scope
  ) -> Modifier? { gesture(.onLongPress, value, row, key, in: scope) }

  private mutating func gesture(
    _ id: ModifierID, _ value: ElementSpec.Value, _ row: Row, _ key: Located<String>, in scope: Scope
  ) -> Modifier? {
    if case .parts = value { return arguments(value, as: row.value, at: key.span, in: scope).map { Modifier(id, $0) } }
    guard let syntax = value.syntax else { return nil }
    return action(syntax, in: scope).map { Modifier(id, [.init(nil, .action($0))]) }
  }

  /// `drag: { onChanged: content.onMove(drag.translation.width), onEnded: content.onDrop }`
  mutating func drag(_ value: ElementSpec.Value, _ row: Row, _ key: Located<String>, in scope: Scope) -> Modifier? {
    guard let parts = arguments(value, as: row.value, at: key.span, in: scope) else { return nil }
    let drag = Modifier(.drag, parts)
    if !drag.actions.isEmpty { return drag }
    // An action with an error has been reported.
    if case .parts(let written) = value, !written.contains(where: \.isActionOfDrag) { report(.dragWithoutAction(key)) }
    return nil
  }
}

extension ElementSpec.Argument {
  fileprivate var isActionOfDrag: Bool { keyword == .onChanged || keyword == .onEnded }
}
