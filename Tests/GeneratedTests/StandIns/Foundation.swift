// Of Foundation, what the libraries use and FacetUI does not have, with Apple's public signatures. Dates, URLs, bundles and
// formats are in FacetUI, and so in the stand-in for SwiftUI.
//
// Compared with the headers and the interfaces of the SDKs of iOS 17.4 and 26.2 in November 2026: the isolation, what is
// Sendable, and the closure of an observer.

@_exported public import CoreGraphics
@_exported public import Darwin
@_exported public import ObjectiveC

public typealias TimeInterval = Double

open class NSCoder: NSObject {}

public struct IndexPath: Hashable, Sendable {
  public var item: Int
  public var section: Int

  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }
}

public struct IndexSet: Equatable, Sendable {
  public init<S: Sequence>(_ elements: S) where S.Element == Int {}
}

public struct Notification {
  public struct Name: Hashable, Sendable { public init(_ rawValue: String) {} }

  public var userInfo: [AnyHashable: Any]?
}

open class OperationQueue: NSObject, @unchecked Sendable { public class var main: OperationQueue { OperationQueue() } }

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { NotificationCenter() }

  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { self }

  open func removeObserver(_ observer: Any) {}
}

open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable { public static let common = Mode() }

  open class var main: RunLoop { RunLoop() }
}
