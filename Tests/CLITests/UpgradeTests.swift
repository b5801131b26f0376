import Testing

/// `facet upgrade`: names that Swift written by hand may still use as they were.
struct UpgradeTests {
  @Test func formerNamesAreListedWithTheirPlaces() throws {
    let project = try project(
      """
      import FacetRuntime

      // An Icon in a comment, and a Shadow that is a member of another type:
      struct Card: View {
        let icon: Icon
        let font: Font.TextStyle = .body
        let shadow: FacetRuntime.Shadow = .none  // "TextStyle"
        var body: some View { Text(verbatim: "Icon").textStyle(TextStyle(size: 12)) }
      }

      let variants: [ContentVariant] = []

      """)
    let outcome = try project.tool.run("upgrade")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output == """
        Sources/App/Card.swift:5:13: 'Icon' is called 'DesignIcon' since 0.1.0
        Sources/App/Card.swift:7:28: 'Shadow' is called 'DesignShadow' since 0.1.0
        Sources/App/Card.swift:8:58: 'TextStyle' is called 'DesignTextStyle' since 0.1.0
        Sources/App/Card.swift:11:16: 'ContentVariant' is in FacetVariants since 0.1.0: import it

        """)
  }

  @Test(arguments: [
    // What the messages say to write.
    """
    import FacetRuntime
    import FacetVariants

    let icon: DesignIcon = "star"
    let variants: [ContentVariant] = []

    """,
    // A type of one's own.
    "import FacetRuntime\n\nenum Icon { case star }\nlet icon = Icon.star\n",
    // A file that does not have the library.
    "let icon = Icon.star\n",
  ])
  func othersAreNotMeant(swift: String) throws {
    let project = try project(swift)
    let outcome = try project.tool.run("upgrade")
    #expect(outcome.output == "" && outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("no hand-written Swift uses a former name"))
  }

  /// The type of the themes has the name of the module, which another project has not.
  @Test(arguments: [true, false]) func aThemeIsCalledAsItsModuleIs(hasThemes: Bool) throws {
    let project = try project("import FacetRuntime\nlet theme = Theme.sea\n")
    if hasThemes {
      for (file, length) in [("base", 4), ("sea", 6)] {
        let token = "space:\n  $type: dimension\n  s: { $value: { value: \(length), unit: px } }\n"
        try project.write(token, to: "specs/\(file).tokens.yaml")
      }
      try project.replace(
        "output:\n", with: "themes:\n  base:\n  sea: { tokens: sea.tokens.yaml }\noutput:\n", in: "specs/facet.yaml")
    }
    let outcome = try project.tool.run("upgrade")
    let expected = "Sources/App/Card.swift:2:13: 'Theme' is called 'SampleTheme' since 0.1.0\n"
    #expect(outcome.output == (hasThemes ? expected : ""), "\(outcome.errors)")
  }

  @Test func theFolderIsThatOfThePackageOrNamed() throws {
    let project = try project("import FacetRuntime\nlet icon: Icon = \"star\"\n")
    try project.delete("Package.swift")
    let alone = try project.tool.run("upgrade")
    #expect(alone.status == 2 && alone.errors.contains("help: give the folder of Swift files with --swift"))
    let named = try project.tool.run("upgrade", "--swift", "Sources")
    #expect(named.output == "Sources/App/Card.swift:2:11: 'Icon' is called 'DesignIcon' since 0.1.0\n")
    let missing = try project.tool.run("upgrade", "--swift", "Sauces")
    #expect(missing.status == 2 && missing.errors.contains("Sauces is no folder"), "\(missing.errors)")
  }

  private func project(_ swift: String) throws -> TestProject {
    let project = try TestProject("Tag")
    try project.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try project.write(swift, to: "Sources/App/Card.swift")
    return project
  }
}
