import FacetIR
import FacetLanguage
import FacetText

/// The file with the pages of servers that variants name.
struct ServerPagesWriter {
  let index: DesignIndex

  var files: [SwiftFile] {
    let pages = index.design.pages
    if pages.isEmpty { return [] }
    return [
      SwiftFile(
        "DesignServerPages", from: "", importing: index.accessLevel, use: .none, modules: ["FacetServerDriven"],
        if: index.previewCondition,
        [.block("extension ServerPage<DesignServerContent>", .paragraphs(pages.map(property)))])
    ]
  }

  private func property(_ page: PageFile) -> Code {
    let head: Code = "\(index.access)nonisolated static var \(page.swiftName): Self"
    let example: Code = "\(.line)example: \(.json(page.bytes))"
    let value = Code.sequence(["ServerPage(", .indented(example), ")"])
    return "\(.documentation("The page in `\(page.source)`."))\(.block(head, value))"
  }
}

extension PageFile {
  fileprivate var swiftName: SwiftName { Self.swiftName(name) }

  static func swiftName(_ name: String) -> SwiftName { SwiftName(CamelCase.lower(name) ?? name) }
}

extension ExpressionWriter {
  /// `.home`
  func serverPage(_ name: String) -> Code { ".\(member: PageFile.swiftName(name))" }
}

extension ElementWriter {
  /// What the controls of the page do.
  func handlers(of page: Element.ServerPage) -> [Code] {
    page.events.map { event in
      let head: Code = .call(".onServerEvent", ["\(StringLiteral(event.type))"])
      guard let field = event.field else {
        return .shortBlock(head, signature: "_", expressions.call(event.action))
      }
      let (scope, received) = expressions.scope.binding("event")
      let (inner, local) = scope.binding(field.name)
      var writer = expressions
      writer.scope = inner
      let value: Code = "let \(local) = \(received).action\(field.reading)"
      let call = writer.call(event.action)
      return .shortBlock(
        head, signature: "\(received)", field.type.isOptional ? .lines([value, call]) : .block("if \(value)", call))
    }
  }

  func code(_ page: Element.ServerPage) -> Code {
    .shortBlock(.call("ServerSectionsView", [expressions.code(page.page)]), "DesignServerView($0)")
  }
}

extension Element.ServerPage.Field {
  /// `["id"]`, `.raw["count"]?.int`
  fileprivate var reading: Code {
    let name = StringLiteral(name)
    return switch type.unwrapped {
    case .int: ".raw[\(name)]?.int"
    case .double: ".raw[\(name)]?.double"
    case .bool: ".raw[\(name)]?.bool"
    default: "[\(name)]"
    }
  }
}
