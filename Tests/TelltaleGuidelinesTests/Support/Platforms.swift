import TelltaleFormats
import TelltaleGuidelines
import TelltaleModel
import TelltaleText

/// The profiles and word lists of this repository.
enum Platforms {
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()

  static let path = SearchPath(folders: [root + "/Platforms"])

  static func lexicons() throws -> Lexicons { try LexiconLibrary(path: path).load() }

  static func profile(_ name: String) throws -> Profile {
    try ProfileLibrary(path: path).load(name).profile
  }

  /// Names of the profiles that are not only there to be extended.
  static let names: [String] = {
    let library = ProfileLibrary(path: path)
    return library.names().filter { !library.isAbstract($0) }
  }()

  static func judge(_ profile: Profile, _ lexicons: Lexicons) throws -> Judge {
    let fonts = try FontBook(faces: profile.typography.faces, directories: ["/usr/share/fonts"])
    return Judge(profile: profile, lexicons: lexicons, typesetter: fonts)
  }
}
