import Foundation

// Writes the files of an artifact bundle beside the executable, which 'make artifact-bundle' has put there:
//
//     write-bundle facet.artifactbundle TRIPLE DATE [LINK-MAP]
//
// DATE is that of the commit, because the bundle of a commit is to have the same bytes wherever it is made.
do {
  let arguments = CommandLine.arguments.dropFirst()
  guard (3...4).contains(arguments.count) else {
    throw BundleFailure("usage: write-bundle facet.artifactbundle TRIPLE DATE [LINK-MAP]")
  }
  let words = Array(arguments)
  let bundle = ArtifactBundle(folder: URL(filePath: words[0]), triple: words[1])
  try bundle.addVariant()
  try bundle.writeCompletions()
  try bundle.writeManPage()
  try bundle.writeParts(date: words[2], linkMap: words.count > 3 ? URL(filePath: words[3]) : nil)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
