import Testing

@testable import FacetCheck

/// A component, a type of a spec or a module cannot take the name of a type that generated code refers to.
struct ReservedTypeTests {
  @Test func everyTypeOfTheRuntimeIsReserved() throws {
    let names = try ["FacetRuntime", "FacetSupport", "FacetVariants"].reduce(into: Set()) { names, module in
      names.formUnion(try publicTypes(of: module))
    }
    #expect(names.count > 40)
    for name in names { #expect(ReservedNames.isType(name, theme: nil), "\(name) is not reserved") }
  }

  @Test func everyTypeOfSwiftUIThatIsEmittedIsReserved() throws {
    let names = try publicTypes(of: "FacetUI").intersection(emittedWords())
    #expect(names.count > 50)
    for name in names { #expect(ReservedNames.isType(name, theme: nil), "\(name) is not reserved") }
  }

  /// Those at the top of a file; what is nested cannot be hidden. Names with an underscore cannot be written in a spec.
  private func publicTypes(of module: String) throws -> Set<String> {
    let files = try Repository.files(in: ["Sources/\(module)"], suffixes: [".swift"])
    let declaration =
      /(?:@\S+ )*public (?:nonisolated |final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)/
    return Set(
      files.flatMap(\.lines).compactMap { line in line.prefixMatch(of: declaration).map { String($0.1) } }
        .filter { !$0.hasPrefix("_") })
  }

  /// What stands in a string of the emitter: any type that generated code names, and more.
  private func emittedWords() throws -> Set<String> {
    let files = try Repository.files(in: ["Sources/FacetSwift"], suffixes: [".swift"])
    let strings = files.flatMap(\.lines).flatMap { $0.split(separator: "\"").dropFirst() }
    return Set(strings.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
  }
}
