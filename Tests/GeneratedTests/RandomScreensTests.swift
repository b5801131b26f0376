import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetPreview
import FacetSwift
import FacetText
import FacetUI
import Foundation
import Testing

/// Screens at random compile without warnings, and the compiled program does what the interpreter does: the same actions
/// change the same state, and start, cancel and drop the same effects, and each step draws the same frame.
///
/// `FACET_SEEDS=100-120 swift test --filter RandomScreensTests` tests other screens.
@MainActor struct RandomScreensTests {
  private nonisolated static let count = 5
  private nonisolated static let module = "RandomScreens"

  @Test(arguments: RandomDesignTests.seeds) func compiledScreensDoWhatInterpretedOnesDo(seed: UInt64) async throws {
    var design = try design(of: seed)
    let program = Program(design)
    var runs: [InterpretedScreen] = []
    for index in design.components.indices where design.components[index].screen != nil {
      for variant in design.components[index].catalog.variants.indices {
        let run = InterpretedScreen(variant, of: design.components[index], in: program)
        design.components[index].catalog.variants[variant] = run.variant
        runs.append(run)
      }
    }
    let compiled = try await output(of: design, scripts: scripts(for: runs))
    let interpreted = runs.map(\.lines)
    #expect(compiled.count == interpreted.count, "seed \(seed)")
    for (lines, run) in zip(compiled, runs) where lines != run.lines {
      let line = zip(lines, run.lines).enumerated().first { $1.0 != $1.1 }
      Issue.record(
        """
        seed \(seed), \(run.component.name), \(run.variant.name), line \(line?.offset ?? -1)
          compiled:    \(line?.element.0 ?? "\(lines.count) lines")
          interpreted: \(line?.element.1 ?? "\(run.lines.count) lines")
          steps:       \(run.variant.steps)
        """)
    }
    // The screens do something: those of the suite all of it, a few others have no effect.
    let words = Set(interpreted.joined().compactMap { $0.split(separator: " ").first })
    #expect(words.isSuperset(of: seed == 1 ? ["starts", "cancels", "changes"] : ["changes"]), "seed \(seed)")
  }

  /// In a module of the main actor, for the modules of a package, with the types of Apple's platforms.
  @Test nonisolated func compileWhereverTheyMayBePut() throws {
    let folder = try TemporaryFolder()
    let result = try SwiftTool.swiftc(
      SwiftTool.strict + AppleLike.arguments + ["-default-isolation", "MainActor", "-package-name", "random"]
        + SwiftTool.module(Self.module, in: folder)
        + swiftFiles(for: design(of: 1, access: "package")).map { try folder.write($0.bytes, to: $0.name) })
    #expect(result.status == 0, "\(result.findings.prefix(10).joined(separator: "\n"))")
  }

  private nonisolated func design(of seed: UInt64, access: String = "public") throws -> Design {
    let specs = RandomScreens(seed: seed, count: Self.count).specs.map { path, text in
      SourceInput(path: path, bytes: Array(text.utf8))
    }
    let compilation = Compiler.compile(
      [
        SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: \(Self.module)\naccess: \(access)\n".utf8)),
        SourceInput(path: "base.tokens.json", bytes: Array(try Checkout.text("specs/tokens/base.tokens.json").utf8)),
      ] + specs)
    var renderer = DiagnosticRenderer(compilation.sources)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    // What is required is printed where it is missing, and a compilation is long.
    let design = compilation.design
    try #require(design != nil, "seed \(seed): \(renderer.text(for: errors).text)")
    return try #require(design)
  }

  /// What the compiled program prints, by variant. It leaves the main actor to others, while it compiles.
  @concurrent private nonisolated func output(of design: Design, scripts: String) async throws -> [[String]] {
    let folder = try TemporaryFolder()
    let files = swiftFiles(for: design) + [SwiftFile(name: "Scripts.swift", bytes: Array(scripts.utf8))]
    let modules = [
      "FacetStore", "FacetStoreItems", "FacetItems", "FacetMotion", "FacetMotionViews", "FacetServerDriven",
      "FacetServerDrivenViews", "FacetShell",
    ]
    let objects = try SwiftTool.objectsOfRuntime + modules.flatMap { try SwiftTool.objects(of: $0) }
    let result = try SwiftTool.swiftc(
      SwiftTool.strict + [
        "-I", SwiftTool.modules, "-module-name", Self.module, "-lm", "-o", folder.path("printer"),
      ]
        + files.map { file in
          let text = String(decoding: file.bytes, as: UTF8.self)
          let isDefinition = file.name.hasSuffix("_Definition.swift")
          let bytes = isDefinition ? Array(text.replacing("StateStore(", with: "scriptedStore(").utf8) : file.bytes
          return try folder.write(bytes, to: file.name)
        } + SwiftTool.files("ScreenPrinter.swift", in: "Tests/GeneratedTests/Printers") + objects)
    try #require(result.status == 0, "\(result.findings.prefix(10).joined(separator: "\n"))")
    let printed = try SwiftTool.run(folder.path("printer"), [])
    #expect(printed.status == 0, "\(printed.output.suffix(500))")
    return printed.output.split(separator: "== variant\n").map { text in
      text.split(separator: "\n").map(String.init)
    }
  }
}

extension RandomScreensTests {
  /// What the printer is to do with each variant.
  private func scripts(for runs: [InterpretedScreen]) -> String {
    var names: [String] = []
    for run in runs where names.last != run.component.name { names.append(run.component.name) }
    return """
      import FacetRuntime
      import FacetVariants

      @MainActor let definitions: [any ViewDefinition.Type] = [
        \(names.map { "\($0)_Definition.self" }.joined(separator: ", "))
      ]

      @MainActor let scripts: [Script] = [
        \(runs.map(\.script).joined(separator: ",\n  "))
      ]

      """
  }
}

