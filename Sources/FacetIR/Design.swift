package import FacetLanguage
package import FacetStrings

/// A design system: all that the specs of one project say, resolved, defaulted and total.
///
/// Components with errors, and components that draw them, are excluded.
package struct Design: Equatable, Sendable {
  package var project: Project
  package var tokens: TokenCatalog
  /// By name, ascending in UTF-8.
  package var components: [Component]
  /// By name, ascending in UTF-8.
  package var apps: [App] = []
  /// By name, ascending in UTF-8.
  package var transitions: [Transition] = []

  /// The pages of servers that variants and sessions name, by name, ascending in UTF-8.
  package var pages: [PageFile] = []

  /// The texts in all languages; nil if the project has no String Catalog.
  package var strings: StringCatalog?

  package init(project: Project, tokens: TokenCatalog, components: [Component]) {
    self.project = project
    self.tokens = tokens
    self.components = components
  }

  package func component(named name: String) -> Component? {
    // The names are ASCII, whose order is that of UTF-8.
    var (low, high) = (0, components.count)
    while low < high {
      let middle = (low + high) / 2
      if components[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < components.count && components[low].name == name ? components[low] : nil
  }
}

/// A page as a server sends it.
package struct PageFile: Equatable, Sendable {
  /// The name of the file without `.page.json`.
  package var name: String
  /// The path of the file, relative to the project.
  package var source: String
  package var bytes: [UInt8]

  package init(name: String, source: String, bytes: [UInt8]) {
    self.name = name
    self.source = source
    self.bytes = bytes
  }
}

/// The settings of a project.
package struct Project: Equatable, Sendable {
  package enum AccessLevel: String, Sendable { case `public`, `package`, `internal` }

  /// The bundle in which images are looked up by their names: the app's, or that of the module.
  package enum Bundle: String, Sendable { case main, module }

  /// The builds that have the variants and their catalog.
  package enum Previews: String, Sendable { case debug, always }

  /// The Swift module that the generated code is compiled into.
  package var module: String

  /// The generated enumeration of the themes, where there are several. It has the module's name so that an app can have
  /// two design systems, and a `Theme` of its own.
  package var themeType: String { module + "Theme" }

  /// Put before the name of every component's type: `DLS` makes `DLSNumericStepper`.
  package var typePrefix: String
  package var accessLevel: AccessLevel
  package var bundle: Bundle
  package var previews: Previews
  /// The minimum OS versions of the generated code.
  package var platforms: Availability
  /// The icons that components can use, by names of the project's own; nil if they use SF Symbols.
  package var icons: [IconDefinition]?
  /// The name of the String Catalog without its suffix; nil if texts are not localized.
  package var stringTable: String?

  package init(
    module: String, typePrefix: String = "", accessLevel: AccessLevel = .public, bundle: Bundle = .module,
    previews: Previews = .debug, platforms: Availability = Availability()
  ) {
    self.module = module
    self.typePrefix = typePrefix
    self.accessLevel = accessLevel
    self.bundle = bundle
    self.previews = previews
    self.platforms = platforms
  }
}
