import Checkout
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

  /// Several threads decode files, check components, emit Swift and draw pictures.
  @Test func theNumberOfThreadsDoesNotMatter() throws {
    let repository = try TestProject(copyOf: Checkout.root)
    let small = try TestProject("Tag", "Chip", "Pill", "Card", "Badge", "Row", "Cell", "Hint", "Note", "Mark")
    try small.tool.run("generate")
    try small.tool.run("snapshot", "accept", "--all")
    let right = try outcomes(of: repository, small)
    #expect(right.outputs.allSatisfy { $0.contains("] 0\n") }, "\(right.outputs)")

    for name in ["feedback/badge", "rows/list-row", "travel/map-pin"] {
      let file = "specs/components/\(name).component.yaml"
      try repository.replace("content.", with: "contnt.", in: file)
    }
    for name in ["Tag", "Row", "Mark"] { try small.replace("Hello", with: "Goodbye", in: small.specName(name)) }
    try small.replace("text: content.title", with: "text: content.titel", in: small.specName("Hint"))
    let wrong = try outcomes(of: repository, small)
    #expect(wrong.outputs.contains { $0.contains("contnt") } && wrong.outputs.contains { $0.contains("Goodbye") })
  }

  /// What commands say and write, which is the same on 1, 2, 3 and 8 threads.
  private func outcomes(of repository: TestProject, _ small: TestProject) throws -> (outputs: [String], files: [Data]) {
    let all = try [1, 2, 3, 8].map { threads in
      try? repository.delete("generated/Swift")
      let runs = [
        (repository, ["generate"]), (repository, ["check"]), (small, ["snapshot", "check"]), (small, ["check"]),
      ]
      let outputs = try runs.map { project, command in
        let outcome = try project.tool.run(command + ["--threads", "\(threads)"])
        return "\(command) \(outcome.status)\n\(outcome.output)\(outcome.errors)"
      }
      let files = try repository.contents(of: "generated/Swift").sorted { $0.key < $1.key }
      return (outputs: outputs, files: files.map(\.value))
    }
    for one in all.dropFirst() {
      #expect(one.outputs == all[0].outputs)
      #expect(one.files == all[0].files)
    }
    return all[0]
  }
}
