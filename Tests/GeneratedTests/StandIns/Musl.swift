// The C library of a static build for Linux. It has the names of that which is here, and can differ in types.

@_exported public import Glibc
