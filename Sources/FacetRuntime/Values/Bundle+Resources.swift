nonisolated extension Bundle {
  /// The bundle of a module's resources, for code of any isolation:
  ///
  ///     nonisolated extension Bundle {
  ///       static var designSystem: Bundle { .resources { .module } }
  ///     }
  ///
  /// In a module whose default isolation is the main actor, the constant `module` that SwiftPM declares is isolated. It is
  /// initialized once, by whichever thread reads it first, so any may read it.
  public static func resources(_ module: @escaping @MainActor () -> Bundle) -> Bundle {
    unsafeBitCast(module, to: (() -> Bundle).self)()
  }
}
