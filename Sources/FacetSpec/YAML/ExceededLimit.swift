package import FacetDiagnostics
package import FacetLimits

extension DiagnosticKind {
  package static let limitExceeded = DiagnosticKind(
    "limit/exceeded", .error, "Limit of a project exceeded",
    explanation: """
      Every quantity in a spec has a limit, so that no spec makes a run slow or exhausts the memory. docs/limits.md \
      lists the limits.

      Wrong:

          lazyVGrid: [ { text: content.title } ]
          columns: 1000
          spacing: space.m

      Right:

          lazyVGrid: [ { text: content.title } ]
          columns: 3
          spacing: space.m
      """)
}

extension Diagnostic {
  /// A diagnostic with a limit and the actual value.
  package static func exceeded(_ limit: Limit, found: Int, at span: SourceSpan?, help: String? = nil) -> Diagnostic {
    let row = limit.row
    return Diagnostic(
      .limitExceeded, at: span, "found \(found) \(row.unit) in \(row.place); the limit is \(row.most)", help: help)
  }
}

extension TreeBuilder {
  /// Reports the limit that the last node exceeds, at which reading stops. Returns false if it exceeds none.
  mutating func reportExcess() -> Bool {
    guard let last = nodes.last else { return false }
    let length = Int(last.textEnd - last.textStart)
    if nodes.count > mostNodes {
      let place = SourceSpan(file: file, start: Int(last.start), end: Int(last.end))
      diagnostics.append(
        .exceeded(nodeLimit, found: nodes.count, at: place, help: "split it into several files"))
    } else if length > mostScalarBytes {
      let place = SourceSpan(file: file, start: Int(last.start), end: Int(last.start) + 1)
      diagnostics.append(.exceeded(.scalar, found: length, at: place))
    } else {
      return false
    }
    return true
  }
}
