extension Frame {
  /// The characters that stand for symbols and images in pictures, by the names of these.
  ///
  /// Any two are equal: they are about the writing of a picture, and compiled views know none.
  public struct Glyphs: Sendable {
    private var characters: [String: String]

    public init(_ characters: [String: String] = [:]) { self.characters = characters }

    public subscript(name: String) -> String? { characters[name] }
  }
}

extension Frame.Glyphs: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
}
