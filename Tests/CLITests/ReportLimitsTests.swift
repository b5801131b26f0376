import Testing

struct ReportLimitsTests {
  @Test func limitsAndWhatIsAcknowledgedAreListed() throws {
    let project = try TestProject("Chip")
    try project.write(
      """
      component: Notes
      limits:
        - { doc: Text is not selected., feedback: FB12345678, fixedIn: { iOS: 18, macOS: 15.2 } }
        - { doc: The keyboard covers it. }
        - { doc: Focus is lost., fixedIn: { iOS: 17, macOS: 14 } }  # facet:allow availability/lapsed-limit removed in May
      epoxy: { reuse: unique, resizes: true }
      parameters: { text: String }
      state: { isOpen: Bool = false }
      actions: { onToggle: isOpen = not isOpen }
      content: { text: String, isOpen: Bool = isOpen }
      styles:
        default:
          body:
            text: content.text
            lineLimit: if content.isOpen then nil else 2
            onTap: content.onToggle
            accessibilityTraits: [button]
      sample: { text: Hello }
      variants:
        Default:

      """, to: project.specName("Notes"))
    let outcome = try project.tool.run("report", "limits")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        Known limits
        component  limit                    feedback    fixed in            state
        Notes      Text is not selected.    FB12345678  iOS 18, macOS 15.2
        Notes      The keyboard covers it.
        Notes      Focus is lost.                       iOS 17, macOS 14    lapsed

        Hosts in Epoxy lists
        component  own host         resizes
        Notes      keeps its state  is measured again

        Accepted warnings
        rule                       reason          file                        line
        availability/lapsed-limit  removed in May  specs/Notes.component.yaml  5

        3 known limits, 1 with a report to Apple, 1 lapsed

        """)
    let json = try project.tool.run("report", "limits", "--format", "json").output
    #expect(json.contains(#""fixedIn": ["#) && json.contains(#""hasLapsed": true"#))
    let markdown = try project.tool.run("report", "limits", "--format", "markdown").output
    #expect(markdown.contains("\n| Notes | Text is not selected. | FB12345678 | iOS 18, macOS 15.2 |  |\n"))
    #expect(try project.tool.run("report", "limits", "--format", "svg").status != 0)
  }
}
