// Of the C library of Apple's platforms, what the libraries call, with its signatures.

public func exp(_ x: Double) -> Double { x }
public func log(_ x: Double) -> Double { x }
public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { x }
