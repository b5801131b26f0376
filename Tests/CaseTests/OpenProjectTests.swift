import Checkout
import FacetCompiler
import FacetDiagnostics
import Testing

/// What an open project says of one file is what compiling all of it says of that file.
@Suite struct OpenProjectTests {
  @Test(arguments: Case.all) func saysOfEachFileWhatCompilingSays(_ case: Case) async throws {
    await letDrawingBegin()
    let inputs = try `case`.inputs()
    let compilation = try `case`.compilation
    let project = OpenProject(SpecFiles(inputs))
    for file in compilation.sources.fileIDs {
      let path = compilation.sources.path(of: file)
      let all = compilation.diagnostics.filter {
        $0.span?.file == file && !OpenProject.kindsOfTheWhole.contains($0.kind)
      }
      let own = project.diagnostics(of: path)
      let isShared = { (diagnostic: Diagnostic) in
        OpenProject.kindsOfComponentsInEachOther.contains(diagnostic.kind)
      }
      #expect(own.filter { !isShared($0) }.map(\.message) == all.filter { !isShared($0) }.map(\.message), "\(path)")
      #expect(Set(own.filter(isShared).map(\.message)).isSubset(of: all.map(\.message)), "\(path)")
    }
  }

  /// A file that is changed, and changed back.
  @Test func nothingIsLeftOfWhatWasChangedBack() throws {
    let inputs = try DesignFolder.repository.inputs()
    let project = OpenProject(SpecFiles(inputs))
    let changed = ["facet.yaml", "tokens/base.tokens.json", "components/feedback/badge.component.yaml"]
    for input in inputs where changed.contains(input.path) {
      let broken = project.replacing(SourceInput(path: input.path, bytes: Array("zork".utf8)))
      #expect(!broken.diagnostics(of: input.path).isEmpty, "\(input.path)")
      let mended = broken.replacing(input)
      for path in changed { #expect(mended.diagnostics(of: path).isEmpty, "\(path)") }
    }
  }
}
