package import FacetRuntime

/// Parts that several bodies name.
package enum OddParts {
  package struct Line: View {
    package init() {}

    package var body: some View { Divider() }
  }
}
