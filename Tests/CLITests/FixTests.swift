import Foundation
import Testing

struct FixTests {
  let project: TestProject

  init() throws {
    project = try TestProject("Tag", "Chip")
    // Two fixes in one file, behind letters of more than a byte; none in the other.
    try project.replace("_ title: String", with: "_ title: Strng   # é漢", in: project.specName("Tag"))
    try project.replace("variants:", with: "varaints:", in: project.specName("Tag"))
  }

  @Test func whatIsCertainIsMendedInTheFiles() throws {
    let chip = project.text(project.specName("Chip"))
    let outcome = try project.tool.run("check", "--fix")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "mended 2 mistakes in 1 file\nno mistakes in 2 components\n")
    #expect(project.text(project.specName("Tag"))?.contains("_ title: String   # é漢\n") == true)
    #expect(project.text(project.specName("Chip")) == chip)
    let again = try project.tool.run("check", "--fix")
    #expect(again.errors == "no mistakes in 2 components\n")
  }

  @Test func whatIsNotCertainIsStillTold() throws {
    try project.replace("hstack", with: "hstakc", in: project.specName("Chip"))
    let outcome = try project.tool.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("mended 2 mistakes in 1 file"))
    #expect(outcome.errors.contains("specs/Chip.component.yaml:9:7: error: "))
  }

  @Test func anItemThatChangesItsHeightIsMeasuredAgain() throws {
    let fold = """
      component: Fold
      epoxy: true
      state: { isOpen: Bool = false }
      actions: { onToggle: isOpen = not isOpen }
      content: { isOpen: Bool }
      style: none
      body: { button: content.onToggle, label: { text: "Rules", lineLimit: if content.isOpen then nil else 2 } }

      """
    try project.write(fold, to: project.specName("Fold"))
    let outcome = try project.tool.run("check", "--fix")
    #expect(outcome.errors.contains("epoxy/hosted-state"))
    #expect(!outcome.errors.contains("epoxy/resizing-host"))
    #expect(
      project.text(project.specName("Fold")) == fold.replacing("epoxy: true", with: "epoxy: { resizes: true }"))
  }

  @Test func quotesAroundAnExpressionAreRemoved() throws {
    let spoken = """
      component: Spoken
      parameters: { title: String, note: String? }
      content:
        title: String
        words: String = if title == "" then "title + title" else title
      accessibility:
        element: single
        label: 'if note == nil then "" else title'
        value: "min(title, 2)"
      style: none
      body: { text: "{content.title} {content.words}" }

      """
    try project.write(spoken, to: project.specName("Spoken"))
    let outcome = try project.tool.run("check", "--fix")
    #expect(outcome.status == 1)
    // The label is certain. A text in an expression needs parentheses, and the value would have another error.
    #expect(
      project.text(project.specName("Spoken"))
        == spoken.replacing("'if note == nil then \"\" else title'", with: "if note == nil then \"\" else title"))
  }

  @Test func whatIsGivenUnderBothNamesIsLeftAsItIs() throws {
    let note = """
      component: Note
      parameters:
        label: { type: String, renamedFrom: text }
      content: { label: String }
      style: none
      body: { text: "{content.label}" }
      sample: { label: a, text: b }
      variants:
        Default:
        Old: { with: { text: c }, expect: { content.text: c } }

      """
    try project.write(note, to: project.specName("Note"))
    let outcome = try project.tool.run("check", "--fix")
    #expect(outcome.errors.contains("which is given too"))
    let mended = note.replacing("text: c", with: "label: c")
    #expect(project.text(project.specName("Note")) == mended)
  }

  @Test func whatDataHasBareIsPutBetweenQuotesInAnExpression() throws {
    try project.write(
      """
      component: Note
      parameters: { day: Date = 2026-01-01 }
      content:
        isNew: Bool = day == 2026-01-02
        isOld: Bool = 2026-01-03 == day
      styles:
        default:
          properties: { link: URL = https://x.example/1?a=b#c, wait: { type: Duration, default: 5s } }
          body:
            text: "{content.isNew} {content.isOld} {style.link.absoluteString}"
            hidden: style.wait == style.wait
        other: { extends: default, properties: { link: https://x.example/2 } }
      variants: { Default: , Other: { style: other } }

      """, to: project.specName("Note"))
    _ = try project.tool.run("check", "--fix")
    let note = project.text(project.specName("Note"))
    #expect(note?.contains("{ day: Date = 2026-01-01 }") == true)
    #expect(note?.contains(#"day == "2026-01-02""#) == true)
    #expect(note?.contains("Bool = 2026-01-03 == day") == false)
    #expect(note?.contains(##"{ link: URL = "https://x.example/1?a=b#c", wait: "##) == true)
    #expect(note?.contains(#"{ type: Duration, default: "5s" }"#) == true)
    #expect(note?.contains(#"{ link: "https://x.example/2" }"#) == true)
  }

  @Test func aWordOfAnotherToolIsMendedWhereItMeansTheSame() throws {
    try project.write(
      """
      component: Note
      description: What is to be remembered.
      styles:
        default:
          body: { text: "Note", clipShape: capsule, alpha: 0.5, "maxLines": 1, numberOfLines: 0 }
      variants:
        Default:
      """, to: project.specName("Note"))
    let outcome = try project.tool.run("check", "--fix")
    #expect(outcome.errors.contains("unknown key 'numberOfLines'"))
    let note = project.text(project.specName("Note"))
    #expect(note?.contains("\ndoc: What is to be remembered.\n") == true)
    #expect(note?.contains(#"{ text: "Note", clip: capsule, opacity: 0.5, "lineLimit": 1, numberOfLines: 0 }"#) == true)
  }

  @Test func whatMeansSomethingElseIsLeftAsItIs() throws {
    let note = """
      component: Note
      styles:
        default:
          body:
            vstack:
              - { text: "a", accessibilityRemoveTraits: [header] }
              - { text: "b", accessibilityAction: "Close" }
              - { text: "c", accessibilityHeading: h1 }
              - { text: "d", notDisabled: true, unhidden: true, mask: circle, color: color.gray500 }
            spacing: 0

      """
    try project.write(note, to: project.specName("Note"))
    let outcome = try project.tool.run("check", "--fix")
    #expect(outcome.status == 1)
    #expect(!outcome.errors.contains("did you mean 'accessibility"))
    #expect(project.text(project.specName("Note")) == note)
  }

  @Test func anEditThatWouldBringAnotherErrorIsNotMade() throws {
    try project.write(
      """
      component: Note
      style: none
      body: { text: "Note", lineLmit: 1, color: .red }
      variants:
        Default:
      """, to: project.specName("Note"))
    let outcome = try project.tool.run("check", "--fix")
    let left = "specs/Note.component.yaml: left a mistake whose fix would have made others"
    #expect(outcome.errors.contains(left), "\(outcome.errors)")
    #expect(outcome.errors.contains("mended 3 mistakes in 2 files"), "\(outcome.errors)")
    #expect(
      project.text(project.specName("Note"))?.contains(#"{ text: "Note", lineLimit: 1, color: .red }"#) == true)
  }

  @Test func aDryRunShowsADiffThatCanBeApplied() throws {
    let before = project.text(project.specName("Tag"))
    let outcome = try project.tool.run("check", "--fix", "--dry-run")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("--- a/specs/Tag.component.yaml\n+++ b/specs/Tag.component.yaml\n"))
    #expect(outcome.output.contains("\n-  _ title: Strng   # é漢\n+  _ title: String   # é漢\n"))
    #expect(project.text(project.specName("Tag")) == before)
    #expect(try project.tool.run("check", "--dry-run").status == 64)
  }

  @Test func permissionsAreKept() throws {
    let path = project.path(project.specName("Tag"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try project.tool.run("check", "--fix")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
