import FacetIR
import FacetText

/// The file of a transition: its definition as a static constant.
struct TransitionWriter {
  private let transition: Transition
  private let index: DesignIndex

  init(_ transition: Transition, in index: DesignIndex) {
    self.transition = transition
    self.index = index
  }

  var file: SwiftFile {
    SwiftFile(
      "\(index.design.project.typePrefix)\(transition.name)Transition", from: transition.source,
      importing: index.accessLevel, use: .none, modules: ["FacetMotion"], [definition])
  }

  private var definition: Code {
    let entries = transition.elements.map { element -> Code in
      "\(index.identifier(element.identifier)): \(code(element.animation))"
    }
    let elements: Code = entries.isEmpty ? "[:]" : .longArray(entries)
    let name = SwiftName(transition: transition.name)
    let value: Code =
      if let timing = transition.timing {
        "\(name) = \(.call("TransitionDefinition", [elements, "timing: \(code(timing))"]))"
      } else {
        "\(name): TransitionDefinition = \(elements)"
      }
    let constant: Code = "\(index.access)static let \(value)"
    return .block(
      "nonisolated extension TransitionDefinition", "\(.documentation(transition.doc))\(constant)")
  }

  private func code(_ animation: Transition.Animation) -> Code {
    let fade: Code = animation.fade.map { $0 ? ".fade(true)" : ".fade(false)" } ?? .empty
    let timing: Code = animation.timing.map { .call(".timing", [code($0)]) } ?? .empty
    return "\(code(animation.kind))\(fade)\(timing)"
  }

  private func code(_ kind: Transition.Animation.Kind) -> Code {
    switch kind {
    case .crossfade: ".crossfade"
    case .sharedElement: ".sharedElement"
    case .edgeTranslation(let edge): .call(".edgeTranslation", [".\(member: SwiftName(edge.rawValue))"])
    case .blur(nil): ".blur"
    case .blur(let radius?): .call(".blur", ["radius: \(.double(radius))"])
    case .translate(let x, 0): .call(".translateX", [.double(x)])
    case .translate(0, let y): .call(".translateY", [.double(y)])
    case .translate(let x, let y): .call(".translate", ["x: \(.double(x))", "y: \(.double(y))"])
    case .anchorTranslation(let anchor): .call(".anchorTranslation", ["relativeTo: \(index.identifier(anchor))"])
    }
  }

  /// The default duration of a curve by name is left out.
  private func code(_ timing: Transition.Timing) -> Code {
    let seconds = Double(timing.milliseconds) / 1000
    let duration: Code = "duration: \(.double(seconds))"
    func named(_ name: Code, default milliseconds: Int) -> Code {
      timing.milliseconds == milliseconds ? name : .call(name, [duration])
    }
    let curve: Code =
      switch timing.curve {
      case .linear: named(".linear", default: 350)
      case .easeIn: named(".easeIn", default: 350)
      case .easeOut: named(".easeOut", default: 350)
      case .easeInOut: named(".easeInOut", default: 350)
      case .controlPoints(let x1, let y1, let x2, let y2):
        .call(".timingCurve", [.double(x1), .double(y1), .double(x2), .double(y2), duration])
      case .spring(0): named(".spring", default: 500)
      case .spring(let bounce): .call(".spring", [duration, "bounce: \(.double(bounce))"])
      case .interpolatingSpring(let mass, let stiffness, let damping):
        .call(
          ".interpolatingSpring",
          (mass == 1 ? [] : ["mass: \(.double(mass))"])
            + ["stiffness: \(.double(stiffness))", "damping: \(.double(damping))"])
      }
    return timing.delay == 0 ? curve : "\(curve)\(.call(".delay", [.double(Double(timing.delay) / 1000)]))"
  }
}

extension SwiftName {
  /// The constant of a transition's definition: `expandSearch`.
  init(transition name: String) { self.init(CamelCase.lower(name) ?? name) }
}
