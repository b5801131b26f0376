import FacetStore

/// The feature that the tests run: a search field, a list of results, and a counter beside it.
struct SearchState: Equatable, Sendable {
  var text = ""
  var results: [String] = []
  var count = 0
  var seen: Set<String> = []
}

enum SearchAction: Equatable, Sendable {
  case type(String)
  case found([String])
  case add(Int)
  case load, loaded
  case refresh, refreshed
  case poll
  case stop
}

enum SearchRequest: Equatable, Sendable {
  case search(String)
  case load, refresh, poll
}

let search = Reducer<SearchState, SearchAction, SearchRequest> { state, action in
  switch action {
  case .type(let text):
    state.text = text
    return text.isEmpty ? .cancel("search") : .run(.search(text), id: "search", .latest)
  case .found(let results):
    state.results = results
    state.seen.formUnion(results)
  case .add(let amount): state.count += amount
  case .load: return .run(.load, id: "load", .once)
  case .refresh: return .run(.refresh, id: "refresh", .first)
  case .poll: return .run(.poll, id: "poll")
  case .stop: return .cancel("poll") + .cancel("refresh")
  case .loaded, .refreshed: state.count += 100
  }
  return .none
}

/// Answers a search after as many seconds as its text has letters, and anything else after one.
@MainActor
func searchRunner() -> VirtualRunner<SearchRequest, SearchAction> {
  VirtualRunner { request in
    switch request {
    case .search(let text): (.seconds(text.count), .found([text + "1", text + "2"]))
    case .load: (.seconds(1), .loaded)
    case .refresh: (.seconds(1), .refreshed)
    case .poll: (.seconds(1), .add(1))
    }
  }
}

@MainActor
func searchStore(
  _ runner: VirtualRunner<SearchRequest, SearchAction>
) -> StateStore<SearchState, SearchAction> {
  StateStore(SearchState(), reducer: search, runner: runner)
}
