// What FacetRuntime re-exports of Accessibility, custom content and announcements, is in FacetUI, and so in the stand-in for
// SwiftUI. The module itself has to be there.

public enum AXChart {}