/// A variant of a screen as the interpreter runs it, with the steps that can be done.
private struct InterpretedScreen {
  let component: Component
  private(set) var variant: Variant
  /// For each action before the first control is used, the effect that ends with it.
  private(set) var ends: [String?] = []
  /// Whether the first of these actions is the one that the view sends when it appears.
  private(set) var beginsByAppearing = false
  /// The uses of controls, as Swift.
  private(set) var uses: [String] = []
  /// The log in the form in which the compiled program prints its own.
  private(set) var lines: [String] = []

  init(_ index: Int, of component: Component, in program: Program) {
    self.component = component
    variant = component.catalog.variants[index]
    variant.steps = Self.possibleSteps(of: variant, of: component, in: program)
    run(in: program)
  }

  /// The actions and uses as a `Script` of the printer.
  var script: String {
    let ignored = (component.screen?.effects ?? []).filter { !$0.isAwaited }.map { "\"\($0.name)\"" }
    let ends = ends.map { $0.map { "\"\($0)\"" } ?? "nil" }
    return """
      Script(
        ends: [\(ends.joined(separator: ", "))], beginsByAppearing: \(beginsByAppearing),
        uses: [\(uses.joined(separator: ", "))], ignored: [\(ignored.joined(separator: ", "))])
      """
  }

  private static func possibleSteps(of variant: Variant, of component: Component, in program: Program) -> [Step] {
    var done: [Step] = []
    _ = VariantPreview(variant, of: component, in: program, settings: []).run { step, _ in done.append(step) }
    return done
  }

  private mutating func run(in program: Program) {
    let screen = component.screen
    let leading = screen.map { variant.leadingActions(of: $0) } ?? []
    let sent = variant.steps.prefix { step in
      switch step {
      case .send, .receive, .fail: true
      default: false
      }
    }
    beginsByAppearing = leading.count > sent.count
    if beginsByAppearing { ends.append(nil) }
    var expecting = variant
    // An expectation that is not met tells the value.
    let values: [(subject: FacetIR.Expectation.Subject, type: ValueType)] =
      component.parameters.map { (.parameter($0.name), $0.type) }
      + component.state.map { (.state($0.name), $0.type) }
    expecting.expectations = values.map {
      Expectation(subject: $0.subject, value: Expression(.null, as: .optional($0.type)))
    }
    let preview = VariantPreview(expecting, of: component, in: program, settings: [])
    let first = preview.frame()
    var frames = sent.isEmpty ? [first] : []
    var steps = 0
    let (_, failures) = preview.run { step, node in
      steps += 1
      switch step {
      case .send: ends.append(nil)
      case .receive(let effect, _), .fail(let effect, _): ends.append(effect)
      default: uses.append(step.use(of: node ?? 0))
      }
      if steps >= sent.count { frames.append(preview.frame()) }
    }
    let names = (component.parameters.map(\.name) + component.state.map(\.name)).map { Substring($0) }
    // A store knows nothing of what a view announces or animates.
    let log = preview.log.joined().filter { !$0.hasPrefix("animates with ") && !$0.hasPrefix("announces \"") }
    for line in log.map({ Self.common($0, names) })
    where line != lines.last || !line.hasPrefix("changes") {
      lines.append(line)
    }
    var state: [FacetIR.Expectation.Subject: Value] = [:]
    for failure in failures {
      if case .expectation(let expectation, expected: _, before: _, was: let value) = failure {
        state[expectation.subject] = value
      }
    }
    for (subject, type) in values { lines.append("state \(printed(state[subject] ?? .null, type))") }
    for frame in frames { lines += frame.printed }
  }

  /// A line of the log: the name of an action, the number of a property that changed, or an effect.
  private static func common(_ line: String, _ properties: [Substring]) -> String {
    let text = line.drop { $0 == " " }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if !line.hasPrefix(" ") { return "action \(name)" }
    if text.contains(" → ") { return "changes \(properties.firstIndex(of: name) ?? -1)" }
    let effect = text.dropFirst(name.count + 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return "\(name) \(effect)"
  }

  /// The value as the compiled program prints it. Values that have no Swift text of their own are `_`.
  private func printed(_ value: Value, _ type: ValueType) -> String {
    switch value {
    case .null: "nil"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): text.debugDescription
    case .word(let name): type.isDeclared ? name : "_"
    case .url(let url): url.absoluteString
    case .duration(let duration): "\(duration)"
    case .date(let date): "\(date.timeIntervalSinceReferenceDate)"
    case .icon(let name): name
    case .array(let values): "[\(values.map { printed($0, type.element) }.joined(separator: ", "))]"
    // The words in structs of these specs are cases of enums.
    case .structure(let values): "(\(values.map { printed($0, type) }.joined(separator: ", ")))"
    default: "_"
    }
  }
}

extension ValueType {
  fileprivate var isDeclared: Bool { if case .declared = unwrapped { true } else { false } }
  fileprivate var element: ValueType { if case .array(let element) = unwrapped { element } else { self } }
}

extension Step {
  fileprivate func use(of node: Int) -> String {
    switch self {
    case .type(let text, _): ".type(\(text.debugDescription), \(node))"
    case .submit: ".submit(\(node))"
    default: ".activate(\(node))"
    }
  }
}

extension Frame {
  /// The nodes, one line each.
  fileprivate var printed: [String] {
    ["frame"] + nodes.map { "\($0)".split(whereSeparator: \.isNewline).joined(separator: " ") }
  }
}
