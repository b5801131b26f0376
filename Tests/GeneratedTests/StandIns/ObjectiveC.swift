// Of the Objective-C runtime, what the libraries and their users name, with Apple's public signatures.
//
// Compared with the headers and the overlay of the SDK of iOS 17.4 in November 2026.

@objc public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol { public init() {} }

/// Made by `#selector`, for which it has to be a pointer.
@frozen public struct Selector: Hashable, @unchecked Sendable { var ptr: OpaquePointer }

// swift-format-ignore
public enum objc_AssociationPolicy: UInt, Sendable { case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1 }
// swift-format-ignore
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
// swift-format-ignore
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
