public import FacetRuntime

nonisolated extension Bundle {
  /// The bundle of a module's resources, for code of any isolation:
  ///
  ///     nonisolated extension Bundle {
  ///       static var designSystem: Bundle { .resources { .module } }
  ///     }
  ///
  /// In a module whose default isolation is the main actor, the constant `module` that SwiftPM declares is isolated. It is
  /// initialized once, by whichever thread reads it first, so any may read it.
  ///
  /// The compiler's flag `-enable-actor-data-race-checks`, which is off unless a build asks for it, has such a closure stop
  /// the process on other threads. In a build with it, read the bundle on the main thread only.
  public static func resources(_ module: @escaping @MainActor () -> Bundle) -> Bundle {
    unsafeBitCast(module, to: (() -> Bundle).self)()
  }
}
