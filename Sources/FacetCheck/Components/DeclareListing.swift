import FacetDiagnostics
import FacetIR
import FacetSpec

extension ComponentResolver {
  mutating func declareListing() {
    reportDuplicates(spec.tags, what: "tag")
    signature.deprecation = lowerListing().deprecation
  }

  func lowerListing() -> Listing {
    Listing(
      group: spec.group?.value, tags: spec.tags.map(\.value), status: status, since: spec.since?.value,
      baseline: spec.baseline)
  }

  /// The bridge to Epoxy lists: that of the component, or the project's default. A UIKit view needs none: Epoxy makes
  /// items of it.
  func lowerEpoxy() -> EpoxyBridge? {
    guard !isScreen, spec.epoxy?.isOn ?? (design.hasEpoxy && spec.uiView == nil) else { return nil }
    return EpoxyBridge(
      reuse: spec.epoxy?.reuse.flatMap { EpoxyBridge.Reuse(rawValue: $0.value) } ?? .reusable,
      resizes: spec.epoxy?.resizes == true)
  }

  private var status: Listing.Status {
    switch spec.status?.word.value {
    case "draft": .draft
    case "deprecated": .deprecated(spec.status?.reason?.value ?? "")
    default: .stable
    }
  }
}
