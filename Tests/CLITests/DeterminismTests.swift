import Foundation
import Testing

/// The same specs come to the same bytes, wherever and under whatever circumstances.
struct DeterminismTests {
  @Test func surroundingsDoNotMatter() throws {
    let project = try TestProject("Tag", "Chip", "Pill")
    let reference = try TestProject("Pill", "Tag", "Chip")
    try reference.tool.run("generate")
    let expected = try reference.contents()
    #expect(!expected.isEmpty)

    let circumstances: [(environment: [String: String], folder: String, arguments: [String])] = [
      ([:], ".", []), ([:], ".", []), ([:], ".", []), ([:], ".", []),
      (["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"], ".", []),
      (["LC_ALL": "C", "TZ": "America/St_Johns", "COLUMNS": "20", "USER": "nobody"], "specs", []),
      ([:], "/", ["--project", project.path]),
      (
        [:], "..",
        ["--project", FileManager.default.temporaryDirectory.path + "/" + project.name + "/specs/facet.yaml"]
      ),
    ]
    for circumstance in circumstances {
      try? project.delete("generated")
      var tool = project.tool
      tool.environment = circumstance.environment
      tool.folder = circumstance.folder.hasPrefix("/") ? circumstance.folder : project.path(circumstance.folder)
      let outcome = try tool.run(["generate"] + circumstance.arguments)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try project.contents() == expected, "\(circumstance)")
    }
  }
}
