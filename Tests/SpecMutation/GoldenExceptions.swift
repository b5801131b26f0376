import Checkout

/// The attributes that change the generated Swift or the goldens, but not both, as `docs/goldens.md` lists them.
package struct GoldenExceptions {
  /// The attributes that only Swift shows, and those that only goldens show.
  private let swift: [String]
  private let goldens: [String]

  /// What leaves tokens without a constant in Swift.
  private static let withoutConstant = "project.tokens.generate"

  package init() throws {
    let page = try Checkout.text("docs/goldens.md")
    func attributes(below heading: Substring) -> [String] {
      let lines = page.split(separator: "\n").drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("#") }
      return lines.filter { $0.hasPrefix("| `") }.flatMap { row in
        row.split(separator: "|")[0].split(separator: "`").filter { $0.contains(where: \.isLetter) }.map { String($0) }
      }
    }
    swift = attributes(below: "## What no golden shows")
    goldens = attributes(below: "## What only goldens show")
  }

  /// Those of a part of a project: what belongs to no component begins with the kind of file.
  package func all(_ part: SpecSource.Part) -> Set<String> {
    let kinds = ["project", "token", "resolver", "app", "transition", "page"]
    return Set((swift + goldens).filter { kinds.contains(String($0.prefix { $0 != "." })) == (part == .project) })
  }

  /// Whether a change shows in Swift and in a golden, in neither, or is an exception.
  package func allow(_ change: MutatedSpec.Change) -> Bool {
    (change.swift == nil) == (change.golden == nil) || exception(for: change) != nil
  }

  /// The exception that a change falls under: a key is meant wherever it stands, with all keys in it.
  package func exception(for change: MutatedSpec.Change) -> String? {
    if (change.swift == nil) == (change.golden == nil) { return nil }
    if change.swift == nil, change.isOfTokenWithoutConstant { return Self.withoutConstant }
    return (change.golden == nil ? swift : goldens).first { exception in
      let (keys, part) = (change.attribute.split(separator: "."), exception.split(separator: "."))
      return keys.indices.contains { keys[$0...].starts(with: part) }
    }
  }
}
