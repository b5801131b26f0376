public import FacetStore

nonisolated extension WrittenState {
  public mutating func total() -> Effects<WrittenRequest> {
    totalValue += count
    return .run(.load, id: "load")
  }

  public mutating func effects() -> Effects<WrittenRequest> { .cancel("load") }

  public mutating func action(_ action: Int) -> Effects<WrittenRequest> {
    count = action
    return .none
  }

  public mutating func error(_ effects: Int) -> Effects<WrittenRequest> {
    count -= effects
    return .none
  }
}
