internal import FacetText

extension DiagnosticReport {
  /// All that is known of each diagnostic, for scripts. `version` grows when a member changes its meaning or goes.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version") { $0.number(1) }
      json.member("tool") { json in
        json.object { json in
          json.member("name") { $0.string(tool.name) }
          json.member("version") { $0.string(tool.version) }
        }
      }
      json.member("diagnostics") { json in
        json.array { json in
          for entry in entries { json.write(entry) }
        }
      }
      json.member("summary") { json in
        json.object { json in
          json.member("files") { $0.number(files.count) }
          json.member("errors") { $0.number(count(of: .error)) }
          json.member("warnings") { $0.number(count(of: .warning)) }
        }
      }
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ entry: DiagnosticReport.Entry) {
    object { json in
      json.member("rule") { $0.string(entry.code) }
      json.member("severity") { $0.string(entry.severity.rawValue) }
      json.member("message") { $0.string(entry.message) }
      if let help = entry.help { json.member("help") { $0.string(help) } }
      json.write(entry.place)
      json.member("related") { json in
        json.array { json in
          for note in entry.notes {
            json.object { json in
              json.member("message") { $0.string(note.message) }
              json.write(note.place)
            }
          }
        }
      }
      json.member("fixes") { json in
        json.array { json in
          for fix in entry.fixes {
            json.object { json in
              json.write(fix.place)
              json.member("replacement") { $0.string(fix.replacement) }
            }
          }
        }
      }
    }
  }

  /// `path` and `range`, or neither.
  private mutating func write(_ place: DiagnosticReport.Place?) {
    guard let place else { return }
    member("path") { $0.string(place.path) }
    member("range") { json in
      json.object { json in
        json.member("start") { $0.position(place.location.line, place.location.column) }
        json.member("end") { $0.position(place.location.endLine, place.location.endColumn) }
      }
    }
  }

  private mutating func position(_ line: Int, _ column: Int) {
    object { json in
      json.member("line") { $0.number(line) }
      json.member("column") { $0.number(column) }
    }
  }
}
