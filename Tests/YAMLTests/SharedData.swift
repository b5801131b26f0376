import Checkout
import Foundation

/// The conformance suites, where they are at hand.
enum SharedData {
  static let conformance = Checkout.shared("data/conformance")

  static func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  /// All files below `folder` with this name, or with this ending, in the order of their paths.
  static func files(in folder: URL, where isWanted: (String) -> Bool) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = all?.compactMap { $0 as? URL }.filter { isWanted($0.lastPathComponent) } ?? []
    return urls.sorted { $0.path < $1.path }
  }
}
