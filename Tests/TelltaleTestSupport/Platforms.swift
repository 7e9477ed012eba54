import TelltaleModel

@testable import TelltaleFormats

/// The profiles that the project ships, read from its own folder.
package enum Platforms {
  package static let names = [
    "carplay", "ios", "ipados", "kiosk", "macos", "tvos", "watchos-s3", "watchos-s4",
  ]

  package static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/Platforms"
  }()

  package static let library = ProfileLibrary(path: SearchPath(folders: [folder]))

  /// The word lists of all languages.
  package static func lexicons() throws -> Lexicons { try words.get() }

  private static let words = Result {
    try LexiconLibrary(path: SearchPath(folders: [folder])).load()
  }

  package static func profile(_ name: String) throws -> Profile {
    if let profile = loaded[name] { return profile }
    return try library.load(name).profile
  }

  /// Read once for all tests.
  private static let loaded: [String: Profile] = {
    var profiles: [String: Profile] = [:]
    for name in names { profiles[name] = try? library.load(name).profile }
    return profiles
  }()
}
