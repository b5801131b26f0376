/// Points.
///
/// At Apple this is a type of its own, and the compiler converts `Double` to it and back by itself. It does so only for
/// a type of this name in a module called CoreGraphics, CoreFoundation or Foundation, which this package cannot have
/// and must not import. So here it is the type that it wraps there, and what does not convert there, such as an array,
/// does here. The tests compile this module, the runtime and all that is generated with a type of its own as well.
public typealias CGFloat = Double
