import DesignSystem
import FacetFrame
import FacetRuntime
import FacetServerDriven
import FacetServerDrivenViews
import FacetUI
import Foundation

/// A page with one component 1,000 times: decoded beside Foundation's `JSONDecoder` on the same bytes, and drawn beside the
/// same components without a server.
@MainActor struct ServerPageBenchmark {
  struct Result: Sendable {
    /// Seconds of one page.
    var decoding: Double
    /// Of Foundation's decoder, into structs that hold the same.
    var foundation: Double
    var drawing: Double
    var components: Double
    /// The time to decode 10,000 components, as a ratio to that for 1,000.
    var growth: Double
  }

  let rounds: Int

  func run() -> Result {
    let bytes = Self.page(of: 1_000)
    let data = Data(bytes)
    let large = Self.page(of: 10_000)
    let decoder = ServerPageDecoder<DesignServerContent>()
    guard case .success(let page) = decoder.decode(bytes) else { preconditionFailure("the page is correct") }
    let host = ViewHost(ServerPageView(page) { DesignServerView($0) })
    let plain = ViewHost(PlainPage(count: 1_000))
    let times = (0..<rounds).map { _ in
      (
        seconds(repeated: 4) { decoder.decode(bytes).problems.count },
        seconds(repeated: 4) { (try? JSONDecoder().decode(PlainJSON.self, from: data))?.sections.count ?? -1 },
        seconds(repeated: 1) { host.frame(proposing: Self.screen).nodes.count },
        seconds(repeated: 1) { plain.frame(proposing: Self.screen).nodes.count },
        seconds(repeated: 1) { decoder.decode(large).problems.count }
      )
    }
    let decoding = median(times.map(\.0))
    return Result(
      decoding: decoding, foundation: median(times.map(\.1)), drawing: median(times.map(\.2)),
      components: median(times.map(\.3)), growth: median(times.map(\.4)) / decoding)
  }

  private static let screen = ProposedViewSize(width: 390, height: 844)

  private static func page(of count: Int) -> [UInt8] {
    let components = (0..<count).map { number in
      """
      {"type": "listing", "id": "stay \(number)", "photo": "cabin", "title": "Cabin \(number)", "price": "€240", \
      "highlight": "New", "onTap": {"type": "open", "destination": {"type": "stay", "id": "\(number)"}}}
      """
    }
    return Array(
      "{\"sections\": [{\"id\": \"all\", \"layout\": \"list\", \"components\": [\(components.joined(separator: ", "))]}]}"
        .utf8)
  }

  /// The page as it would be without a server.
  private struct PlainPage: View {
    let count: Int

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count) { number in
              ListingCard(photo: Image("cabin"), title: "Cabin \(number)", price: "€240", highlight: "New", onTap: {})
            }
          }
        }
      }
    }
  }

  /// What the page says, for `JSONDecoder`.
  private nonisolated struct PlainJSON: Decodable {
    struct Section: Decodable {
      var id: String
      var layout: String
      var components: [Component]
    }

    struct Component: Decodable {
      var type: String
      var id: String
      var photo: String
      var title: String
      var price: String
      var highlight: String?
      var onTap: Action
    }

    struct Action: Decodable {
      var type: String
      var destination: Destination?
    }

    struct Destination: Decodable {
      var type: String
      var id: String
    }

    var sections: [Section]
  }
}
