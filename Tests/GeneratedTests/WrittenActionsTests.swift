import FacetCompiler
import FacetSwift
import Testing

/// An action of a screen that is written in Swift is a requirement, which the Swift compiler reports if it is missing.
struct WrittenActionsTests {
  private static let spec = """
    screen: Trips
    types: { Trip: { id: Int } }
    state:
      trips: Array<Trip> = []
    content:
      trips: Array<Trip>
    actions:
      remove: { takes: { trip: Trip }, do: external }
    effects: { store: {} }
    sections:
      trips: { items: { each: content.trips, as: trip, do: { text: "{trip.id}", onTap: content.remove(trip) } } }
    """

  private static let written = """
    import FacetStore

    nonisolated extension TripsState {
      mutating func remove(_ trip: Trips.Trip) -> Effects<TripsRequest> {
        trips.removeAll { $0.id == trip.id }
        return .run(.store, id: "store")
      }
    }
    """

  @Test func theMethodIsMissingUntilItIsWritten() throws {
    let missing = try findings(besides: [])
    #expect(missing.contains { $0.contains("type 'TripsState' does not conform to protocol 'TripsWrittenActions'") })
    let remaining = try findings(besides: [Self.written])
    #expect(remaining == [])
  }

  /// In a module of the main actor, an extension would be isolated to it, and the state is not.
  @Test func theMethodIsNonisolatedInAModuleOfTheMainActor() throws {
    let ofTheMainActor = ["-default-isolation", "MainActor"]
    let remaining = try findings(besides: [Self.written], as: ofTheMainActor)
    #expect(remaining == [])
    let isolated = Self.written.replacing("nonisolated ", with: "")
    let refused = try findings(besides: [isolated], as: ofTheMainActor)
    #expect(refused.contains { $0.contains("main actor-isolated instance method 'remove'") })
  }

  private func findings(besides files: [String], as arguments: [String] = []) throws -> [String] {
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Travel\n".utf8)),
      SourceInput(path: "trips.screen.yaml", bytes: Array(Self.spec.utf8)),
    ])
    let design = try #require(compilation.design, "\(compilation.diagnostics)")
    let folder = try TemporaryFolder()
    var paths = try swiftFiles(for: design).map { try folder.write($0.bytes, to: $0.name) }
    for file in files { paths.append(try folder.write(file.utf8, to: "Written.swift")) }
    return try SwiftTool.swiftc(
      SwiftTool.strict + arguments + ["-I", SwiftTool.modules, "-typecheck"] + paths
    ).findings
  }
}
