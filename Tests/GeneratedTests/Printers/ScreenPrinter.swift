import FacetFrame
import FacetRuntime
import FacetUI
import FacetVariants

@testable import FacetStore

/// Prints what the variants of screens do: the log of their stores, their state, and their frames. `scripts` are generated
/// by the test; the definitions call `scriptedStore` in place of the initializer of `StateStore`.
@main @MainActor struct ScreenPrinter {
  static func main() {
    for definition in definitions {
      printedStores = []
      let variants = definition.contentVariants.all
      for (variant, store) in zip(variants, printedStores) {
        let host = ViewHost(variant.view(), environment: EnvironmentValues())
        var frames: [Frame] = [draw(host, variant)]
        for send in store.sends {
          send()
          frames = [draw(host, variant)]
        }
        for use in store.script.uses {
          switch use {
          case .activate(let node): _ = host.activate(node)
          case .type(let text, let node): _ = host.type(text, into: node)
          case .submit(let node): _ = host.submit(node)
          }
          frames.append(draw(host, variant))
        }
        print("== variant")
        for line in store.lines() { print(line) }
        for frame in frames {
          print("frame")
          for node in frame.nodes { print("\(node)".split(whereSeparator: \.isNewline).joined(separator: " ")) }
        }
      }
    }
  }

  private static func draw(_ host: ViewHost<AnyView>, _ variant: ContentVariant) -> Frame {
    host.frame(proposing: ProposedViewSize(width: variant.width, height: variant.height))
  }
}

/// What a variant does with its store.
struct Script {
  enum Use {
    case activate(Int)
    case type(String, Int)
    case submit(Int)
  }

  /// For each action before the first use of a control, the effect that ends with it.
  var ends: [String?]
  /// Whether the first of these actions is the one that the view sends when it appears.
  var beginsByAppearing: Bool
  var uses: [Use]
  /// The effects that end at once, because no action takes their result.
  var ignored: Set<String>
}

/// A store of any screen, as lines.
struct PrintedStore {
  var script: Script
  /// The actions before the first use of a control, which come after the first layout, as in an app.
  var sends: [@MainActor () -> Void]
  var lines: @MainActor () -> [String]
}

@MainActor private var scriptsRead = 0
@MainActor private var printedStores: [PrintedStore] = []

/// A store that handles the actions as its script tells.
@MainActor func scriptedStore<State, Action, Request>(
  _ state: State, reducer: Reducer<State, Action, Request>, after actions: [Action] = []
) -> StateStore<State, Action> {
  let script = scripts[scriptsRead]
  scriptsRead += 1
  let runner = ScriptedRunner<Request, Action>(ignored: script.ignored)
  let store = StateStore(state, reducer: reducer, runner: runner)
  store.log = ActionLog(from: state)
  precondition(script.ends.count == actions.count)
  let sends = zip(actions, script.ends).dropFirst(script.beginsByAppearing ? 1 : 0).map { action, effect in
    { @MainActor in if let effect { runner.end(effect, with: action) } else { store.handle(action) } }
  }
  printedStores.append(PrintedStore(script: script, sends: sends) { lines(of: store) })
  return store
}

/// Effects that end when the script says so.
@MainActor private final class ScriptedRunner<Request, Action>: EffectRunner {
  private let ignored: Set<String>
  private var running: [(number: Int, effect: String, finish: @MainActor (Action?) -> Void)] = []
  private var started = 0

  init(ignored: Set<String>) { self.ignored = ignored }

  func start(_ request: Request, finish: @escaping @MainActor (Action?) -> Void) -> @Sendable () -> Void {
    let effect = caseName(of: request)
    if ignored.contains(effect) {
      finish(nil)
      return {}
    }
    started += 1
    let number = started
    running.append((number, effect, finish))
    return { MainActor.assumeIsolated { self.running.removeAll { $0.number == number } } }
  }

  func end(_ effect: String, with action: Action) {
    guard let index = running.firstIndex(where: { $0.effect == effect }) else { preconditionFailure(effect) }
    running.remove(at: index).finish(action)
  }
}

private func caseName(of value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }

/// The log and the state in the form that the interpreter's are printed in.
@MainActor private func lines<State, Action>(of store: StateStore<State, Action>) -> [String] {
  let entries = store.log?.entries ?? []
  let properties = Mirror(reflecting: store.current).children.map { Substring($0.label ?? "") }
  var actions: [String] = []
  let all = entries.flatMap { entry -> [String] in
    let changes = entry.changes.map { change in
      "changes \(properties.firstIndex(of: change.path.prefix { $0 != "." }) ?? -1)"
    }
    let effects = entry.effects.map { line -> String in
      let words = line.split { $0 == " " || $0 == ":" }
      return "\(["start": "starts", "cancel": "cancels", "drop": "ignores"][words[0]] ?? "?") \(words[1])"
    }
    return ["action \(caseName(of: entry.action))"] + changes + effects
  }
  for line in all where line != actions.last || !line.hasPrefix("changes") { actions.append(line) }
  return actions + Mirror(reflecting: store.current).children.map { "state \(printed($0.value))" }
}

private func printed(_ value: Any) -> String {
  switch value {
  case let value as Bool: return "\(value)"
  case let value as Int: return "\(value)"
  case let value as Double: return "\(value)"
  case let value as String: return value.debugDescription
  case let value as URL: return value.absoluteString
  case let value as Duration: return "\(value)"
  case let value as Date: return "\(value.timeIntervalSinceReferenceDate)"
  case let value as DesignIcon: return value.systemName
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { printed($0.value) } ?? "nil"
  case .collection: return "[\(mirror.children.map { printed($0.value) }.joined(separator: ", "))]"
  case .enum where isDeclared(value): return "\(value)"
  case .struct where isDeclared(value): return "(\(mirror.children.map { printed($0.value) }.joined(separator: ", ")))"
  default: return "_"
  }
}

/// Whether the type of the value is declared by a spec.
private func isDeclared(_ value: Any) -> Bool { String(reflecting: type(of: value)).hasPrefix("RandomScreens.") }
