import Glibc
import TelltaleModel

/// The word lists that can be found: `Lexicons/<language>.yaml` in the folders of the search path,
/// and beside them a file for each thing that the runtime says, in all languages.
package struct LexiconLibrary: Sendable {
  package let path: SearchPath

  package init(path: SearchPath = .standard()) { self.path = path }

  /// A file of its own, so that showing a dialog need not read every word of every language.
  private static let cancelFile = "cancel-titles"

  /// Only what Cancel is called, by language: all that showing a dialog needs.
  ///
  /// Throws all complaints about the file.
  package func loadCancelTitles() throws(LoadErrors) -> Lexicons {
    try load(file(of: LexiconLibrary.cancelFile).map { [$0] } ?? [])
  }

  /// What the runtime says by itself, by language: all that showing screens needs.
  ///
  /// Throws all complaints about the files.
  package func loadInterfaceWords() throws(LoadErrors) -> Lexicons {
    try load(Lexicons.spoken.compactMap(file(of:)))
  }

  /// Reads the lists of all languages; of files with one name the first on the path counts.
  ///
  /// Throws all complaints about all files.
  package func load() throws(LoadErrors) -> Lexicons {
    var seen: Set<String> = []
    return try load(
      path.folders.flatMap { SearchPath.files(in: SearchPath.join($0, "Lexicons")) }
        .filter { seen.insert(ProfileLibrary.name(ofFile: $0)).inserted })
  }

  /// The first of that name on the path, without listing its folders.
  private func file(of name: String) -> String? {
    path.folders.lazy.map { SearchPath.join($0, "Lexicons/\(name).yaml") }
      .first { access($0, F_OK) == 0 }
  }

  private func load(_ files: [String]) throws(LoadErrors) -> Lexicons {
    var complaints = Complaints(kind: .profile)
    var lexicons = Lexicons.empty
    for file in files {
      lexicons.add(
        LexiconFile.read(file, &complaints) ?? [:], from: ProfileLibrary.name(ofFile: file))
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
