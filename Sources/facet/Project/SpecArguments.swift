import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetSpec
import FacetText

/// The option of commands that read one file from standard input.
struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With -: the file whose contents come from standard input; it need not exist yet.", valueName: "file"))
  var assumeFilename: String?

  /// Throws if `-` is not alone, or has no name.
  func validate(_ arguments: [String]) throws {
    let isInput = arguments.contains("-")
    if isInput, arguments.count > 1 { throw ValidationError("- stands alone: it is the one file there is.") }
    if isInput, assumeFilename == nil {
      throw ValidationError("--assume-filename says which file of the project - is: give both.")
    }
    if !isInput, assumeFilename != nil { throw ValidationError("--assume-filename is about -. Give both.") }
  }
}

/// The arguments of a command about components: names, paths of specs, and folders of them.
struct SpecArguments {
  /// A project with those of the arguments that are about it.
  struct Part {
    var project: ProjectOptions
    var arguments: [String]
  }

  /// The arguments by the projects that their files are in, in the order of the arguments. Names are of the project of the
  /// files beside them, or that around the working directory.
  ///
  /// Without arguments, there is a part for each project that is given.
  static func parts(_ arguments: [String], of options: ProjectOptions) throws -> [Part] {
    if arguments.isEmpty { return options.each.map { Part(project: $0, arguments: []) } }
    let isOne = options.projects.count < 2
    if isOne, options.project != nil || !arguments.contains(where: isPath) {
      return [Part(project: options, arguments: arguments)]
    }
    let given = isOne ? [] : try options.projects.map { try Project.find($0, from: WorkingFolder()) }
    let working = try WorkingFolder()
    var parts: [Part] = []
    var names: [String] = []
    for argument in arguments {
      guard isPath(argument) else {
        names.append(argument)
        continue
      }
      let folder = FileExistence(of: argument) == .folder ? argument : FilePath.folder(of: argument)
      guard let file = Project.nearest(to: folder, from: working) else {
        throw Failure("\(argument) is in no project", help: "no folder around it has a facet.yaml; give --project")
      }
      if !isOne, !given.contains(where: { working.absolute($0) == working.absolute(file) }) {
        throw Failure("\(argument) is in none of the projects that are given", help: "it is in that of \(file)")
      }
      let place = working.absolute(file)
      if let index = parts.firstIndex(where: { $0.project.project.map(working.absolute) == place }) {
        parts[index].arguments.append(argument)
      } else {
        var project = options
        project.projects = [file]
        parts.append(Part(project: project, arguments: [argument]))
      }
    }
    let most = max(parts.count, options.projects.count)
    if !names.isEmpty, most > 1 {
      throw Failure(
        "'\(names[0])' could be of \(most) projects", help: "give one --project, or the file in place of the name")
    }
    for index in parts.indices { parts[index].arguments += names }
    return parts
  }

  /// Runs a command for each of several projects, and throws its finding at the end if there was one in any.
  static func forEach(_ parts: [Part], _ run: (Part) throws -> Void) throws {
    var hasFindings = false
    for part in parts {
      do {
        try run(part)
      } catch is Finding {
        hasFindings = true
      }
    }
    if hasFindings { throw Finding() }
  }

  /// The project of all arguments, for commands that write or print one thing.
  static func project(of arguments: [String], _ options: ProjectOptions) throws -> ProjectOptions {
    if arguments.isEmpty { return options }
    let parts = try parts(arguments, of: options)
    if parts.count > 1 {
      let projects = parts.compactMap { $0.project.project }.joined(separator: " and ")
      throw Failure("the files are of several projects: \(projects)", help: "run the command once for each")
    }
    return parts.first?.project ?? options
  }

  /// Whether an argument is a path: it ends as specs do, or is that of an existing folder. Names of components begin with a
  /// capital.
  static func isPath(_ argument: String) -> Bool {
    if SpecFileKind(FilePath.lastPart(of: argument)) != nil { return true }
    if argument.first?.isUppercase == true { return false }
    return FileExistence(of: argument) == .folder
  }
}

extension Project {
  /// The arguments with the names of the components in files in place of their paths.
  func componentNames(_ arguments: [String], in compilation: Compilation) throws -> [String] {
    try arguments.flatMap { argument -> [String] in
      guard SpecArguments.isPath(argument) else { return [argument] }
      let files = Set(try self.files(at: argument, in: compilation.sources))
      let names = compilation.places.componentNames(in: files)
      if names.isEmpty {
        throw Misnamed(
          "\(argument) has no component", help: "'facet ls components' lists the components with their files")
      }
      return names
    }
  }

  /// The names of snapshots, with those of components in place of their files; nil for all snapshots, if a file is of no
  /// component, such as tokens.
  func snapshotNames(_ arguments: [String], in compilation: Compilation) throws -> [String]? {
    let paths = arguments.filter(SpecArguments.isPath)
    let concernsAll = try !paths.isEmpty && ComponentSelection(paths, in: compilation, of: self).hasOtherFiles
    return concernsAll ? nil : try componentNames(arguments, in: compilation)
  }

  /// The files of the project at a path: one, or all in a folder.
  func files(at path: String, in sources: SourceMap) throws -> [FileID] {
    let asked = absolute(path)
    let found = sources.fileIDsByPath.filter { file in
      let path = absolute(sources.path(of: file))
      return path == asked || path.hasPrefix(asked == "/" ? asked : asked + "/")
    }
    if !found.isEmpty { return found }
    if FileExistence(of: path) == .missing { throw Failure("\(path) does not exist") }
    throw Failure(
      "\(path) is not a file of this project",
      help: "'specs:' in \(self.path(projectFileName)) says where its specs are")
  }
}

extension Places {
  /// The components with a file among these.
  func componentNames(in files: Set<FileID>) -> [String] {
    componentNames.filter { name in self.files(of: name).contains(where: files.contains) }
  }

  /// The tokens with a file among these.
  func tokens(among tokens: [Token], in files: Set<FileID>) -> [Token] {
    tokens.filter { token in self.token(token.path).map { files.contains($0.file) } ?? false }
  }
}
