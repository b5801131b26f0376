extension SyntaxSlip {
  /// `@Binding isOn: Bool`, as Swift declares it.
  mutating func atAttribute(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    let words = line.split { " :=,".utf8.contains($0) }.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    switch words.first {
    case "@Binding" where words.count == 3: help = "write '\(words[1]): Binding<\(words[2])>'"
    case "@State": help = "declare it under 'state:', without '@State'"
    case "@Environment": help = "a body reads the environment by name, as in 'environment.isEnabled'"
    default: break
    }
  }
}
