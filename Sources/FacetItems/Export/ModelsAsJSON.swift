import FacetText

// What a list is set to and what changes from one state to the next, for tools and for other platforms. Keys are in a
// fixed order, so that texts can be compared line by line. A place of an item is an array of two numbers, its section's
// and its own.

extension Sequence<SectionModel> {
  /// The sections with their items as JSON: identifiers, types of views, styles and content, each as text, and the events
  /// for which the items have callbacks.
  public var json: String {
    text { json in
      json.object {
        $0.member("sections") { $0.array { json in for section in self { json.section(section) } } }
      }
    }
  }
}

extension SectionedChangeset {
  /// The changes as JSON. Lists without elements are left out.
  public var json: String {
    text { json in
      json.object {
        $0.member("sections") { $0.changes(sectionChangeset) { $0.number($1) } }
        $0.member("items") {
          $0.changes(itemChangeset) { json, path in
            json.array {
              $0.number(path.section)
              $0.number(path.item)
            }
          }
        }
      }
    }
  }
}

private func text(_ write: (inout JSONWriter) -> Void) -> String {
  var json = JSONWriter()
  write(&json)
  return String(decoding: json.bytes, as: UTF8.self)
}

extension JSONWriter {
  fileprivate mutating func section(_ section: SectionModel) {
    object {
      $0.member("dataID") { $0.string("\(section.dataID)") }
      $0.member("items") { $0.array { json in for item in section.items { json.object { $0.item(item) } } } }
      if section.supplementaryItems.isEmpty { return }
      $0.member("supplementaryItems") {
        $0.array { json in
          for supplement in section.supplementaryItems {
            json.object {
              $0.member("elementKind") { $0.string(supplement.elementKind) }
              $0.item(supplement.item)
            }
          }
        }
      }
    }
  }

  private mutating func item(_ item: AnyItemModel) {
    member("dataID") { $0.string("\(item.dataID)") }
    member("view") { $0.string(item.identifier.view.viewTypeName) }
    if let style = item.identifier.view.style { member("style") { $0.string("\(style)") } }
    if let content = item.content { member("content") { $0.string("\(content)") } }
    let callbacks = item.callbacks
    list("events", ItemCallback.allCases.filter { $0.isEvent && callbacks.contains($0) }) { $0.string($1.rawValue) }
  }

  fileprivate mutating func changes<Index>(
    _ changes: Changeset<Index>, _ index: (inout JSONWriter, Index) -> Void
  ) {
    object {
      $0.list("deletes", changes.deletes, index)
      $0.list("inserts", changes.inserts, index)
      for (name, list) in [("moves", changes.moves), ("updates", changes.updates)] {
        $0.list(name, list) { json, change in
          json.object {
            $0.member("old") { index(&$0, change.old) }
            $0.member("new") { index(&$0, change.new) }
          }
        }
      }
      $0.list("duplicates", changes.duplicates) { json, group in
        json.array { for place in group { index(&$0, place) } }
      }
    }
  }

  private mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    if elements.isEmpty { return }
    member(name) { $0.array { for element in elements { write(&$0, element) } } }
  }
}
