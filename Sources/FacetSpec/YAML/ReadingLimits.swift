/// What a file may ask of the reader. Far beyond any real spec; below what would make a run slow or a stack overflow.
enum ReadingLimits {
  /// Bytes of one file.
  static let fileSize = 8 << 20
  /// Mappings and sequences within each other.
  static let depth = 64
  /// Nodes that aliases may add to a file.
  static let aliasedNodes = 10_000
  /// Mistakes in one file, before the rest of it is left unread.
  static let mistakes = 1_000
  /// `%TAG` lines: the library compares each with all others.
  static let tagDirectives = 8
  /// Keys of a mapping that are compared one by one; beyond, they are hashed.
  static let comparedKeys = 16
}
