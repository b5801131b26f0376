/// Which of a component's own names something refers to.
struct Usage: Sendable {
  var parameters: Set<String> = []
  var content: Set<String> = []
  /// Of the style whose body is being checked.
  var properties: Set<String> = []
}
