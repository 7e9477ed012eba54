import TelltaleModel

/// The word lists that can be found: `Lexicons/<language>.yaml` in the folders of the search path,
/// and beside them one file that says for all languages what Cancel is called.
package struct LexiconLibrary: Sendable {
  package let path: SearchPath

  package init(path: SearchPath = .standard()) { self.path = path }

  /// A file of its own, so that showing a dialog need not read every word of every language.
  private static let cancelFile = "cancel-titles"

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

  /// The words of a team's own folder, added to those that are known: `en.yaml` and so on.
  ///
  /// Throws all complaints about its files, and one where it has none.
  package static func extending(
    _ lexicons: Lexicons, with folder: String
  ) throws(LoadErrors) -> Lexicons {
    var complaints = Complaints(kind: .profile)
    var lexicons = lexicons
    let files = SearchPath.files(in: folder)
    if files.isEmpty {
      throw LoadErrors(
        LoadError(
          kind: .unreadable, file: folder, message: "no word lists here",
          remedy: "put them into files such as en.yaml, or mend \"lexicons\" in the project file"))
    }
    for file in files {
      let lists = LexiconFile.read(file, &complaints) ?? [:]
      for (list, words) in lists {
        let path = LexiconLibrary.place(of: list, in: ProfileLibrary.name(ofFile: file))
        lexicons.languages[path.language, default: [:]][path.list, default: []] += words
      }
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return lexicons
  }

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

  /// The file of Cancel's titles has a list for each language, the others are one language's.
  fileprivate static func place(
    of list: String, in file: String
  ) -> (language: String, list: String) {
    file == cancelFile ? (list, file) : (file, list)
  }
}

extension Lexicons {
  fileprivate mutating func add(_ lists: [String: [String]], from name: String) {
    for (key, words) in lists {
      let place = LexiconLibrary.place(of: key, in: name)
      languages[place.language, default: [:]][place.list] = words
    }
  }
}
