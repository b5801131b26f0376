// Of Combine, what FacetStore adapts to, with Apple's public signatures. The publisher is not Sendable here, which is the
// stricter of the two: SDKs differ.
//
// Compared with the interfaces of the SDKs of iOS 17.4 and 26.2 in November 2026.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  public init() {}

  public final func send() {}
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}
