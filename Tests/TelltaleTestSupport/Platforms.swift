import TelltaleCodes
import TelltaleGuidelines
import TelltaleModel
import TelltaleText
import TelltaleWords

@testable import TelltaleProfiles
@testable import TelltaleSyntax

/// The profiles and word lists that the project ships, read from its own folder.
package enum Platforms {
  /// The repository.
  package static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  package static let folder = root + "/Platforms"

  package static let path = SearchPath(folders: [folder])

  package static let library = ProfileLibrary(path: path)

  /// In order; without those that are only there to be extended.
  package static let names = library.names().filter { !library.isAbstract($0) }.sorted()

  /// The word lists of all languages.
  package static func lexicons() throws -> Lexicons { try words.get() }

  private static let words = Result { try LexiconLibrary(path: path).load() }

  /// Judges with the fonts that the profile names.
  package static func judge(_ profile: Profile, _ lexicons: Lexicons) throws -> Judge {
    let fonts = try FontBook(faces: profile.typography.faces, directories: ["/usr/share/fonts"])
    return Judge(
      profile: profile, lexicons: lexicons, verbs: .all, typesetter: fonts, codes: CodeBook())
  }

  package static func profile(_ name: String) throws -> Profile {
    if let profile = loaded[name] { return profile }
    return try library.load(name).profile
  }

  /// The profile that a scene names, such as a brand beside it.
  package static func profile(_ named: NamedProfile) throws -> Profile {
    try library.load(named).profile
  }

  /// Read once for all tests.
  private static let loaded: [String: Profile] = {
    var profiles: [String: Profile] = [:]
    for name in names { profiles[name] = try? library.load(name).profile }
    return profiles
  }()
}
