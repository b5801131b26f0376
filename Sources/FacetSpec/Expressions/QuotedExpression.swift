package import FacetDiagnostics

extension ExpressionSyntax {
  /// Parses text that stands in quotes as an expression: `if isOn then "On" else name`. Nil for single words, for prose,
  /// and for anything that an expression without quotes could not be. It has no places in the file.
  package static func read(quoted text: String, in file: FileID) -> ExpressionSyntax? {
    var text = text
    guard text.withUTF8(hasStructure) else { return nil }
    var tree = SourceTree(emptyIn: file)
    tree.cooked = Array(text.utf8)
    var scalar = SourceTree.Node(kind: .plain, isCooked: true, start: 0, end: 0, next: 1)
    scalar.textEnd = UInt32(tree.cooked.count)
    tree.nodes = [scalar]
    var diagnostics: [Diagnostic] = []
    let syntax = read(NodeID(0), in: tree, diagnostics: &diagnostics)
    return diagnostics.isEmpty ? syntax : nil
  }

  /// Whether there is more than operands, and no two of them side by side, as the words of prose are.
  private static func hasStructure(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var lexer = ExpressionLexer(text)
    var isStructured = false
    var followsOperand = false
    while true {
      switch lexer.next().kind {
      case .end: return isStructured
      case .unknown: return false
      // What follows is text, which the parser reads.
      case .quote: return !followsOperand
      case .word, .number, .null, .true, .false:
        if followsOperand { return false }
        followsOperand = true
      default:
        isStructured = true
        followsOperand = false
      }
    }
  }
}
