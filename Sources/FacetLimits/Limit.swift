/// A bound on what a project may ask for: the one table of them.
///
/// Each lies far above every real project and below what makes a run slow, exhausts the memory or the stack. What goes
/// beyond one gets a diagnostic that names the bound and what was found; nothing of that size is built first.
///
///     guard count <= Limit.columns.most else { … }
package enum Limit: Int, CaseIterable, Sendable {
  // Files
  case projectFiles, projectSize, fileSize, nodes, tokenNodes, catalogNodes, depth, aliasedNodes, tagDirectives,
    mistakes, scalar, goldenFacts, historySeconds
  // Names and declarations
  case nameLength, variantName, names, formerNames, comparisons
  // Expressions
  case expressionDepth, operators
  // Tokens
  case resolverSources, setReferences, tokenReferences, pointerReferences, arithmeticReferences, arithmeticDepth,
    arithmeticOperators, colorPairs, groupReferences, groupCopies, duration
  // Components
  case cells, pictures, steps, columns, numbers, components, componentDepth, elementDepth, partElements, views
  case pictureViews, pictureText
  // Values of a variant
  case text, values, evaluations
  // Pages that servers send
  case pageFileSize, pageViews, pageEvaluations, pageText, pageValues
  // What commands write
  case shownDiagnostics, sitePage, site

  /// One row of the table.
  package struct Row: Sendable {
    package let section: StaticString
    /// What is counted, in the plural.
    package let unit: StaticString
    /// In what it is counted, as messages say it behind "in" or "of".
    package let place: StaticString
    package let most: Int
    package let reason: StaticString
    /// The code of the diagnostic beyond the bound; nil where the command ends, or where nothing is lost.
    package let code: StaticString?

    fileprivate init(
      _ section: StaticString, _ most: Int, _ unit: StaticString, _ place: StaticString, code: StaticString?,
      because reason: StaticString
    ) {
      self.section = section
      self.unit = unit
      self.place = place
      self.most = most
      self.reason = reason
      self.code = code
    }
  }

  package var most: Int { row.most }

  package var row: Row { Self.rows[rawValue] }

  /// In the order of the cases. Limits are asked for at every node.
  private static let rows = allCases.map(\.described)

  private var described: Row {
    switch self {
    case .projectFiles:
      Row(
        "Files", 10_000, "files", "a project", code: nil,
        because: "Every command reads all of them.")
    case .projectSize:
      Row(
        "Files", 256 << 20, "bytes", "all files of a project", code: nil,
        because: "All of them are in memory at once.")
    case .fileSize:
      Row(
        "Files", 8 << 20, "bytes", "a file", code: "yaml/too-large",
        because: "A larger file is not a spec.")
    case .nodes:
      Row(
        "Files", 20_000, "nodes", "a component or facet.yaml", code: "limit/exceeded",
        because: "Keys, values and lists. The largest component of this repository has 2,000.")
    case .tokenNodes:
      Row(
        "Files", 500_000, "nodes", "a file of tokens or of examples", code: "limit/exceeded",
        because: "Exported token files have tens of thousands.")
    case .catalogNodes:
      Row(
        "Files", 1_000_000, "nodes", "a String Catalog", code: "limit/exceeded",
        because: "A thousand texts in forty languages have a third of it.")
    case .depth:
      Row(
        "Files", 64, "levels", "mappings and lists within each other", code: "yaml/too-deep",
        because: "The reader is recursive, and the stack is finite.")
    case .aliasedNodes:
      Row(
        "Files", 10_000, "nodes", "what the aliases of a file stand for", code: "yaml/too-many-aliases",
        because: "Aliases of aliases expand exponentially.")
    case .tagDirectives:
      Row(
        "Files", 8, "lines", "'%TAG' in a file", code: "yaml/directive",
        because: "The YAML library compares each with all others.")
    case .mistakes:
      Row(
        "Files", 1_000, "mistakes", "a file", code: "yaml/too-many-mistakes",
        because: "The rest of the file is not read.")
    case .scalar:
      Row(
        "Files", 100_000, "bytes", "one text", code: "limit/exceeded",
        because: "It is laid out and read aloud once for each picture.")
    case .goldenFacts:
      Row(
        "Files", 1_000_000, "facts", "a recorded snapshot that differs", code: nil,
        because: "A variant has those of the one that it refers to. The rest is not compared, and the report says so.")
    case .historySeconds:
      Row(
        "Files", 60, "seconds", "a question to git about the history", code: nil,
        because: "A large repository needs a few; a broken one may never answer.")
    case .nameLength:
      Row(
        "Names", 100, "letters", "a name", code: "name/invalid",
        because: "Names become file names, which have at most 255 bytes.")
    case .variantName:
      Row(
        "Names", 200, "bytes", "the name of a variant", code: "name/invalid",
        because: "It is printed on one line of a golden.")
    case .names:
      Row(
        "Names", 2_000, "names", "one list of parameters, variants, styles and the like", code: "limit/exceeded",
        because: "Each name is compared with all others.")
    case .formerNames:
      Row(
        "Names", 100, "deprecated or renamed ones", "one list of parameters, fields, properties or styles",
        code: "limit/exceeded",
        because: "For each there is an initializer more, with all parameters or fields.")
    case .comparisons:
      Row(
        "Names", 50_000, "comparisons", "the search for what was meant, shared out among the components", code: nil,
        because: "Each unknown name is compared with each known one. Errors beyond the limit get no 'did you mean'.")
    case .expressionDepth:
      Row(
        "Expressions", 64, "levels", "brackets, texts and 'if' within each other", code: "expr/too-complex",
        because: "The reader is recursive, and the stack is finite.")
    case .operators:
      Row(
        "Expressions", 256, "operators", "an expression", code: "expr/too-complex",
        because: "The Swift compiler needs minutes for longer expressions.")
    case .resolverSources:
      Row(
        "Tokens", 10_000, "sources", "a resolver, with what its sets refer to", code: "resolver/cycle",
        because: "Sets that refer to each other expand exponentially.")
    case .setReferences:
      Row(
        "Tokens", 64, "references", "the way of a set through others", code: "token/long-chain",
        because: "Reading is recursive.")
    case .tokenReferences:
      Row(
        "Tokens", 256, "references", "the way from a token to its value", code: "token/long-chain",
        because: "Longer chains are mistakes.")
    case .pointerReferences:
      Row(
        "Tokens", 32, "pointers", "the way of a '$ref' through others", code: "token/long-chain",
        because: "Resolution is recursive.")
    case .arithmeticReferences:
      Row(
        "Tokens", 64, "references", "the way to a value that is computed", code: "token/long-chain",
        because: "Evaluation is recursive.")
    case .arithmeticDepth:
      Row(
        "Tokens", 32, "levels", "the parentheses and signs of a calculation", code: "limit/exceeded",
        because: "The reader is recursive, and the stack is finite.")
    case .arithmeticOperators:
      Row(
        "Tokens", 256, "operators", "a calculation", code: "limit/exceeded",
        because: "Evaluation is recursive.")
    case .colorPairs:
      Row(
        "Tokens", 16, "lists", "the way from a list of a light and a dark color to a color", code: "token/long-chain",
        because: "Each is a choice between two, so more of them are mistakes.")
    case .groupReferences:
      Row(
        "Tokens", 64, "references", "the groups that a group extends", code: "token/long-chain",
        because: "Copying a group is recursive.")
    case .groupCopies:
      Row(
        "Tokens", 20_000, "names", "what groups have by '$extends'", code: "token/extends-too-large",
        because: "Groups that extend two others double at each step.")
    case .duration:
      Row(
        "Tokens", 86_400, "seconds", "a duration", code: "token/duration",
        because: "Nothing in an interface lasts longer than a day, and a `Duration` has an end.")
    case .cells:
      Row(
        "Components", 2_000, "pictures", "a component", code: "variant/too-many-cells",
        because: "The values of all axes of a matrix are multiplied.")
    case .pictures:
      Row(
        "Components", 50_000, "pictures", "all components of a project", code: "limit/exceeded",
        because: "Every command that draws takes a tenth of a millisecond for each, or more.")
    case .steps:
      Row(
        "Components", 200, "steps", "a variant", code: "limit/exceeded",
        because: "The component is drawn again after each.")
    case .columns:
      Row(
        "Components", 100, "columns or rows", "a lazy grid", code: "limit/exceeded",
        because: "No screen is wide enough for more. If data asks for more, this many are drawn.")
    case .numbers:
      Row(
        "Components", 10_000, "numbers", "the range of an 'each'", code: "limit/exceeded",
        because: "An element is drawn for each. If data asks for more, this many are drawn.")
    case .components:
      Row(
        "Components", 10_000, "components", "what a component draws", code: "component/too-many-views",
        because: "Components that draw others several times grow exponentially.")
    case .componentDepth:
      Row(
        "Components", 40, "components", "within each other", code: "component/too-deep",
        because: "Drawing is recursive, here and in SwiftUI, and the stack is finite.")
    case .elementDepth:
      Row(
        "Components", 150, "elements", "within each other, with those of parts and components",
        code: "component/too-deep",
        because: "Reading and drawing are recursive, here and in SwiftUI, and the stack is finite.")
    case .partElements:
      Row(
        "Components", 20_000, "elements", "a component with what its parts draw", code: "limit/exceeded",
        because: "Parts that draw parts multiply.")
    case .views:
      Row(
        "Components", 5_000, "elements", "a picture", code: "variant/too-large",
        because: "Nested lists multiply.")
    case .pictureViews:
      Row(
        "Components", 100_000, "elements", "all pictures of a component", code: "variant/too-large",
        because: "Variants, axes and elements are multiplied. 200 pictures of 500 elements have as many.")
    case .pictureText:
      Row(
        "Components", 4_000_000, "bytes", "the texts of all pictures of a component, drawn and read aloud",
        code: "variant/too-large",
        because: "A long text is laid out and written anew for each variant.")
    case .text:
      Row(
        "Variants", 100_000, "bytes", "a text that a variant comes to", code: "variant/too-large",
        because: "An action that doubles a text reaches gigabytes in thirty steps.")
    case .values:
      Row(
        "Variants", 10_000, "values", "a list or struct that a variant comes to", code: "variant/too-large",
        because: "Nested lists multiply.")
    case .evaluations:
      Row(
        "Variants", 100_000, "evaluations", "a variant with its steps", code: "variant/too-large",
        because: "Expressions in lists, and actions that call others, multiply.")
    case .pageFileSize:
      Row(
        "Pages of servers", 64 << 20, "bytes", "a page that is checked or drawn", code: nil,
        because: "An app reads 8 MiB at most.")
    case .pageViews:
      Row(
        "Pages of servers", 100_000, "elements", "the picture of a page", code: "page/too-large",
        because: "1,000 large components have a fifth of them.")
    case .pageEvaluations:
      Row(
        "Pages of servers", 4_000_000, "evaluations", "the picture of a page", code: "page/too-large",
        because: "Lists of a server are as long as it says.")
    case .pageText:
      Row(
        "Pages of servers", 100_000, "bytes", "one text of a picture of a page", code: "page/too-large",
        because: "It is laid out and read aloud.")
    case .pageValues:
      Row(
        "Pages of servers", 10_000, "values", "one list or struct of a picture of a page", code: "page/too-large",
        because: "A stack places each of its views among all others.")
    case .shownDiagnostics:
      Row(
        "What commands write", 1_000, "diagnostics", "the text of a command", code: nil,
        because: "A file on one line can have a mistake in each word. Errors come first; the other formats have all.")
    case .sitePage:
      Row(
        "What commands write", 16_000_000, "bytes", "a page of the site", code: nil,
        because: "Browsers need seconds for more. Pictures beyond the limit are left out, and the page says so.")
    case .site:
      Row(
        "What commands write", 200_000_000, "bytes", "the pages of the site", code: nil,
        because: "All of them are in memory at once. Pictures beyond the limit are left out, and their pages say so.")
    }
  }
}
