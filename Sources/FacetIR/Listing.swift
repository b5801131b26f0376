package import FacetLanguage

/// The metadata of a component for a catalog.
package struct Listing: Equatable, Sendable {
  package enum Status: Equatable, Sendable {
    case draft, stable
    /// With the reason, or an empty string.
    case deprecated(String)
  }

  /// A stage of the roll-out.
  package enum Phase: String, CaseIterable, Sendable {
    case pilot, general
  }

  package enum Baseline: Equatable, Sendable {
    case lines(Int)
    /// A Swift file, relative to the spec.
    case file(String)
  }

  /// The most of something that a variant may draw.
  package struct Budget: Equatable, Sendable {
    package enum Measure: String, CaseIterable, Sendable {
      /// The views in a picture.
      case nodes
      /// The views around a view.
      case depth
      /// The bodies that an update evaluates.
      case bodies
    }

    package var measure: Measure
    package var most: Int

    package init(_ measure: Measure, most: Int) {
      self.measure = measure
      self.most = most
    }
  }

  /// Something that a component cannot do because of the system.
  package struct KnownLimit: Equatable, Sendable {
    package var doc: String
    /// The number of the report to Apple.
    package var feedback: String?
    /// The versions in which it works.
    package var fixedIn: Availability
    /// Whether it works in all versions that the component runs on.
    package var hasLapsed: Bool

    package init(doc: String, feedback: String? = nil, fixedIn: Availability = Availability(), hasLapsed: Bool = false)
    {
      self.doc = doc
      self.feedback = feedback
      self.fixedIn = fixedIn
      self.hasLapsed = hasLapsed
    }
  }

  package var group: String?
  package var tags: [String]
  package var status: Status
  /// The version of the design system that it came with.
  package var since: String?
  package var phase: Phase
  /// The hand-written Swift that the component replaced.
  package var baseline: Baseline?
  /// The most that a variant may draw.
  package var budget: [Budget]
  package var limits: [KnownLimit]

  package init(
    group: String? = nil, tags: [String] = [], status: Status = .stable, since: String? = nil,
    phase: Phase = .general, baseline: Baseline? = nil, budget: [Budget] = [], limits: [KnownLimit] = []
  ) {
    self.group = group
    self.tags = tags
    self.status = status
    self.since = since
    self.phase = phase
    self.baseline = baseline
    self.budget = budget
    self.limits = limits
  }

  /// Nil where it is not deprecated.
  package var deprecation: String? {
    if case .deprecated(let reason) = status { reason } else { nil }
  }
}
