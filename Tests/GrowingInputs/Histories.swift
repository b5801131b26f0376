/// Specs with a history, which reports by date read.
extension GrowingInput {
  static let histories: [GrowingInput] = [
    history("versions of a spec") { count in
      (0..<count).map { ["card.component.yaml": Card(body: "{ text: \"\($0)\" }").text] }
    },
    history("specs that are added one after the other", most: 9_990) { count in
      (0..<count).map { number in
        let name = "Card\(number == 0 ? "" : "\(number)")"
        let body = number == 0 ? "{ text: \"Hello\" }" : "Card\(number - 1 == 0 ? "" : "\(number - 1)")"
        return ["card\(number).component.yaml": Card(body: number % 30 == 0 ? "divider" : body).text(named: name)]
      }
    },
    history("a component that comes and goes", most: 3_000) { count in
      let users = Dictionary(
        uniqueKeysWithValues: (0..<count / 10 + 1).map {
          ("user\($0).component.yaml", Card(body: "Card").text(named: "User\($0)"))
        })
      return [users.merging(Card().files) { $1 }]
        + (0..<count).map {
          ["card.component.yaml": $0 % 2 == 0 ? Card().text(named: "Other") : Card(body: "{ text: \"\($0)\" }").text]
        } + [Card().files]
    },
  ]

  /// The files are those of the last version of each.
  private static func history(
    _ name: String, most: Int? = nil, _ versions: @escaping @Sendable (Int) -> [[String: String]]
  ) -> GrowingInput {
    GrowingInput(
      name, most: most,
      onlyCommands: [
        ["report", "migration"], ["report", "adoption"], ["report", "adoption", "--swift", "../Sources"],
        ["report", "adoption", "--format", "svg"],
      ], versions: versions
    ) { count in
      versions(count).reduce(into: ["../Sources/Use.swift": "let use = Card()\n"]) { files, version in
        files.merge(version) { $1 }
      }
    }
  }
}
