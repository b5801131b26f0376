/// Writes a file atomically: to a temporary file beside it, which is then renamed. Throws for a symbolic link, for a path
/// through one, and for what is not a regular file.
///
/// - Parameter folder: As of ``OutputFolder/init(_:besides:)``.
package func replaceFile(at path: String, with bytes: [UInt8], besides folder: String = ".") throws(FileError) {
  var transaction = try OutputTransaction(in: OutputFolder(of: path, besides: folder))
  try transaction.removeLitter(besides: [])
  try transaction.refuse(unlessRegular: FilePath.lastPart(of: path))
  try transaction.write(FilePath.lastPart(of: path), bytes)
  try transaction.commit()
}

/// Writes a file in the folder of another one, and removes that one.
package func exchangeFile(
  at path: String, for file: OutputFile, besides folder: String = "."
) throws(FileError) {
  var transaction = try OutputTransaction(in: OutputFolder(of: path, besides: folder))
  try transaction.refuse(unlessRegular: FilePath.lastPart(of: path))
  try transaction.write(file.name, file.bytes)
  transaction.remove(FilePath.lastPart(of: path))
  try transaction.commit()
}
