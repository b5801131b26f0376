import Checkout
import FacetCompiler
import FacetIR
import Foundation
import Testing

/// A spec says the same in JSON as in YAML.
@Suite struct JSONTests {
  @Test func aDesignInJSONIsTheDesignInYAML() throws {
    let json = try #require(Case.all.first { $0.name == "json/design-system" }).inputs()
    let yaml = try json.map { input in
      guard input.path.hasSuffix(".component.json") else { return input }
      let path = input.path.replacingOccurrences(of: ".json", with: ".yaml")
      let group = path.hasPrefix("list-row") ? "rows/" : "inputs/"
      return SourceInput(path: path, bytes: try Checkout.bytes("specs/components/" + group + path))
    }
    var fromJSON = try #require(Compiler.compile(json).design)
    let fromYAML = try #require(Compiler.compile(yaml).design)
    #expect(fromJSON.components.count == 2)
    for (index, component) in fromYAML.components.enumerated() {
      fromJSON.components[index].source = component.source
      #expect(fromJSON.components[index] == component, "\(component.name)")
    }
    #expect(fromJSON == fromYAML)
  }
}
