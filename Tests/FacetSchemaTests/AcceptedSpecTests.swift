import Checkout
import FacetSchema
import FacetSpec
import Foundation
import Testing

/// Editors show no errors in specs that are right: the schemas accept every spec without errors.
struct AcceptedSpecTests {
  private static let schemas: [String: JSONSchema] = {
    let known = schemaFiles().compactMap { file in Value(file.bytes).map { (file.name, JSONSchema($0)) } }
    return Dictionary(uniqueKeysWithValues: known)
  }()

  @Test func theValidatorKnowsAllOfTheSchemas() throws {
    for file in schemaFiles() {
      let schema = try #require(Value(file.bytes), "\(file.name)")
      for key in Self.keywords(of: schema) { #expect(JSONSchema.keywords.contains(key), "\(file.name): \(key)") }
    }
    #expect(Self.schemas.count == SpecSchema.allCases.count)
  }

  /// The keys of schemas, not those that schemas are about.
  private static func keywords(of schema: Value) -> Set<String> {
    guard let members = schema.members else { return [] }
    let inner = members.flatMap { key, value -> [Value] in
      switch key {
      case "properties", "patternProperties", "definitions": value.members.map { Array($0.values) } ?? []
      case "anyOf", "oneOf": value.elements ?? []
      case "enum", "required", "type": []
      default: [value]
      }
    }
    return inner.reduce(into: Set(members.keys)) { $0.formUnion(keywords(of: $1)) }
  }

  @Test(arguments: [Value.Version.core, .old]) func specsOfTheRepositoryAreAccepted(_ version: Value.Version) throws {
    #expect(try check(filesIn: Checkout.root.appending(path: "specs"), version) > 70)
  }

  @Test(arguments: [Value.Version.core, .old]) func casesWithoutErrorsAreAccepted(_ version: Value.Version) throws {
    var count = 0
    for test in Case.all {
      let recorded = (try? String(contentsOf: test.diagnostics, encoding: .utf8)) ?? ""
      if !recorded.contains(": error: ") { count += try check(filesIn: test.folder, version) }
    }
    #expect(count > 300)
  }

  @Test(
    .enabled(if: Checkout.shared("trials") != nil),
    arguments: ["newcomer-a/specs", "newcomer-b/specs"]
  ) func specsOfNewcomersAreAccepted(_ folder: String) throws {
    let folder = try #require(Checkout.shared("trials/\(folder)"))
    #expect(try check(filesIn: folder, .core) > 5)
  }

  @Test(arguments: [
    ("component: A\nstyles: { default: { body: { text: content.a, colour: color.b } } }", "colour"),
    ("component: A\nstyles: { default: { bdy: { text: content.a } } }", "bdy"), ("component: A", "styles"),
    ("component: A\nstyles: {}\nstatus: shiny", "status"),
    ("component: A\nstyles: {}\nserverDriven: maybe", "serverDriven"),
  ]) func whatIsWrongIsNotAccepted(_ spec: String, _ place: String) throws {
    let schema = try #require(Self.schemas[SpecSchema.component.fileName])
    let value = try #require(Value(Array(spec.utf8)))
    let fault = schema.fault(in: value)
    #expect(fault?.contains(place) == true, "\(fault ?? "accepted")")
  }

  /// The number of files, all of which are expected to be accepted.
  private func check(filesIn folder: URL, _ version: Value.Version) throws -> Int {
    var count = 0
    for path in try Case.files(in: folder) where path.hasSuffix(".yaml") {
      guard let schema = SpecFileKind(path).flatMap(Self.schema) else { continue }
      count += 1
      let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
      let value = try #require(Value(bytes, as: version), "\(folder.lastPathComponent)/\(path)")
      let fault = schema.fault(in: value)
      #expect(fault == nil, "\(folder.lastPathComponent)/\(path): \(fault ?? "")")
    }
    return count
  }

  private static func schema(of kind: SpecFileKind) -> JSONSchema? {
    switch kind {
    case .project: schemas[SpecSchema.facet.fileName]
    case .component: schemas[SpecSchema.component.fileName]
    case .screen: schemas[SpecSchema.screen.fileName]
    case .app: schemas[SpecSchema.app.fileName]
    case .transition: schemas[SpecSchema.transition.fileName]
    case .tokens, .resolver, .page, .swift: nil
    }
  }
}
