import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

/// A brand is a file over a profile, with what it needs beside it.
@Suite struct BrandTests {
  private let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))

  @Test func `faces of its own come before those of the profile, from its own folder`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "brand.yaml",
      "extends: [kiosk]\ntype:\n  first-faces:\n    - {file: ./Own.otf, weight: semibold}\n")
    let loaded = try library.load(file)
    let faces = loaded.profile.typography.faces
    #expect(faces.first?.file == "\(folder.path)/./Own.otf")
    #expect(faces.first?.weight == .semibold)
    #expect(Array(faces.dropFirst()) == (try Platforms.profile("kiosk").typography.faces))
    #expect(loaded.location(ofFont: "\(folder.path)/./Own.otf")?.line == 4)
  }

  @Test func `icons beside it come before those of the profiles, and add to them`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("brand.yaml", "extends: [kiosk]\n")
    try folder.makeFolder("Icons")
    try folder.write("Icons/trash.svg", "<svg/>")
    try folder.write("Icons/anchor.svg", "<svg/>")
    let path = SearchPath(folders: [Platforms.folder])
    let icons = IconLibrary(path: path, of: [try library.load(file)])
    #expect(try icons.read("trash") == Array("<svg/>".utf8))
    #expect(icons.fault("anchor") == nil)
    #expect(icons.fault("bell") == nil)
    #expect(IconLibrary(path: path).fault("anchor") != nil)
  }

  @Test(arguments: ["harbour", "kestrel", "parcelo"])
  func `an example can be read, has colours of its own, and none of them is blue`(name: String)
    throws
  {
    let loaded = try library.load(Platforms.root + "/docs/examples/brand/\(name).yaml")
    #expect(ProfileCheck.complaints(about: loaded) == [])
    #expect(loaded.profile.alone.emblem == (name == "harbour" ? "harbour" : nil))
    let icons = IconLibrary(path: SearchPath(folders: [Platforms.folder]), of: [loaded])
    #expect(ProfileCheck.complaints(about: loaded, icons: icons) == [])
    let accent = loaded.profile.theme.day.accent
    let isBlue = accent.red <= accent.green && Int(accent.blue) > Int(accent.green) + 40
    #expect(!isBlue)
  }

  @Test func `a sign that is not there is told where it is named`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("brand.yaml", "extends: [kiosk]\nalone: {emblem: trsh}\n")
    let loaded = try library.load(file)
    let icons = IconLibrary(path: SearchPath(folders: [Platforms.folder]), of: [loaded])
    let found = ProfileCheck.complaints(about: loaded, icons: icons)
    #expect(found.map { $0.location?.line } == [2])
    #expect(found.first?.remedy?.contains("trash") == true)
  }
}
