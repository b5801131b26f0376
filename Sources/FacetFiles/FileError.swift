/// An error of the file system: the path and the reason.
package struct FileError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// `action` is an infinitive ("read it"), `cause` the system's message ("Permission denied").
    case system(action: String, cause: String)
    case missing
    /// The file exists and must not be overwritten.
    case exists
    /// The reader of the output closed it.
    case closedPipe
    case notRegular(what: String)
    case tooLarge(limit: Int)
    case nameNotUTF8
    case symbolicLink
    /// A symbolic link without a target, or to itself.
    case brokenLink
    /// A symbolic link to a file that is not in the project, or a path through such a link.
    case leadsOutside
    /// A path that is not in the project.
    case outside
    case badName
    case duplicateName
    case inTheWay
    case manifestUnreadable(line: Int)
    /// `why` completes the sentence "… cannot be an output folder: ".
    case unsafeOutput(why: String)
  }

  package var path: String
  package var reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  init(_ path: String, cannot action: String, _ cause: Errno) {
    switch cause {
    case .missing: self.init(path, .missing)
    case .isSymbolicLink: self.init(path, .symbolicLink)
    default: self.init(path, .system(action: action, cause: cause.text))
    }
  }

  /// One sentence, no full stop.
  package var message: String {
    switch reason {
    case .system(let action, let cause): "cannot \(action) \(path): \(cause)"
    case .missing: "\(path) does not exist"
    case .exists: "\(path) exists already"
    case .closedPipe: "nobody reads \(path) any more"
    case .notRegular(let what): "\(path) is \(what), not a file"
    case .tooLarge(let limit): "\(path) is larger than \(limit / 1_048_576) MB"
    case .nameNotUTF8: "the name of \(path) is not UTF-8"
    case .symbolicLink: "\(path) is a symbolic link"
    case .brokenLink: "\(path) is a symbolic link that leads to no file"
    case .leadsOutside: "\(path) leads out of the project by a symbolic link"
    case .outside: "\(path) is outside of the project"
    case .badName: "'\(path)' is no name for an output file"
    case .duplicateName: "two outputs would be written to \(path), or to names that differ only in case"
    case .inTheWay: "\(path) is not what facet wrote there"
    case .manifestUnreadable(let line): "\(path):\(line) is not a line that facet writes there"
    case .unsafeOutput(let why): "\(path) cannot be an output folder: \(why)"
    }
  }

  /// What to do about it; nil if there is no general advice.
  package var help: String? {
    switch reason {
    case .notRegular: "rename it, or move it out of the folder"
    case .tooLarge: "split it, or move it out of the folder"
    case .nameNotUTF8: "rename it"
    case .symbolicLink: "facet writes through no link: delete it, or name what it leads to in place of it"
    case .brokenLink: "delete it, or let it lead to one"
    case .leadsOutside:
      "put the file itself there, or name the folder to which the link leads under 'roots' in facet.yaml"
    case .outside: "move it into the folder of facet.yaml, or name its folder there under 'roots'"
    case .manifestUnreadable: "restore it from version control, or delete it and run facet generate --overwrite"
    case .unsafeOutput: "name another folder under 'output:' in facet.yaml"
    case .exists: "nothing is overwritten: rename it, or write elsewhere"
    case .inTheWay: "delete it if nobody needs it, or move it out of the folder"
    case .system, .missing, .closedPipe, .badName, .duplicateName: nil
    }
  }
}

/// Runs a system call and converts its error to a ``FileError``.
func attempt<Result: ~Copyable>(
  _ action: String, _ path: String, _ body: () throws(Errno) -> Result
) throws(FileError) -> Result {
  do {
    return try body()
  } catch {
    throw FileError(path, cannot: action, error)
  }
}

extension FileStatus.Kind {
  /// The kind with its article, for messages.
  var description: String {
    switch self {
    case .regular: "a regular file"
    case .folder: "a folder"
    case .symbolicLink: "a symbolic link"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .other: "something else"
    }
  }
}
