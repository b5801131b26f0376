import FacetCompiler
import FacetFiles
import FacetServerDriven
import FacetSnapshot
import FacetText

/// What a check of snapshots found: of a project, or of a shard.
struct CheckResults {
  /// In the order of the design.
  private(set) var snapshots: [ComparedSnapshot]
  private(set) var cases: [TestCase]

  init(_ snapshots: [ComparedSnapshot], _ cases: [TestCase]) {
    self.snapshots = snapshots
    self.cases = cases
  }
}

/// The results of a shard in a file, for `facet snapshot join`.
struct ShardResults {
  let shard: Shard
  /// Of the version of facet and of all files of the project. Shards with another one have not checked the same.
  let digest: String
  let results: CheckResults

  init(_ shard: Shard, digest: String, _ results: CheckResults) {
    self.shard = shard
    self.digest = digest
    self.results = results
  }

  /// As JSON.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("shard") { $0.string(shard.description) }
      json.member("digest") { $0.string(digest) }
      json.member("snapshots") { json in
        json.array { json in for snapshot in results.snapshots { snapshot.write(to: &json) } }
      }
      json.member("cases") { json in
        json.array { json in for testCase in results.cases { testCase.write(to: &json) } }
      }
    }
    return json.bytes
  }

  /// Reads the file that ``bytes`` are written to.
  init(reading path: String) throws {
    var roots = FileRoots()
    roots.allow(given: path)
    var limits = ServerLimits()
    limits.bytes = 1 << 30
    guard let json = try? JSONValue(parsing: try roots.read(path), limits: limits),
      let shard = json["shard"]?.string.flatMap(Shard.init(argument:)), let digest = json["digest"]?.string,
      let snapshots = json["snapshots"]?.elements, let cases = json["cases"]?.elements
    else { throw Self.unreadable(path) }
    self.shard = shard
    self.digest = digest
    results = CheckResults(
      try snapshots.map { json in
        guard let snapshot = ComparedSnapshot(json) else { throw Self.unreadable(path) }
        return snapshot
      },
      try cases.map { json in
        guard let testCase = TestCase(json) else { throw Self.unreadable(path) }
        return testCase
      })
  }

  private static func unreadable(_ path: String) -> Failure {
    Failure(
      "\(path) has no results of a shard",
      help: "'facet snapshot check --shard 1/2 --results FILE' writes them, with the same version of facet")
  }
}

extension Project {
  /// A hash of all files of the project, with a text before them.
  func digest(with text: String) -> String {
    let parts = [Array(text.utf8)] + specFiles.inputs.flatMap { [Array($0.path.utf8), $0.bytes] }
    // With their lengths, so that no byte can be counted to another part.
    return "\(ContentHash(of: parts.flatMap { Array("\($0.count) ".utf8) + $0 }))"
  }
}

extension CheckResults {
  /// The results of a check that has run in shards. Throws unless all of them are there.
  init(joining shards: [ShardResults]) throws {
    guard let first = shards.first else { throw Failure("no results to join") }
    let count = first.shard.count
    if let other = shards.first(where: { $0.shard.count != count }) {
      throw Failure("\(first.shard) and \(other.shard) are shards of different checks")
    }
    if shards.contains(where: { $0.digest != first.digest }) {
      throw Failure(
        "the shards have checked different specs, or with different versions of facet",
        help: "run all shards on one commit")
    }
    for number in 1...count {
      let given = shards.count { $0.shard.number == number }
      if given != 1 {
        throw Failure("the results of shard \(number)/\(count) are \(given == 0 ? "missing" : "there twice")")
      }
    }
    let inOrder = shards.sorted { $0.shard.number < $1.shard.number }.map(\.results)
    self.init(
      inOrder.flatMap(\.snapshots).sorted { $0.position < $1.position },
      inOrder.flatMap(\.cases).sorted { $0.position < $1.position })
  }
}

extension ComparedSnapshot {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("position") { $0.number(position) }
      json.member("name") { $0.string(comparison.name) }
      json.member("file") { $0.string(comparison.file) }
      // The contents of one that is as recorded are not needed.
      for (key, bytes) in [("recorded", recorded), ("drawn", drawn)] {
        guard let bytes else { continue }
        json.member(key) { $0.string(comparison.state == .match ? "" : String(decoding: bytes, as: UTF8.self)) }
      }
    }
  }

  fileprivate init?(_ json: JSONValue) {
    guard let position = json["position"]?.int, let name = json["name"]?.string, let file = json["file"]?.string else {
      return nil
    }
    func bytes(_ key: String) -> [UInt8]? { (json[key]?.string).map { Array($0.utf8) } }
    self.init(position, name: name, file: file, recorded: bytes("recorded"), drawn: bytes("drawn"))
  }
}

extension TestCase {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("position") { $0.number(position) }
      json.member("suite") { $0.string(suite) }
      json.member("class") { $0.string(className) }
      json.member("name") { $0.string(name) }
      guard let failure else { return }
      json.member("failure") { json in
        json.object { json in
          json.member("type") { $0.string(failure.type) }
          json.member("message") { $0.string(failure.message) }
          json.member("text") { $0.string(failure.text) }
        }
      }
    }
  }

  fileprivate init?(_ json: JSONValue) {
    guard let position = json["position"]?.int, let suite = json["suite"]?.string,
      let className = json["class"]?.string,
      let name = json["name"]?.string
    else { return nil }
    self.init(suite: suite, className: className, name: name, position: position)
    guard let failure = json["failure"] else { return }
    guard let type = failure["type"]?.string, let message = failure["message"]?.string,
      let text = failure["text"]?.string
    else { return nil }
    self.failure = Failure(type: type, message: message, text: text)
  }
}
