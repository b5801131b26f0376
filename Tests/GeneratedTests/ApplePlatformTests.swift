import Testing

/// The libraries on each of Apple's platforms that they are declared for.
struct ApplePlatformTests {
  @Test(arguments: ApplePlatform.allCases) func theLibrariesCompile(on platform: ApplePlatform) throws {
    _ = try AppleLike.on(platform)
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

  private func findings(in files: [String], on platform: ApplePlatform) throws -> [String] {
    let apple = try AppleLike.on(platform)
    let copies = try TemporaryFolder()
    return try SwiftTool.swiftc(
      SwiftTool.strict + apple.arguments + [
        "-module-name", "DesignSystem", "-package-name", SwiftTool.packageName, "-typecheck",
      ] + apple.files(files, in: copies)
    ).findings
  }
}
