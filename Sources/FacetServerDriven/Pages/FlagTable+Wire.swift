public import FacetFlags

extension FlagTable: WireObject {
  public init(from payload: inout PayloadReader) throws(MalformedPayload) {
    self.init()
    for (key, value) in payload.members(.bool) { values[key] = value }
  }

  public func encode(to payload: inout PayloadWriter) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { payload.write(key, value, .bool) }
  }
}
