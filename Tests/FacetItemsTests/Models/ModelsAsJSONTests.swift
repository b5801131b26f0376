import FacetItems
import Testing

@MainActor struct ModelsAsJSONTests {
  private let old = [
    SectionModel(dataID: "a") {
      row(1)
      row(2)
    }, SectionModel(dataID: "b") {},
  ]

  @Test func sections() {
    let section = SectionModel(dataID: "a") { row(1, "one \"1\"", .large).willDisplay { _ in }.didSelect { _ in } }
      .supplementaryItems { SupplementaryItemModel(elementKind: "header", item: header()) }
    #expect(
      [section].json == """
        {
          "sections": [
            {
              "dataID": "a",
              "items": [
                {
                  "dataID": "1",
                  "view": "FacetItemsTests.Row",
                  "style": "large",
                  "content": "Content(title: \\"one \\\\\\"1\\\\\\"\\")",
                  "events": [
                    "didSelect",
                    "willDisplay"
                  ]
                }
              ],
              "supplementaryItems": [
                {
                  "elementKind": "header",
                  "dataID": "header",
                  "view": "FacetItemsTests.Header"
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func changes() {
    let new = [
      SectionModel(dataID: "c") {},
      SectionModel(dataID: "a") {
        row(2, "two")
        row(3)
        row(3)
      },
    ]
    #expect(
      new.makeSectionedChangeset(from: old).json == """
        {
          "sections": {
            "deletes": [
              1
            ],
            "inserts": [
              0
            ]
          },
          "items": {
            "deletes": [
              [
                0,
                0
              ]
            ],
            "inserts": [
              [
                1,
                1
              ],
              [
                1,
                2
              ]
            ],
            "updates": [
              {
                "old": [
                  0,
                  1
                ],
                "new": [
                  1,
                  0
                ]
              }
            ],
            "duplicates": [
              [
                [
                  1,
                  1
                ],
                [
                  1,
                  2
                ]
              ]
            ]
          }
        }

        """)
    #expect(old.makeSectionedChangeset(from: old).json == "{\n  \"sections\": {},\n  \"items\": {}\n}\n")
  }
}
