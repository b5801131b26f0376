// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The rules every module is built under: Swift 6 mode, and a warning is an error.
///
/// The Makefile says with which flags the tool is shipped. None is here by default: SwiftPM refuses a package with unsafe
/// flags as a dependency, and apps depend on this one for FacetRuntime.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Whether this is the build that the Makefile uses and tests: one for release, in which the modules are optimized through
/// which each spec of a test goes. The tests compile and draw specs by the thousand, and take twice as long without. The
/// other modules take longer to optimize than it saves.
///
/// It is for release because of the parser of arguments: in builds for debugging it checks the declarations of a command
/// at each start, which is half of the time of a short run, and the tests start facet 1,800 times.
let isTested = Context.environment["FACET_OPTIMIZED"] != nil
let hot = strict + (isTested ? [.define("DEBUG")] : [])
let cold = hot + (isTested ? [.unsafeFlags(["-Onone"])] : [])

/// One module, and all it may import. The list is the architecture: see ARCHITECTURE.md.
func module(
  _ name: String, imports: [Target.Dependency] = [], path: String? = nil, exclude: [String] = [],
  sources: [String]? = nil, isHot: Bool = false, linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports, path: path, exclude: exclude, sources: sources,
    swiftSettings: isHot ? hot : cold, linkerSettings: linking)
}

func tests(_ name: String, of modules: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: modules, exclude: exclude, swiftSettings: cold)
}

/// What the plugins run: the tool of an artifact bundle, if one is put there or linked, or else the one built from source.
/// 'make artifact-bundle' makes a bundle.
let bundle = "Plugins/facet.artifactbundle"
let hasBundle = FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + bundle)

/// Makes the documentation of the libraries, for `make documentation`. Apps that use them do not need it.
let documentation: [Package.Dependency] =
  Context.environment["FACET_DOCUMENTATION"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
  .plugin(name: name, capability: capability, dependencies: [.target(name: hasBundle ? "FacetTool" : "facet")])
}

/// The tool in the builds of packages that depend on this one: docs/plugins.md.
///
/// Left out of the builds of the Makefile. SwiftPM compiles an executable that a plugin needs a second time, with all of
/// its modules, and does so in a build of everything even if no target applies the plugin.
let plugins =
  Context.environment["FACET_OPTIMIZED"] != nil || Context.environment["FACET_COMMIT"] != nil
  ? []
  : [
    plugin("FacetBuild", .buildTool()),
    plugin("FacetCurrent", .buildTool()),
    plugin(
      "FacetCommand",
      .command(
        intent: .custom(verb: "facet", description: "Generate Swift code, record snapshots, and all that facet does."),
        permissions: [
          .writeToPackageDirectory(reason: "facet writes Swift code, snapshots and specs, as its commands say.")
        ])),
    plugin(
      "FacetCheckCommand",
      .command(
        intent: .custom(
          verb: "facet-check", description: "Check specs, compare generated code and snapshots. Writes nothing."))),
  ]

/// What 'facet --version' prints of the commit. Swift has no constants from outside, so it is one of C.
let commit = Context.environment["FACET_COMMIT"].flatMap { $0.allSatisfy(\.isHexDigit) ? $0 : nil }

