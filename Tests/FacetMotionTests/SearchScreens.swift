import FacetMotion

/// The two transitions of the article that the module is made after: from a screen with a search field to one for the input
/// of a search, and to a sheet with a calendar.
enum SearchScreens {
  static let container = rect(0, 0, 390, 844)

  static let expand: TransitionDefinition = [
    "SearchInput.background": .blur,
    "SearchInput.topBar": .translateY(-40),
    "SearchInput.bottomBar": .edgeTranslation(.bottom),

    "SearchInput.whereCard": .sharedElement,
    "SearchInput.whereCardContent": .crossfade,
    "SearchInput.searchInput": .crossfade,

    "SearchInput.whenCard": .anchorTranslation(relativeTo: "SearchInput.whereCard"),
    "SearchInput.whoCard": .anchorTranslation(relativeTo: "SearchInput.whereCard"),
  ]

  static let datePicker: TransitionDefinition = [
    "BottomSheet.backgroundView": .crossfade,
    "BottomSheet.foregroundView": .edgeTranslation(.bottom),
    "Explore.searchNavigationBarPill": .sharedElement,
  ]

  static var explore: MotionTree {
    var tree = MotionTree()
    tree.append(frame: container) {
      $0.append(frame: rect(0, 40, 390, 100)) {
        $0.append("SearchInput.whereCard", frame: rect(24, 60, 342, 56), content: "pill") {
          $0.append(frame: rect(24, 60, 342, 56)) {
            $0.append("SearchInput.whereCardContent", frame: rect(24, 60, 342, 56), content: "Where to?")
          }
        }
      }
    }
    return tree
  }

  static var search: MotionTree {
    var tree = MotionTree()
    tree.append(frame: container) {
      $0.append("SearchInput.background", frame: container)
      $0.append("SearchInput.topBar", frame: rect(0, 0, 390, 100))
      $0.append("SearchInput.whereCard", frame: rect(12, 110, 366, 400), content: "card") {
        $0.append("SearchInput.searchInput", frame: rect(36, 160, 318, 60))
      }
      $0.append("SearchInput.whenCard", frame: rect(12, 526, 366, 60))
      $0.append("SearchInput.whoCard", frame: rect(12, 600, 366, 60))
      $0.append("SearchInput.bottomBar", frame: rect(0, 764, 390, 80))
    }
    return tree
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MotionRect {
    MotionRect(x: x, y: y, width: width, height: height)
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MotionRect {
  SearchScreens.rect(x, y, width, height)
}

extension TransitionFrame {
  subscript(_ identifier: MotionIdentifier) -> Element? { elements.first { $0.identifier == identifier } }
}

extension TransitionPlan {
  subscript(_ identifier: MotionIdentifier) -> PlannedElement? { elements.first { $0.identifier == identifier } }
}
