import Checkout
import FacetCompiler
import FacetIR
import FacetLanguage
import FacetSwift
import Foundation
import Testing

/// The libraries, and what is generated, on each of Apple's platforms that they are declared for.
struct ApplePlatformTests {
  @Test(arguments: ApplePlatform.allCases) func theLibrariesCompile(on platform: ApplePlatform) throws {
    _ = try AppleLike.on(platform)
  }

  /// In an app whose code is the main actor's unless it says otherwise, the bundle of its resources included.
  /// `CompilingTests` compiles more of it for iOS, in a module of no actor.
  @Test(arguments: [SpecsFixture.repository, .oddAndInternal], ApplePlatform.allCases)
  func whatIsGeneratedCompiles(of specs: SpecsFixture, on platform: ApplePlatform) throws {
    guard platform.system != "iOS", platform.isNamed(in: try specs.design().project) else { return }
    let folder = try TemporaryFolder()
    let files = try specs.write(into: folder) + specs.writeConsumer(into: folder) + SwiftTool.resourceAccessor
    #expect(try findings(in: files, on: platform, with: ["-default-isolation", "MainActor"]) == [])
  }

  /// Mac Catalyst is iOS with AppKit, which nothing that is generated asks for.
  @Test(arguments: [SpecsFixture.repository, .odd]) func nothingIsForMacCatalystOnly(specs: SpecsFixture) throws {
    for file in try specs.files() {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("AppKit") && !text.contains("targetEnvironment"), "\(file.name)")
    }
  }

  /// The cases whose projects are declared for other platforms than iOS, each on one of them in turn. Mac Catalyst is iOS to
  /// them.
  @Test func casesCompileOnTheirPlatforms() throws {
    var cases: [ApplePlatform: [CaseDesign]] = [:]
    for (index, `case`) in try CaseDesign.all().enumerated() {
      let platforms = ApplePlatform.allCases.filter { $0.system != "iOS" && $0.isNamed(in: `case`.design.project) }
      if !platforms.isEmpty { cases[platforms[index % platforms.count], default: []].append(`case`) }
    }
    for (platform, cases) in cases {
      for module in CaseDesign.modules(of: cases) {
        let folder = try TemporaryFolder()
        let files = try module.map { try folder.write($0.bytes, to: $0.name) }
        #expect(try findings(in: files, on: platform) == [], "\(platform.rawValue)")
      }
    }
    #expect(cases[.macOS, default: []].count >= 5)
  }

  /// Projects of others that lie beside the checkout, with what they wrote by hand. What has errors has no Swift.
  @Test(.enabled(if: Checkout.shared("trials") != nil)) func projectsOfOthersCompile() throws {
    let root = try #require(Checkout.shared("trials"))
    for project in try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil) {
      let specs = project.appending(path: "specs", directoryHint: .isDirectory)
      guard FileManager.default.fileExists(atPath: specs.appending(path: "facet.yaml").path) else { continue }
      let inputs = try Case.files(in: specs).map { path in
        SourceInput(path: path, bytes: Array(try Data(contentsOf: specs.appending(path: path))))
      }
      guard let design = Compiler.compile(inputs).design else { continue }
      let folder = try TemporaryFolder()
      var files = try swiftFiles(for: design).map { try folder.write($0.bytes, to: $0.name) }
      let byHand = project.appending(path: "ByHand", directoryHint: .isDirectory)
      if FileManager.default.fileExists(atPath: byHand.path) {
        files += try Case.files(in: byHand).map { byHand.appending(path: $0).path }.filter { $0.hasSuffix(".swift") }
      }
      for platform in [ApplePlatform.iOS, .macOS, .tvOS, .visionOS, .watchOS]
      where platform == .iOS || platform.isNamed(in: design.project) {
        #expect(try findings(in: files, on: platform) == [], "\(project.lastPathComponent) on \(platform.rawValue)")
      }
    }
  }

  /// Each stand-in is as strict as Apple's declarations about what a platform does not have.
  @Test(arguments: [
    (ApplePlatform.macOS, "Text(\"\").keyboardType(.default)", "'keyboardType' is unavailable"),
    (.macOS, "Text(\"\").statusBarHidden()", "'statusBarHidden' is unavailable"),
    (.tvOS, "Slider(value: .constant(1))", "'Slider' is unavailable"),
    (.tvOS, "Text(\"\").gesture(DragGesture())", "'DragGesture' is unavailable"),
    (.tvOS, "DatePickerComponents.date", "'DatePickerComponents' is unavailable"),
    (.watchOS, "Menu(\"\") {}", "'Menu' is unavailable"),
    (.watchOS, "UIView()", "cannot find 'UIView' in scope"),
    (.visionOS, "Text(\"\").sensoryFeedback(.success, trigger: 1)", "'success' is unavailable"),
  ])
  func whatAPlatformDoesNotHaveIsAnError(on platform: ApplePlatform, view: String, message: String) throws {
    let source = """
      import SwiftUI
      #if canImport(UIKit)
        import UIKit
      #endif
      @MainActor func view() { _ = \(view) }
      """
    let folder = try TemporaryFolder()
    let found = try findings(in: [folder.write(source.utf8, to: "Use.swift")], on: platform)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  /// Code that no platform compiles would be found by nobody.
  @Test(arguments: [
    "action()", "MainActor.assumeIsolated(action)", "let link = Selector(\"setNeedsLayout\")", "Task { await 1 }",
  ])
  func isolationIsJudged(body: String) throws {
    let source = """
      import UIKit

      nonisolated extension View {
        func after(perform action: @escaping @MainActor () -> Void) -> some View { task { \(body) } }
      }
      """
    let folder = try TemporaryFolder()
    #expect(try !findings(in: [folder.write(source.utf8, to: "Use.swift")], on: .iOS).isEmpty)
  }

  private func findings(
    in files: [String], on platform: ApplePlatform, with arguments: [String] = []
  ) throws -> [String] {
    let apple = try AppleLike.on(platform)
    let copies = try TemporaryFolder()
    return try SwiftTool.swiftc(
      SwiftTool.strict + arguments + apple.arguments + [
        "-module-name", "DesignSystem", "-package-name", SwiftTool.packageName, "-typecheck",
      ] + apple.files(files, in: copies)
    ).findings
  }
}

extension ApplePlatform {
  fileprivate func isNamed(in project: Project) -> Bool {
    project.platforms.entries.contains { $0.platform.rawValue == system }
  }
}
