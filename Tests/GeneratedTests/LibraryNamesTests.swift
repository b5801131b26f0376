import Checkout
import Foundation
import Testing

/// What the libraries call their types leaves an app the names of a design system.
struct LibraryNamesTests {
  private static let libraries = [
    "FacetRuntime", "FacetSupport", "FacetVariants", "FacetFlags", "FacetItems", "FacetStore", "FacetStoreItems",
    "FacetStoreViews", "FacetMotion", "FacetMotionViews", "FacetMotionItems", "FacetShell", "FacetShellViews",
    "FacetServerDriven", "FacetServerDrivenViews",
  ]

  /// A file that imports all of them and a design system names each of its types as it is called.
  @Test func areNoneOfADesignSystem() throws {
    let names = try types(in: "generated/Swift")
    #expect(names.count > 200)
    let uses = names.sorted().enumerated().map { "typealias Use\($0.offset) = \($0.element)" }
    let imports = (Self.libraries + ["DesignSystem"]).map { "import \($0)" }
    let folder = try TemporaryFolder()
    let file = try folder.write((imports + uses).joined(separator: "\n").utf8, to: "Uses.swift")
    let result = try SwiftTool.swiftc(["-swift-version", "6", "-typecheck", "-I", SwiftTool.modules, file])
    #expect(result.findings == [])
  }

  /// Components that design systems have, without the names that a spec cannot have (`name/reserved`).
  @Test func areNoneOfManyDesignSystems() throws {
    let components: Set = [
      "Accordion", "ActionBar", "ActionSheet", "Alert", "AlertDialog", "AppBar", "Avatar", "AvatarGroup", "Badge",
      "Banner", "BottomNavigation", "BottomSheet", "Breadcrumb", "Breadcrumbs", "Callout", "Card", "Carousel", "Cell",
      "Checkbox", "Chip", "ChipGroup", "Combobox", "ContextualHelp", "Coachmark", "DataTable", "DateField", "DateInput",
      "DatePickerField", "Dialog", "Disclosure", "Divider", "Drawer", "Dropdown", "EmptyState", "ErrorState",
      "Fab", "Fieldset", "FileInput", "Filter", "FilterBar", "Flag", "FloatingActionButton", "Footer",
      "FormField", "Header", "Heading", "Hero", "IconButton", "InlineAlert", "InlineMessage", "Input", "InputField",
      "Keypad", "Lozenge", "LinkButton", "ListItem", "ListRow", "Loader", "Marquee", "Message", "Meter", "Modal",
      "NavBar", "NavigationBar", "Notice", "Notification", "NumberInput", "NumericStepper", "Overflow", "PageHeader",
      "PageIndicator", "Pager", "Pagination", "Panel", "PasswordInput", "Pill", "PillButton", "Placeholder", "Popup",
      "PriceTag", "PrimaryButton", "ProgressBar", "ProgressIndicator", "ProgressRing", "PromoCard", "RadioButton",
      "RadioGroup", "RangeSlider", "Rating", "Row", "SearchBar", "SearchField", "SectionHeader", "SegmentedControl",
      "Select", "SelectField", "Sheet", "SideNavigation", "Sidebar", "Skeleton", "Snackbar", "Spinner", "SplitButton",
      "StatusBadge", "StatusLabel", "StepIndicator", "SubNavigation", "Swatch", "Switch", "TabBar", "Table",
      "Tabs", "Tag", "TagGroup", "TextArea", "TextInput", "Thumbnail", "Tile", "Timeline", "TitleBar", "Toast",
      "Tooltip", "TopBar", "Upload", "Video", "Wizard",
    ]
    let names = try Self.libraries.flatMap { library in
      try types(in: "Sources/\(library)").map { (library, $0) }
    }
    #expect(names.count > 150)
    #expect(names.filter { components.contains($0.1) }.map { "\($0.0).\($0.1)" } == [])
  }

  /// The public types at the top level of the files of a folder.
  private func types(in folder: String) throws -> Set<String> {
    let declaration =
      /(?m)^(?: {2})?(?:@\w+ )*public (?:nonisolated |final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)/
    var names: Set<String> = []
    for path in try SwiftTool.sources(in: folder) {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      // A file in one condition is indented.
      let isIndented = text.hasPrefix("#if")
      for match in text.matches(of: declaration) where match.0.hasPrefix("  ") == isIndented {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
