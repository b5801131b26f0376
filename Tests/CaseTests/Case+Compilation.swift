import Checkout
import FacetCompiler

extension Case {
  /// What compiling the case comes to. Several tests ask, and each case is compiled once for all of them.
  var compilation: Compilation {
    get throws { try Self.compilations.get()[name] ?? Compiler.compile(inputs()) }
  }

  private static let compilations = Result {
    Dictionary(uniqueKeysWithValues: try all.map { ($0.name, Compiler.compile(try $0.inputs())) })
  }
}
