import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension ComponentResolver {
  mutating func declareListing() {
    reportDuplicates(spec.tags, what: "tag")
    signature.deprecation = lowerListing().deprecation
    signature.serverType = serverType
  }

  func lowerListing() -> Listing {
    Listing(
      group: spec.group?.value, tags: spec.tags.map(\.value), status: status, since: spec.since?.value,
      phase: spec.phase.flatMap { Listing.Phase(rawValue: $0.value) } ?? .general, baseline: baseline,
      budget: spec.budget.compactMap { written in
        Listing.Budget.Measure(rawValue: written.measure.value).map { Listing.Budget($0, most: written.most) }
      },
      limits: signature.limits)
  }

  private var baseline: Listing.Baseline? {
    switch spec.baseline {
    case .lines(let lines): .lines(lines)
    case .file(let file): .file(file.value)
    case nil: nil
    }
  }

  /// The bridge to Epoxy lists: that of the component, or the project's default. A UIKit view needs none: Epoxy makes
  /// items of it.
  func lowerEpoxy() -> EpoxyBridge? {
    guard !isScreen, spec.epoxy?.isOn ?? (design.hasEpoxy && spec.uiView == nil) else { return nil }
    return EpoxyBridge(
      reuse: spec.epoxy?.reuse.flatMap { EpoxyBridge.Reuse(rawValue: $0.value) } ?? .reusable,
      resizes: spec.epoxy?.resizes == true)
  }

  /// The type on the wire: what the spec says, or the name of the component.
  private var serverType: Located<String>? {
    guard let serverDriven = spec.serverDriven, serverDriven.isOn, !isScreen else { return nil }
    return serverDriven.type ?? Located(CamelCase.lower(name) ?? name, at: serverDriven.value)
  }

  func lowerServerDriven() -> ServerDriven? {
    guard let type = signature.serverType, let spec = spec.serverDriven else { return nil }
    return ServerDriven(type: type.value, since: spec.since?.value, isMigrated: spec.isMigrated)
  }

  private var status: Listing.Status {
    switch spec.status?.word.value {
    case "draft": .draft
    case "deprecated": .deprecated(spec.status?.reason?.value ?? "")
    default: .stable
    }
  }
}
