internal import FacetText

extension DiagnosticReport {
  /// SARIF 2.1.0, as code scanning takes it: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
  package var sarif: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema") { $0.string("https://json.schemastore.org/sarif-2.1.0.json") }
      json.member("version") { $0.string("2.1.0") }
      json.member("runs") { json in
        json.array { json in json.object { write(into: &$0) } }
      }
    }
    return json.bytes
  }

  private func write(into json: inout JSONWriter) {
    json.member("tool") { json in
      json.object { json in
        json.member("driver") { json in
          json.object { json in
            json.member("name") { $0.string(tool.name) }
            json.member("semanticVersion") { $0.string(tool.version) }
            json.member("rules") { json in
              json.array { json in
                for rule in rules { json.write(rule) }
              }
            }
          }
        }
      }
    }
    json.member("columnKind") { $0.string("unicodeCodePoints") }
    let ruleIndexes = Dictionary(zip(rules, rules.indices)) { first, _ in first }
    json.member("results") { json in
      json.array { json in
        for entry in entries { json.write(entry, ruleIndex: ruleIndexes[entry.kind]) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ rule: DiagnosticKind) {
    object { json in
      json.member("id") { $0.string("\(rule.code)") }
      json.text("shortDescription", "\(rule.summary)")
      json.text("fullDescription", paragraph(of: "\(rule.explanation)"))
      json.text("help", "\(rule.explanation)")
      json.member("defaultConfiguration") { json in
        json.object { json in json.member("level") { $0.string(rule.severity.rawValue) } }
      }
    }
  }

  fileprivate mutating func write(_ entry: DiagnosticReport.Entry, ruleIndex: Int?) {
    object { json in
      json.member("ruleId") { $0.string(entry.code) }
      if let ruleIndex { json.member("ruleIndex") { $0.number(ruleIndex) } }
      json.member("level") { $0.string(entry.severity.rawValue) }
      json.text("message", entry.text)
      json.member("locations") { json in
        json.array { json in
          if let place = entry.place { json.object { $0.physicalLocation(place) } }
        }
      }
      if !entry.notes.isEmpty { json.relatedLocations(entry.notes) }
      json.member("partialFingerprints") { json in
        json.object { json in json.member("facet/v1") { $0.string(entry.fingerprint) } }
      }
    }
  }

  private mutating func relatedLocations(_ notes: [DiagnosticReport.Note]) {
    member("relatedLocations") { json in
      json.array { json in
        for note in notes {
          json.object { json in
            if let place = note.place { json.physicalLocation(place) }
            json.text("message", note.message)
          }
        }
      }
    }
  }

  private mutating func physicalLocation(_ place: DiagnosticReport.Place) {
    member("physicalLocation") { json in
      json.object { json in
        json.member("artifactLocation") { json in
          json.object { json in
            json.member("uri") { $0.string(percentEncoded(place.pathInRepository)) }
            json.member("uriBaseId") { $0.string("%SRCROOT%") }
          }
        }
        json.member("region") { json in
          json.object { json in
            json.member("startLine") { $0.number(place.location.line) }
            json.member("startColumn") { $0.number(place.location.column) }
            json.member("endLine") { $0.number(place.location.endLine) }
            json.member("endColumn") { $0.number(place.location.endColumn) }
          }
        }
      }
    }
  }

  /// SARIF wraps every text.
  private mutating func text(_ name: String, _ text: String) {
    member(name) { json in
      json.object { json in json.member("text") { $0.string(text) } }
    }
  }
}

/// The first paragraph, on one line.
private func paragraph(of text: String) -> String {
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  return lines.prefix { !$0.isEmpty }.map { String(Substring($0)) }.joined(separator: " ")
}

/// A relative path as a URI reference (RFC 3986): what is not unreserved is encoded, byte by byte.
private func percentEncoded(_ path: String) -> String {
  var result: [UInt8] = []
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.append(byte)
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      result += Array("%\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
    }
  }
  return String(decoding: result, as: UTF8.self)
}
