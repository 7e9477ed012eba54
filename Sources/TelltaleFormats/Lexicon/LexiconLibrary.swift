import TelltaleModel

/// The word lists that can be found: `Lexicons/<language>.yaml` in the folders of the search path,
/// and beside them a file for each thing that the runtime says, in all languages.
package struct LexiconLibrary: Sendable {
  package let path: SearchPath

  package init(path: SearchPath = .standard()) { self.path = path }

  /// A file of its own, so that showing a dialog need not read every word of every language.
  private static let cancelFile = "cancel-titles"

  /// What the runtime says by itself, by language: all that showing screens needs.
  ///
  /// Throws all complaints about the files.
  package func loadInterfaceWords() throws(LoadErrors) -> Lexicons {
    try load { Lexicons.spoken.contains($0) }
  }

  /// Only what Cancel is called, by language: all that showing a dialog needs.
  ///
  /// Throws all complaints about the file.
  package func loadCancelTitles() throws(LoadErrors) -> Lexicons {
    try load { $0 == LexiconLibrary.cancelFile }
  }

  /// Reads the lists of all languages; of files with one name the first on the path counts.
  ///
  /// Throws all complaints about all files.
  package func load() throws(LoadErrors) -> Lexicons { try load { _ in true } }

  private func load(_ wanted: (String) -> Bool) throws(LoadErrors) -> Lexicons {
    var complaints = Complaints(kind: .profile)
    var lexicons = Lexicons.empty
    var seen: Set<String> = []
    for folder in path.folders {
      for file in SearchPath.files(in: SearchPath.join(folder, "Lexicons")) {
        let name = ProfileLibrary.name(ofFile: file)
        guard wanted(name), seen.insert(name).inserted else { continue }
        lexicons.add(LexiconFile.read(file, &complaints) ?? [:], from: name)
      }
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return lexicons
  }
}

extension Lexicons {
  fileprivate mutating func add(_ lists: [String: [String]], from name: String) {
    for (key, words) in lists {
      if Lexicons.spoken.contains(name) {
        languages[key, default: [:]][name] = words
      } else {
        languages[name, default: [:]][key] = words
      }
    }
  }
}
