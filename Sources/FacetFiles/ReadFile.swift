internal import FacetLimits

/// The maximum size of files that are read, in bytes.
package let largestFile = Limit.fileSize.most

/// Reads standard input to its end.
package func readStandardInput(limit: Int = largestFile) throws(FileError) -> [UInt8] {
  let name = "standard input"
  let bytes = try attempt("read", name) { () throws(Errno) in try contents(of: 0, expected: 0, limit: limit) }
  guard bytes.count <= limit else { throw FileError(name, .tooLarge(limit: limit)) }
  return bytes
}

/// Reads a regular file by its name in an open folder. Throws for a link, and for a pipe or a device, without waiting for
/// data.
func readFile(
  _ name: String, in folder: Int32, displayedAs path: String, limit: Int
) throws(FileError) -> [UInt8] {
  let file = try attempt("read", path) { () throws(Errno) in
    try System.open(name, in: folder, for: .read, followsLinks: false)
  }
  let status = try attempt("read", path) { () throws(Errno) in try System.status(of: file) }
  guard status.kind == .regular else { throw FileError(path, .notRegular(what: status.kind.description)) }
  guard status.size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
  let bytes = try attempt("read", path) { () throws(Errno) in
    try contents(of: file.number, expected: status.size, limit: limit)
  }
  guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
  return bytes
}

/// Reads all of a file, or `limit + 1` of its bytes.
///
/// It requests one byte more than expected: fewer bytes mean the end of the file, without a second read.
private func contents(of file: Int32, expected: Int, limit: Int) throws(Errno) -> [UInt8] {
  var bytes = try piece(of: file, upTo: expected + 1)
  guard bytes.count > expected else { return bytes }
  while bytes.count <= limit {
    let more = try piece(of: file, upTo: 65_536)
    if more.isEmpty { break }
    bytes += more
  }
  return bytes
}

/// What one read gives; nothing at the end of the file.
func piece(of file: Int32, upTo count: Int) throws(Errno) -> [UInt8] {
  try [UInt8](capacity: count) { (buffer: UnsafeMutableRawBufferPointer) throws(Errno) in
    try System.read(file, into: buffer)
  }
}

extension [UInt8] {
  /// The bytes that `fill` writes into a buffer. It returns their number.
  fileprivate init(capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Errno) -> Int) throws(Errno) {
    var failure: Errno?
    self.init(unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(Errno) {
        count = try fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}
