/// A length in points.
///
/// On Apple platforms this is a type of its own, which the compiler converts implicitly from and to `Double`. It does
/// so only for a type of this name in a module named CoreGraphics, CoreFoundation or Foundation, which this package
/// must not define or import. So here it is an alias of `Double`, and conversions that fail on Apple platforms, such as
/// those of arrays, compile here. The tests therefore also compile this module, the runtime and generated code with a
/// separate type.
public typealias CGFloat = Double
