import FacetServerDriven

extension DoublingBenchmark {
  /// Pages of a server, each of which is large in one respect.
  static var decoderLoads: [Load] {
    [
      page("page, components without ids", 5_000) { count in
        components(count) { #"{"type": "note", "text": "\#($0)"}"# }
      },
      page("page, components with one id", 5_000) { count in
        components(count) { #"{"type": "note", "id": "a", "text": "\#($0)"}"# }
      },
      page("page, components in components", 5_000) { count in
        components(count / 5) { number in
          let items = (0..<4).map { #"{"type": "note", "text": "\#(number) \#($0)"}"# }
          return #"{"type": "group", "items": [\#(items.joined(separator: ","))]}"#
        }
      },
      page("page, components with fallbacks", 5_000) { count in
        components(count) { #"{"fallback": {"type": "note", "text": "\#($0)"}, "type": "gone"}"# }
      },
      page("page, sections", 5_000) { count in
        #"{"sections": [\#((0..<count).map { _ in #"{"components": []}"# }.joined(separator: ","))]}"#
      },
      page("page, flags", 6_000) { count in
        #"{"flags": {\#((0..<count).map { #""flag\#($0)": true"# }.joined(separator: ","))}, "sections": []}"#
      },
      page("page, unknown fields", 6_000) { count in
        #"{"sections": [], \#((0..<count).map { #""field\#($0)": \#($0)"# }.joined(separator: ","))}"#
      },
      page("page, a member many times", 6_000) { count in
        #"{"sections": [], \#((0..<count).map { #""a": \#($0)"# }.joined(separator: ","))}"#
      },
      page("page, a long key around lone surrogates", 12_000) { count in
        let key = String(repeating: "key", count: 10 * count)
        return #"{"sections": [], "\#(key)": [\#((0..<count).map { _ in #""\ud800""# }.joined(separator: ","))]}"#
      },
      Load(name: "JSON values, compared and hashed", size: 3_000) { count in
        let text = "{" + (0..<count).map { #""key\#($0)": [\#($0), 1.50]"# }.joined(separator: ",") + "}"
        let values = (0..<2).map { _ in try? JSONValue(parsing: text.utf8) }
        return { values[0] == values[1] ? values[0].hashValue & 1 : .min }
      },
    ]
  }

  private static func components(_ count: Int, _ component: (Int) -> String) -> String {
    #"{"components": [\#((0..<count).map(component).joined(separator: ","))]}"#
  }

  private static func page(_ name: String, _ size: Int, _ json: @escaping (Int) -> String) -> Load {
    Load(name: name, size: size) { count in
      let bytes = Array(json(count).utf8)
      var decoder = ServerPageDecoder<NoteContent>()
      decoder.reportsUnknownFields = true
      decoder.limits.components = .max
      return { [decoder] in decoder.decode(bytes).page == nil ? .min : 1 }
    }
  }
}

/// Texts, alone and in groups.
private enum NoteContent: ServerContent {
  case note(String)
  case group([ServerComponent<NoteContent>])
  case registered(RegisteredPayload)
  case unknown(UnknownComponent)

  static let types = [ServerType("note"), ServerType("group")]

  static func decode(_ type: String, from payload: inout PayloadReader) throws(MalformedPayload) -> NoteContent? {
    switch type {
    case "note": .note(try payload.required("text", .string))
    case "group": .group(try payload.components("items"))
    default: nil
    }
  }

  var type: String? {
    switch self {
    case .note: "note"
    case .group: "group"
    case .registered(let payload): payload.type
    case .unknown(let component): component.type
    }
  }

  func encode(to payload: inout PayloadWriter) {}
}
