import TelltaleModel

/// The word lists that can be found: `Lexicons/<language>.yaml` in the folders of the search path.
package struct LexiconLibrary: Sendable {
  package let path: SearchPath

  package init(path: SearchPath = .standard()) { self.path = path }

  /// Reads the lists of all languages; for each language the first file on the path counts.
  ///
  /// Throws all complaints about all files.
  package func load() throws(LoadErrors) -> Lexicons {
    var complaints = Complaints(kind: .profile)
    var lexicons = Lexicons.empty
    for folder in path.folders {
      for file in SearchPath.files(in: SearchPath.join(folder, "Lexicons")) {
        let language = ProfileLibrary.name(ofFile: file)
        guard lexicons.languages[language] == nil else { continue }
        lexicons.languages[language] = LexiconFile.read(file, &complaints)
      }
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return lexicons
  }
}
