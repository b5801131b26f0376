import FacetRuntime

// Only a view that needs nothing of the main actor is drawn elsewhere, and where there is SwiftUI none is.

struct Isolated: _NonisolatedView {  // error: '_NonisolatedView'
  var body: some View { Text(verbatim: "a") }
}

func host(_ view: some View) {
  _ = ViewHost(view)  // error: call to main actor-isolated initializer
}

// A gesture is followed on the main actor.
func followed(_ action: @escaping (DragGesture.Value) -> Void) -> some Gesture {
  DragGesture().onChanged(action)  // error: call to main actor-isolated instance method 'onChanged'
}
