import TelltaleFormats
import TelltaleGuidelines
import TelltaleModel
import TelltaleText
import TelltaleTestSupport

/// The profiles and word lists of this repository.
enum Platforms {
  static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return (parts + ["Platforms"]).joined(separator: "/")
  }()

  static let path = SearchPath(folders: [folder])

  static func lexicons() throws -> Lexicons { try LexiconLibrary(path: path).load() }

  /// All that are not only there to be extended.
  static func profiles() throws -> [Profile] {
    let library = ProfileLibrary(path: path)
    return try library.names().filter { !library.isAbstract($0) }.map {
      try library.load($0).profile
    }
  }

  static func judge(_ profile: Profile, _ lexicons: Lexicons) throws -> Judge {
    let fonts = try FontBook(faces: profile.typography.faces, directories: ["/usr/share/fonts"])
    _ = fonts; return Judge(profile: profile, lexicons: lexicons, typesetter: GridTypesetter())
  }
}
