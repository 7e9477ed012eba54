import Glibc
import TelltaleModel
import TelltaleSyntax

/// The word lists that can be found: `Lexicons/<language>.yaml` in the folders of the search path,
/// and beside them a file for each thing that the runtime says, in all languages.
package struct LexiconLibrary: Sendable {
  package let path: SearchPath
  /// The build of the program whose compiled forms count; none do where it is `nil`.
  let build: [UInt8]?

  /// The word lists on a search path.
  ///
  /// - Parameter path: The folders that have a folder `Lexicons`.
  package init(path: SearchPath = .standard()) {
    self.init(path: path, build: ProgramBuild.mark)
  }

  init(path: SearchPath, build: [UInt8]?) {
    self.path = path
    self.build = build
  }

  /// A file of its own, so that showing a dialog need not read every word of every language.
  private static let cancelFile = "cancel-titles"

  /// Returns only the words for Cancel, by language: all that showing a dialog needs.
  ///
  /// - Returns: Empty where the file is not there.
  /// - Throws: All errors of the file.
  package func loadCancelTitles() throws(LoadErrors) -> Lexicons {
    try load(file(of: LexiconLibrary.cancelFile).map { [$0] } ?? [])
  }

  /// Returns the words of the runtime itself, by language: all that showing screens needs.
  ///
  /// - Returns: Empty where the files are not there.
  /// - Throws: All errors of the files.
  package func loadInterfaceWords() throws(LoadErrors) -> Lexicons {
    try load(Lexicons.spoken.compactMap(file(of:)))
  }

  /// Returns the words of scripts' dialogs, by language.
  ///
  /// - Returns: Empty where the file is not there.
  /// - Throws: All errors of the file.
  package func loadScriptWords() throws(LoadErrors) -> Lexicons {
    try load(file(of: Lexicons.ofScripts).map { [$0] } ?? [])
  }

  /// Reads the lists of all languages, except the words of scripts' dialogs. Of files with one
  /// name, the first on the path counts.
  ///
  /// - Returns: The lists by language and name.
  /// - Throws: All errors of all files.
  package func load() throws(LoadErrors) -> Lexicons {
    var seen: Set<String> = []
    return try load(
      path.folders.flatMap { SearchPath.files(in: SearchPath.join($0, "Lexicons")) }
        .filter { file in
          let name = ProfileLibrary.name(ofFile: file)
          return name != Lexicons.ofScripts && seen.insert(name).inserted
        })
  }

  /// Returns the compiled forms of all word lists on the search path.
  ///
  /// - Returns: Each form with the path at which it is to be kept; none where the linker left no
  ///   mark of the build.
  /// - Throws: All errors of the files.
  package func compiled() throws(LoadErrors) -> [(path: String, bytes: [UInt8])] {
    guard let build else { return [] }
    var complaints = LoadErrorCollector(kind: .profile)
    var forms: [(path: String, bytes: [UInt8])] = []
    for file in path.folders.flatMap({ SearchPath.files(in: SearchPath.join($0, "Lexicons")) }) {
      guard let lists = LexiconFile.read(file, build: nil, &complaints),
        let bytes = CompiledForm.bytes(file)
      else { continue }
      let name = ProfileLibrary.name(ofFile: file) + ".yaml"
      let form = CompiledForm(
        build: build, sources: [.init(name: name, digest: CompiledForm.digest(bytes))],
        values: CompiledForm.values(of: lists))
      forms.append((CompiledForm.path(ofFile: file), form.bytes))
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return forms
  }

  /// Adds the words of a team's own folder to those that are known.
  ///
  /// - Parameters:
  ///   - lexicons: The words that are known.
  ///   - folder: A folder with files such as `en.yaml`.
  /// - Returns: Both; the team's words stand behind the others of their list.
  /// - Throws: All errors of its files, or one error where the folder has none.
  package static func extending(
    _ lexicons: Lexicons, with folder: String
  ) throws(LoadErrors) -> Lexicons {
    var complaints = LoadErrorCollector(kind: .profile)
    var lexicons = lexicons
    let files = SearchPath.files(in: folder)
    if files.isEmpty {
      throw LoadErrors(
        LoadError(
          kind: .unreadable, file: folder, message: "no word lists here",
          remedy: "put them into files such as en.yaml, or correct \"lexicons\" in the project file"
        ))
    }
    for file in files {
      let lists = LexiconFile.read(file, build: nil, &complaints) ?? [:]
      for (list, words) in lists {
        let path = LexiconLibrary.place(of: list, in: ProfileLibrary.name(ofFile: file))
        lexicons.languages[path.language, default: [:]][path.list, default: []] += words
      }
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return lexicons
  }

  /// The first of that name on the path, without listing its folders.
  private func file(of name: String) -> String? {
    path.folders.lazy.map { SearchPath.join($0, "Lexicons/\(name).yaml") }
      .first { access($0, F_OK) == 0 }
  }

  private func load(_ files: [String]) throws(LoadErrors) -> Lexicons {
    var complaints = LoadErrorCollector(kind: .profile)
    var lexicons = Lexicons.empty
    for file in files {
      lexicons.add(
        LexiconFile.read(file, build: build, &complaints) ?? [:],
        from: ProfileLibrary.name(ofFile: file))
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return lexicons
  }

  /// A file of what the runtime says has a list for each language, the others are one language's.
  fileprivate static func place(
    of list: String, in file: String
  ) -> (language: String, list: String) {
    Lexicons.spoken.contains(file) || file == Lexicons.ofScripts ? (list, file) : (file, list)
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
