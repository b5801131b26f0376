import FacetItems
import Testing

/// What Epoxy's EpoxyModelBuilderArraySpec shows of its builder.
@MainActor struct ModelBuilderTests {
  @Test func models() {
    #expect(ids { row(1) } == ["1"])
    #expect(
      ids {
        row(1)
        row(2)
      } == ["1", "2"])
    #expect(ids {} == [])
  }

  @Test func arrays() {
    #expect(
      ids {
        [row(1), row(2)]
        row(3)
      } == ["1", "2", "3"])
    #expect(
      ids {
        [row(1).eraseToAnyItemModel(), header()] as [any ItemModeling]
        row(3)
      } == ["1", "header", "3"])
    #expect(
      ids {
        [] as [AnyItemModel]
        row(4)
      } == ["4"])
  }

  @Test(arguments: [row(1), nil]) func optionalModels(model: ItemModel<Row>?) {
    #expect(
      ids {
        model
        row(2)
      } == (model == nil ? ["2"] : ["1", "2"]))
  }

  @Test(arguments: [false, true]) func conditions(condition: Bool) {
    #expect(
      ids {
        if condition { row(1) }
        row(2)
      } == (condition ? ["1", "2"] : ["2"]))
    #expect(
      ids {
        if condition { row(1) } else { header() }
        row(3)
      } == (condition ? ["1", "3"] : ["header", "3"]))
    #expect(
      ids {
        if #available(iOS 99, macOS 99, *) { row(1) }
        row(2)
      }.last == "2")
  }

  @Test(arguments: [0, 1, 2]) func switches(number: Int) {
    let built = ids {
      switch number {
      case 0: row(0)
      case 1: header()
      default: [row(2), row(3)]
      }
    }
    #expect(built == [["0"], ["header"], ["2", "3"]][number])
  }

  @Test func loops() {
    #expect(ids { for id in 1...10 where id.isMultiple(of: 2) { row(id) } } == ["2", "4", "6", "8", "10"])
  }

  @Test func sections() {
    @SectionModelBuilder func build(_ more: Bool) -> [SectionModel] {
      SectionModel(dataID: "a") { row(1) }
      if more { SectionModel(dataID: "b", items: [row(2), header()]) }
      for id in 0..<2 { SectionModel(dataID: DataID(id)) {} }
    }
    #expect(build(false).map(\.dataID) == ["a", 0, 1])
    #expect(build(true).map(\.dataID) == ["a", "b", 0, 1])
    #expect(build(true)[1].items.map(\.dataID) == [2, "header"])
  }

  private func ids(@ItemModelBuilder _ build: () -> [AnyItemModel]) -> [String] { build().map { "\($0.dataID)" } }
}
