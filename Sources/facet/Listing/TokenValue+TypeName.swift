import FacetIR

extension TokenValue {
  /// The `$type` of the value in the token format.
  var typeName: String {
    switch self {
    case .color: "color"
    case .length: "dimension"
    case .textStyle: "typography"
    case .number: "number"
    case .duration: "duration"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .easing: "cubicBezier"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    }
  }
}
