import Foundation
import Testing

struct SiteTests {
  private func page(_ name: String, of project: TestProject) throws -> String {
    try String(contentsOfFile: project.path + "/site/" + name, encoding: .utf8)
  }

  private func names(of project: TestProject) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: project.path + "/site").sorted()
  }

  @Test func eachComponentHasAPage() throws {
    let project = try TestProject("Card", "Row")
    let outcome = try project.tool.run("site", "site")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try names(of: project) == [
        ".facet-manifest.json", "Card.component.html", "Row.component.html", "index.html", "site.css", "site.js",
      ])
    let card = try page("Card.component.html", of: project)
    // Both variants, what they show, what is read, and the Swift.
    for words in [">Default<", ">Short<", ">World</text>", "1  World\n2  Hello", "public struct Card: View"] {
      #expect(card.contains(words), "\(words)")
    }
    let index = try page("index.html", of: project)
    #expect(index.contains("2 components, 4 variants, 4 pictures"))
    #expect(index.contains("<a href=\"Row.component.html\">"))
  }

  @Test func picturesThatLookTheSameAreOne() throws {
    let project = try TestProject()
    try project.write(TestProject.projectFile, to: "specs/facet.yaml")
    let spec =
      TestProject.component("Card")
      + "matrix: { layoutDirection: [leftToRight, rightToLeft], isEnabled: [true, false] }\n"
    try project.write(spec, to: project.specName("Card"))
    try project.tool.run("site", "site")
    let card = try page("Card.component.html", of: project)
    #expect(card.contains("<figcaption>as it is; disabled</figcaption>"))
    #expect(card.contains("<figcaption>rtl; rtl, disabled</figcaption>"))
  }

  @Test func textOfSpecsIsEscaped() throws {
    let project = try TestProject()
    try project.write(TestProject.projectFile, to: "specs/facet.yaml")
    let spec = TestProject.component("Card", text: "<script>alert(1)</script>&")
      .replacing("component: Card\n", with: "component: Card\ndoc: \"A \\\"<b>card</b>\\\".\"\n")
      .replacing("Short:", with: "\"<i>\\\"Short\\\"\":")
    try project.write(spec, to: project.specName("Card"))
    let outcome = try project.tool.run("site", "site")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["Card.component.html", "index.html"] {
      let page = try page(name, of: project)
      #expect(!page.contains("<script>alert") && !page.contains("<b>") && !page.contains("<i>"))
      #expect(page.contains("&lt;b&gt;card&lt;/b&gt;"))
      #expect(unclosedElements(in: page) == [])
    }
  }

  @Test func aPageGoesWithItsComponent() throws {
    let project = try TestProject("Card", "Row")
    try project.tool.run("site", "site")
    try project.write("by hand", to: "site/Notes.html")
    try FileManager.default.removeItem(atPath: project.path + "/" + project.specName("Row"))
    try project.tool.run("site", "site")
    #expect(try !names(of: project).contains("Row.component.html"))
    #expect(try names(of: project).contains("Notes.html"))
  }

  @Test func theFolderIsForTheSiteOnly() throws {
    let project = try TestProject("Card")
    for folder in ["specs", "specs/site", "generated/Swift"] {
      let outcome = try project.tool.run("site", folder)
      #expect(outcome.status == 2 && outcome.errors.contains("help: name another folder"), "\(outcome.errors)")
    }
  }

  @Test func errorsAreReportedAndNothingIsWritten() throws {
    let project = try TestProject("Card")
    try project.write(
      TestProject.component("Row").replacing("content.title", with: "content.titel"), to: project.specName("Row"))
    let outcome = try project.tool.run("site", "site")
    #expect(outcome.status == 1 && outcome.errors.contains("did you mean 'title'?"))
    #expect(!FileManager.default.fileExists(atPath: project.path + "/site"))
  }
}

/// The elements that are opened and not closed in this order; a page is written as XML, so there should be none.
private func unclosedElements(in page: String) -> [String] {
  var open: [String] = []
  for tag in page.matches(of: /<(\/?)([a-zA-Z0-9]+)[^>]*?(\/?)>/) {
    let name = String(tag.2)
    if tag.3 == "/" { continue }
    if tag.1 == "/" {
      guard open.popLast() == name else { return open + ["</\(name)>"] }
    } else {
      open.append(name)
    }
  }
  return open
}
