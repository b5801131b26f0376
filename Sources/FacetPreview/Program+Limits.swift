package import FacetIR
package import FacetInterpreter
import FacetLimits
import FacetServerPreview
import FacetSnapshot

extension Program {
  /// A program with the limits of the tool.
  package convenience init(_ design: Design) {
    self.init(design, within: .ofProject, pages: DesignPages(design)) { style, component in
      design.swiftName(of: style, of: component)
    }
  }

  /// A program with the limits of pages that servers send.
  package convenience init(forPagesOf design: Design) {
    self.init(design, within: .ofPage) { style, component in design.swiftName(of: style, of: component) }
  }
}

extension WorkBounds {
  fileprivate static var ofProject: WorkBounds {
    WorkBounds(
      evaluations: Limit.evaluations.most, views: Limit.views.most, textBytes: Limit.text.most,
      values: Limit.values.most, columns: Limit.columns.most)
  }

  fileprivate static var ofPage: WorkBounds {
    WorkBounds(
      evaluations: Limit.pageEvaluations.most, views: Limit.pageViews.most, textBytes: Limit.pageText.most,
      values: Limit.pageValues.most, columns: Limit.columns.most)
  }
}

extension Limit {
  init(_ bound: WorkBound) {
    switch bound {
    case .evaluations: self = .evaluations
    case .views: self = .views
    case .textBytes: self = .text
    case .values: self = .values
    }
  }
}