let package = Package(
  name: "facet",
  platforms: [.macOS(.v14), .macCatalyst(.v17), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "facet", targets: ["facet"]),
    .library(name: "FacetRuntime", targets: ["FacetRuntime"]),
    // All that a target of generated code needs.
    .library(name: "FacetSupport", targets: ["FacetRuntime", "FacetSupport", "FacetVariants"]),
    .library(name: "FacetVariants", targets: ["FacetVariants"]),
    .library(name: "FacetUI", targets: ["FacetUI"]),
    .library(name: "FacetItems", targets: ["FacetItems"]),
    .library(name: "FacetStore", targets: ["FacetStore"]),
    .library(name: "FacetStoreItems", targets: ["FacetStoreItems"]),
    .library(name: "FacetStoreViews", targets: ["FacetStoreViews"]),
    .library(name: "FacetShell", targets: ["FacetShell"]),
    .library(name: "FacetShellViews", targets: ["FacetShellViews"]),
    .library(name: "FacetMotion", targets: ["FacetMotion"]),
    .library(name: "FacetMotionViews", targets: ["FacetMotionViews"]),
    .library(name: "FacetMotionItems", targets: ["FacetMotionItems"]),
    .library(name: "FacetFlags", targets: ["FacetFlags"]),
    .library(name: "FacetServerDriven", targets: ["FacetServerDriven"]),
    .library(name: "FacetServerDrivenViews", targets: ["FacetServerDrivenViews"]),
  ] + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  // Also the compilation condition of that name. Makes no difference where there is no SwiftUI.
  traits: [
    .trait(
      name: "FACET_UI",
      description: "Draw with FacetUI in place of SwiftUI. 'facet' and the tests need it on Apple's platforms.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ] + documentation,
  targets: [
    // The compile side: a pure function from the bytes of the specs.
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("FacetLimits"),
    module("FacetParallel"),
    module("FacetText", exclude: ["Unicode/generate-tables.py"], isHot: true),
    module("FacetDiagnostics", imports: ["FacetLimits", "FacetText"], isHot: true),
    module("FacetLanguage", isHot: true),
    module("FacetStrings", isHot: true),
    module(
      "FacetSpec",
      imports: ["CLibYAML", "FacetLanguage", "FacetDiagnostics", "FacetLimits", "FacetStrings", "FacetText"],
      isHot: true),
    module("FacetColor", isHot: true),
    module("FacetIR", imports: ["FacetLanguage", "FacetStrings"], isHot: true),
    module(
      "FacetTokens",
      imports: [
        "FacetLanguage", "FacetSpec", "FacetIR", "FacetColor", "FacetDiagnostics", "FacetLimits", "FacetParallel",
        "FacetText",
      ], isHot: true),
    module(
      "FacetCheck",
      imports: [
        "FacetLanguage", "FacetSpec", "FacetStrings", "FacetTokens", "FacetIR", "FacetColor", "FacetDiagnostics",
        "FacetLimits", "FacetParallel", "FacetText",
      ], isHot: true),
    .target(name: "CFacetArena"),
    module(
      "FacetSwift",
      imports: ["CFacetArena", "FacetLanguage", "FacetIR", "FacetLimits", "FacetParallel", "FacetText"], isHot: true),
    module("FacetSchema", imports: ["FacetLanguage", "FacetText"]),
    module("FacetServerSchema", imports: ["FacetLanguage", "FacetIR", "FacetServerDriven", "FacetText"]),
    module("FacetFormat", imports: ["FacetLanguage", "FacetSpec", "FacetDiagnostics", "FacetText"], isHot: true),
    module(
      "FacetCompiler",
      imports: [
        "FacetSpec", "FacetStrings", "FacetTokens", "FacetCheck", "FacetIR", "FacetSwift", "FacetDiagnostics",
        "FacetLimits", "FacetParallel", "FacetText",
      ], isHot: true),

    // The run side: what draws.
    module("FacetFrame", imports: ["FacetText"], isHot: true),
    // Where nothing imports Foundation, rounding needs the C library's mathematics by name.
    module(
      "FacetUI", imports: ["FacetFrame", "FacetColor", "FacetStrings", "FacetText"],
      isHot: true, linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    module("FacetFlags"),
    // An app on Apple's platforms does not build FacetUI.
    module(
      "FacetRuntime",
      imports: [
        "FacetFlags",
        .target(name: "FacetUI", condition: .when(platforms: [.linux, .android, .windows, .wasi, .openbsd])),
        .target(name: "FacetUI", condition: .when(traits: ["FACET_UI"])),
      ]),
    // What generated code needs besides, and what previews, catalogs and snapshots need.
    module("FacetSupport", imports: ["FacetRuntime"]),
    module("FacetVariants", imports: ["FacetRuntime", "FacetSupport"]),

    // Systems that an app may use without the others.
    module("FacetItems", imports: ["FacetRuntime", "FacetText"]),
    module("FacetStore"),
    module("FacetShell"),
    // Without Foundation, the functions of springs need the C library's mathematics by name.
    module("FacetMotion", imports: ["FacetText"], linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    module("FacetServerDriven", imports: ["FacetFlags", "FacetText"]),
    // Two of them together.
    module("FacetStoreItems", imports: ["FacetStore", "FacetItems"]),
    module("FacetStoreViews", imports: ["FacetStore", "FacetRuntime"]),
    module("FacetShellViews", imports: ["FacetMotion", "FacetMotionViews", "FacetShell", "FacetRuntime"]),
    module("FacetMotionViews", imports: ["FacetMotion", "FacetRuntime"]),
    module("FacetMotionItems", imports: ["FacetMotion", "FacetItems"]),
    module("FacetServerDrivenViews", imports: ["FacetServerDriven", "FacetShell", "FacetRuntime"]),

    // What the compiler makes of specs/.
    module(
      "DesignSystem",
      imports: [
        "FacetItems", "FacetMotion", "FacetMotionViews", "FacetRuntime", "FacetServerDriven", "FacetServerDrivenViews",
        "FacetShell", "FacetShellViews", "FacetStore", "FacetStoreItems", "FacetSupport", "FacetUI", "FacetVariants",
      ],
      path: "generated/Swift"),

    // Where the two meet: the IR drawn, and what is drawn written down.
    module(
      "FacetInterpreter",
      imports: ["FacetLanguage", "FacetIR", "FacetRuntime", "FacetStrings", "FacetSupport", "FacetUI"], isHot: true),
    module(
      "FacetPreview",
      imports: [
        "FacetLanguage", "FacetIR", "FacetInterpreter", "FacetLimits", "FacetMotion", "FacetParallel",
        "FacetServerDriven", "FacetServerPreview", "FacetShell", "FacetUI", "FacetFrame", "FacetSnapshot",
      ], isHot: true),
    module(
      "FacetServerPreview",
      imports: [
        "FacetLanguage", "FacetIR", "FacetInterpreter", "FacetServerDriven", "FacetServerDrivenViews", "FacetRuntime",
        "FacetSupport", "FacetUI",
      ]),
    module(
      "FacetSite",
      imports: [
        "FacetLanguage", "FacetIR", "FacetFrame", "FacetLimits", "FacetParallel", "FacetSnapshot", "FacetText",
      ]),
    module(
      "FacetSnapshot", imports: ["FacetLanguage", "FacetIR", "FacetFrame", "FacetLimits", "FacetStrings", "FacetText"],
      isHot: true),

    // The disk, for the one who reads and writes it.
    module("FacetFiles", imports: ["FacetLimits"]),
    .target(name: "CFacetBuild", cSettings: commit.map { [.define("FACET_COMMIT", to: "\"\($0)\"")] } ?? []),
    .executableTarget(
      name: "facet",
      dependencies: [
        "CFacetBuild", "FacetCompiler", "FacetFiles", "FacetDiagnostics", "FacetLanguage", "FacetIR",
        "FacetInterpreter", "FacetText",
        "FacetFlags", "FacetMotion", "FacetPreview",
        "FacetSnapshot", "FacetFrame", "FacetLimits", "FacetParallel", "FacetSchema", "FacetServerDriven",
        "FacetServerPreview", "FacetServerSchema", "FacetSite", "FacetSpec", "FacetStrings", "FacetSwift",
        "FacetFormat",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: cold),
    // What it makes of specs that use the language in odd but legal ways, and what a person wrote beside it.
    module(
      "OddDesign",
      imports: [
        "FacetMotion", "FacetMotionViews", "FacetRuntime", "FacetServerDriven", "FacetServerDrivenViews", "FacetStore",
        "FacetSupport", "FacetUI", "FacetVariants",
      ],
      path: "Tests/Fixtures/OddDesign",
      exclude: ["specs"],
      sources: ["Swift", "ByHand"]),

    // make bench: not a test, and no part of a test run.
    .executableTarget(
      name: "facet-bench",
      dependencies: [
        "DesignSystem", "FacetFrame", "FacetItems", "FacetMotion", "FacetRuntime", "FacetServerDriven",
        "FacetServerDrivenViews", "FacetShell", "FacetStore", "FacetUI",
      ], path: "Tests/Benchmarks/Bench", swiftSettings: cold),
    .executableTarget(name: "facet-bench-floor", dependencies: ["CLibYAML"], path: "Tests/Benchmarks/Floor"),
    // make growth: runs facet over inputs of several sizes.
    .executableTarget(
      name: "facet-growth", dependencies: ["GrowingInputs"], path: "Tests/Benchmarks/Growth", swiftSettings: cold),

    // Where tests find the files of this repository.
    module(
      "Checkout", imports: ["FacetCompiler", "FacetDiagnostics", "FacetSpec"], path: "Tests/Checkout", isHot: true),
    // Projects that are large in one respect, of any size.
    module("GrowingInputs", imports: ["FacetIR", "FacetLanguage"], path: "Tests/GrowingInputs"),
    // Random numbers that are the same in every run.
    module("SeededRandom", path: "Tests/SeededRandom"),
    // Specs with one attribute changed, and what that changes of what is made of them.
    module(
      "SpecMutation",
      imports: [
        "Checkout", "FacetCompiler", "FacetDiagnostics", "FacetIR", "FacetInterpreter", "FacetLanguage", "FacetPreview",
        "FacetParallel", "FacetSnapshot", "FacetSpec", "FacetSwift", "SeededRandom",
      ], path: "Tests/SpecMutation", isHot: true),
    // A list that finds updates which a collection view would not accept.
    module("ListSimulation", imports: ["FacetItems"], path: "Tests/ListSimulation"),

    tests("FacetTextTests", of: ["FacetText"]),
    tests("FacetParallelTests", of: ["FacetParallel"]),
    tests("FacetDiagnosticsTests", of: ["FacetDiagnostics", "FacetText"], exclude: ["Reports"]),
    tests(
      "YAMLTests", of: ["Checkout", "FacetSpec", "FacetDiagnostics", "FacetLimits", "FacetText"],
      exclude: ["yaml-test-suite.tsv"]),
    tests("FacetFilesTests", of: ["FacetFiles"]),
    tests("TidyTests", of: ["Checkout", "FacetCheck"]),
    tests("FacetSchemaTests", of: ["Checkout", "FacetSchema", "FacetLanguage", "FacetSpec", "FacetDiagnostics"]),
    tests(
      "FacetFormatTests",
      of: ["Checkout", "FacetFormat", "FacetCompiler", "FacetSpec", "FacetIR", "FacetLanguage", "FacetDiagnostics"]),
    tests("FacetSwiftTests", of: ["FacetSwift", "FacetIR", "FacetLanguage"]),
    tests(
      "GeneratedTests",
      of: [
        "Checkout", "DesignSystem", "OddDesign", "FacetCompiler", "FacetDiagnostics", "FacetFrame", "FacetLanguage",
        "FacetIR", "FacetInterpreter",
        "FacetItems", "FacetMotion", "FacetMotionItems", "FacetMotionViews", "FacetPreview", "FacetRuntime",
        "FacetServerSchema", "FacetServerDriven", "FacetServerDrivenViews", "FacetServerPreview", "FacetShell",
        "FacetShellViews", "FacetStore", "FacetStoreItems",
        "FacetStoreViews", "FacetSupport", "FacetSwift", "FacetText", "FacetUI", "FacetVariants", "SeededRandom",
        "SpecMutation",
      ],
      // Swift for the tests to compile: what an app may write and what it may not, stand-ins for Apple's modules, and
      // programs that print what compiled specs do.
      exclude: ["Accepted", "Printers", "Rejected", "StandIns"]),
    tests(
      "FacetCheckTests",
      of: [
        "Checkout", "FacetCheck", "FacetTokens", "FacetCompiler", "FacetSpec", "FacetIR", "FacetLanguage",
        "FacetDiagnostics", "FacetText",
      ]),
    tests(
      "CaseTests",
      of: [
        "Checkout", "FacetCompiler", "FacetCheck", "FacetSpec", "FacetIR", "FacetLanguage", "FacetSwift",
        "FacetInterpreter", "FacetPreview", "FacetDiagnostics", "FacetText", "SeededRandom", "SpecMutation",
      ]),
    tests("CLITests", of: ["Checkout", "FacetCompiler", "FacetDiagnostics", "FacetLimits", "FacetSpec", "facet"]),
    tests(
      "GrowthTests",
      of: [
        "GrowingInputs", "FacetCompiler", "FacetDiagnostics", "FacetFormat", "FacetIR", "FacetInterpreter",
        "FacetPreview", "FacetSpec", "FacetSwift", "FacetText",
      ]),

    tests("FacetSpecTests", of: ["Checkout", "FacetLanguage", "FacetSpec", "FacetDiagnostics"]),
    tests(
      "TokenTests",
      of: [
        "Checkout", "FacetTokens", "FacetColor", "FacetSwift", "FacetSpec", "FacetIR", "FacetLanguage",
        "FacetDiagnostics", "FacetText",
      ],
      exclude: ["corpus.tsv"]),
    tests(
      "StringsTests", of: ["FacetStrings", "FacetCompiler", "FacetCheck", "FacetDiagnostics", "SeededRandom"]),
    tests("FacetUITests", of: ["FacetUI", "FacetFrame", "FacetStrings", "SeededRandom"]),
    tests("AccessibilityTests", of: ["FacetUI", "FacetFrame"]),
    tests(
      "FacetPreviewTests",
      of: [
        "Checkout", "DesignSystem", "OddDesign", "FacetFlags", "FacetInterpreter", "FacetItems", "FacetMotion",
        "FacetPreview", "FacetRuntime", "FacetShell", "FacetStore", "FacetStoreItems", "FacetSupport", "FacetUI",
        "FacetVariants", "ListSimulation",
        "FacetCompiler", "FacetDiagnostics", "FacetIR", "FacetLanguage", "FacetFrame", "FacetSnapshot", "FacetText",
        "SeededRandom",
      ]),
    tests("FacetFrameTests", of: ["FacetFrame"]),
    tests("FacetMotionTests", of: ["FacetMotion", "SeededRandom"]),
    tests(
      "FacetMotionViewsTests",
      of: [
        "FacetFrame", "FacetItems", "FacetMotion", "FacetMotionItems", "FacetMotionViews", "FacetRuntime", "FacetUI",
      ]),
    tests("FacetItemsTests", of: ["FacetItems", "FacetRuntime", "ListSimulation", "SeededRandom"]),
    tests("FacetStoreTests", of: ["FacetStore", "SeededRandom"]),
    tests(
      "FeatureTests",
      of: [
        "FacetFrame", "FacetItems", "FacetRuntime", "FacetStore", "FacetStoreItems", "FacetStoreViews", "FacetSupport",
        "FacetUI", "ListSimulation", "SeededRandom",
      ]),
    tests("FacetServerDrivenTests", of: ["Checkout", "FacetFlags", "FacetServerDriven", "SeededRandom"]),
    tests(
      "FacetServerDrivenViewsTests",
      of: ["FacetFrame", "FacetRuntime", "FacetServerDriven", "FacetServerDrivenViews", "FacetShell", "FacetUI"]),
    tests("FacetShellTests", of: ["FacetShell", "SeededRandom"]),
    tests(
      "FacetShellViewsTests",
      of: ["FacetFrame", "FacetRuntime", "FacetShell", "FacetShellViews", "FacetUI", "SeededRandom"]),
    tests(
      "FacetSnapshotTests",
      of: [
        "Checkout", "FacetSnapshot", "FacetInterpreter", "FacetPreview", "FacetCompiler", "FacetDiagnostics", "FacetIR",
        "FacetLanguage", "FacetLimits",
        "FacetFrame", "FacetText", "SeededRandom", "SpecMutation",
      ]),
  ] + plugins + (hasBundle && !plugins.isEmpty ? [.binaryTarget(name: "FacetTool", path: bundle)] : [])
)
