internal import FacetText

extension TransitionPlan {
  /// The plan as JSON, for tools and for other platforms, with members in a fixed order: lengths in points, times in
  /// seconds. An element is a member of the one around it by index.
  public var json: String {
    var json = JSONWriter()
    json.object {
      $0.member("duration") { $0.number(duration) }
      $0.member("container") { $0.rect(container) }
      $0.member("elements") { $0.array { json in for element in elements { json.element(element) } } }
      $0.member("originals") {
        $0.array { json in
          for original in originals {
            json.object {
              $0.member("identifier") { $0.string(original.identifier.name) }
              $0.member("side") { $0.string(original.side.rawValue) }
            }
          }
        }
      }
      $0.member("diagnostics") { $0.array { json in for diagnostic in diagnostics { json.string("\(diagnostic)") } } }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func element(_ element: PlannedElement) {
    object {
      $0.member("identifier") { $0.string(element.identifier.name) }
      $0.member("role") { $0.string(element.role.rawValue) }
      if let parent = element.parent { $0.member("parent") { $0.number(parent) } }
      if element.movesWithParent { $0.member("movesWithParent") { $0.bool(true) } }
      $0.member("from") { $0.look(element.from) }
      $0.member("to") { $0.look(element.to) }
      $0.member("begin") { $0.number(element.begin) }
      $0.member("timing") { $0.timing(element.timing) }
      $0.member("copies") { $0.number(element.copies) }
    }
  }

  private mutating func look(_ look: PlannedElement.Look) {
    object {
      $0.member("frame") { $0.rect(look.frame) }
      $0.member("opacity") { $0.number(look.opacity) }
      $0.member("blur") { $0.number(look.blur) }
    }
  }

  fileprivate mutating func rect(_ rect: MotionRect) {
    object {
      $0.member("x") { $0.number(rect.x) }
      $0.member("y") { $0.number(rect.y) }
      $0.member("width") { $0.number(rect.width) }
      $0.member("height") { $0.number(rect.height) }
    }
  }

  private mutating func timing(_ timing: MotionTiming) {
    object {
      $0.member("duration") { $0.number(timing.duration) }
      switch timing.curve {
      case .bezier(let curve, _):
        $0.member("controlPoints") { json in
          json.array { for number in [curve.x1, curve.y1, curve.x2, curve.y2] { $0.number(number) } }
        }
      case .spring(let spring):
        $0.member("spring") {
          $0.object {
            $0.member("mass") { $0.number(spring.mass) }
            $0.member("stiffness") { $0.number(spring.stiffness) }
            $0.member("damping") { $0.number(spring.damping) }
            $0.member("initialVelocity") { $0.number(spring.initialVelocity) }
          }
        }
      }
    }
  }
}
