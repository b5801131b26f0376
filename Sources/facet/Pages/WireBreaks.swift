import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetServerSchema

extension DiagnosticKind {
  static let wireBreak = DiagnosticKind(
    "server/breaking-change", .error, "Change that breaks the pages of servers",
    explanation: """
      Servers send pages by the schema of an earlier state of the specs. Here, what such a page holds is no longer read: \
      a type or a field is gone, has another type, may no longer be left out, or exists since another version. The \
      components of these pages would be missing in the new version of the app.

          parameters: { headline: String }                                    # wrong, if it was 'title'

          parameters: { headline: { type: String, renamedFrom: title } }      # right

      If it is intended, 'facet generate' writes the new schema, with which later states are compared.
      """)
}

extension EarlierSchema {
  /// The changes that break pages which are valid by this schema.
  ///
  /// - Parameter file: The schema.
  func diagnostics(in design: Design, _ places: Places, of file: FileID) -> [Diagnostic] {
    breaks(in: design).map { change in
      let component = design.components.first { $0.serverDriven?.type == change.type }
      let earlier = SourceSpan(file: file, start: change.range.lowerBound, end: change.range.upperBound)
      let place = component.flatMap { component in
        change.path.first.flatMap { places.parameter($0, of: component.name) } ?? places.serverDriven(component.name)
      }
      return Diagnostic(
        .wireBreak, at: place ?? earlier, change.message, help: change.help,
        notes: place == nil ? [] : [Diagnostic.Note("the earlier schema is here", at: earlier)])
    }
  }
}

extension WireBreak {
  fileprivate var message: String {
    let field = "'\(path.joined(separator: "."))' of '\(type)'"
    return switch change {
    case .removedType: "no component has the type '\(type)' any more"
    case .removedField: "the field \(field) is no longer read"
    case .removedCase(let name): "the field \(field) no longer has the case '\(name)'"
    case .requiredField: "the field \(field) can no longer be left out"
    case .newRequiredField: "the new field \(field) cannot be left out"
    case .changedType(let old, let new): "the field \(field) was \(old), and is \(new)"
    case .changedSince(let old, let new):
      "'\(type)' exists since \(new.map { "version \($0)" } ?? "the first version"), and not since "
        + (old.map { "version \($0)" } ?? "the first version")
    }
  }

  fileprivate var help: String {
    switch change {
    case .removedType: "keep a component with 'serverDriven: { type: \(type) }' until no server sends it"
    case .removedField: "if it has another name, say 'renamedFrom: \(path.last ?? "")'; otherwise keep the parameter"
    case .removedCase: "keep the case until no server sends it"
    case .requiredField, .newRequiredField: "give it a default, or make its type optional"
    case .changedType: "add a parameter of another name, with a default"
    case .changedSince: "leave 'since' as it was"
    }
  }
}
