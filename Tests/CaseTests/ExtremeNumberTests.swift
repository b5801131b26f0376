import Checkout
import FacetCompiler
import FacetInterpreter
import FacetPreview
import FacetSwift
import Foundation
import SeededRandom
import Testing

/// Each number in the cases, replaced with one that no calculation expects: nothing traps while the case is read, checked,
/// emitted and drawn.
///
/// `FACET_NUMBERS=20000` tries so many instead of 250.
@Suite struct ExtremeNumberTests {
  private static let extremes = [
    "9223372036854775807", "-9223372036854775808", "4611686018427387904", "99999999999999999999", "0", "-1", "1.0e+308",
    "-1.0e+308", "1.0e-320", "1_000_000", "nan", "inf",
  ]

  /// A number in a file of a case.
  private struct Place {
    var example: Case
    var file: Int
    var range: Range<Int>
  }

  @Test func noNumberTraps() throws {
    let count = ProcessInfo.processInfo.environment["FACET_NUMBERS"].flatMap { Int($0) } ?? 250
    var random = SeededRandom(seed: UInt64(count))
    let places = try Case.all.flatMap(Self.places)
    #expect(places.count > 3_000)
    var drawn = 0
    for _ in 0..<count {
      let place = try #require(places.randomElement(using: &random))
      let number = try #require(Self.extremes.randomElement(using: &random))
      var inputs = try place.example.inputs()
      inputs[place.file].bytes.replaceSubrange(place.range, with: number.utf8)
      if Self.isDrawn(inputs) { drawn += 1 }
    }
    #expect(drawn > 20)
  }

  /// Compiles, and emits and draws a design without errors. Returns whether there is one.
  private static func isDrawn(_ inputs: [SourceInput]) -> Bool {
    guard let design = Compiler.compile(inputs, threads: 1).design else { return false }
    let program = Program(design)
    _ = swiftFiles(for: design, threads: 1)
    for drawn in program.drawnGoldens(threads: 1) { _ = drawn.golden.text }
    _ = program.drawnSessions()
    _ = program.drawnTransitions()
    return true
  }

  private static func places(_ example: Case) throws -> [Place] {
    try example.inputs().enumerated().flatMap { index, input in
      numbers(in: input.bytes).map { Place(example: example, file: index, range: $0) }
    }
  }

  /// The numbers, also those with a unit and the bounds of ranges, but not the digits of names.
  private static func numbers(in bytes: [UInt8]) -> [Range<Int>] {
    var numbers: [Range<Int>] = []
    var previous = UInt8(ascii: " ")
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isDigit { index += 1 }
      if index + 1 < bytes.count, index > start, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isDigit {
        index += 1
        while index < bytes.count, bytes[index].isDigit { index += 1 }
      }
      if index > start, !previous.isInName { numbers.append(start..<index) }
      if index == start { index += 1 }
      previous = bytes[index - 1]
    }
    return numbers
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isInName: Bool {
    isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "#") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
