import DesignSystem
import FacetRuntime
import FacetServerDriven
import FacetServerDrivenViews

struct ServerScreen: View {
  let page: ServerPage<DesignServerContent>
  let open: @MainActor @Sendable (_ action: String) -> Void

  var body: some View {
    ServerPageView(page) { component in
      DesignServerView(component) { component in
        // What the app draws in its own way, and what it cannot decode.
        Text(verbatim: component.id)
      }
    }
    .onServerEvent { event in open(event.action.type) }
  }
}
