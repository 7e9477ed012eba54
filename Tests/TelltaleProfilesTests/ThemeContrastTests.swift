import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

@Suite struct ThemeContrastTests {
  private let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))

  private func errors(_ text: String) throws -> [LoadError] {
    let folder = try TemporaryFolder()
    let file = try folder.write("brand.yaml", "extends: [kiosk]\n\(text)\n")
    do throws(LoadErrors) {
      _ = try library.load(file)
      return []
    } catch {
      return error.all
    }
  }

  @Test func `a brand whose text cannot be read is not loaded`() throws {
    let found = try errors("day:\n  accent: \"#FFD400\"")
    #expect(found.count == 1)
    #expect(found.first?.location?.line == 3)
    #expect(found.first?.message.contains("accent #FFD400 on ") == true)
    #expect(found.first?.message.contains("at least 4.5 is needed") == true)
    #expect(found.first?.remedy?.hasPrefix("accent: \"#") == true)
  }

  @Test(arguments: [
    "day: {accent: \"#FFD400\"}", "day: {text-secondary: \"#9A9AA0\"}",
    "night: {card: \"#6A6A6A\"}", "day: {focus-ring: \"#B0C4E0\"}",
    "night: {destructive: \"#8A1010\"}", "day: {pressed: \"#9CC4F0\"}",
    "day: {badge: \"#FFB3B3\"}",
  ])
  func `the colour that is named instead can be read`(text: String) throws {
    let found = try errors(text)
    let remedy = try #require(found.first?.remedy)
    let value = try #require(remedy.split(separator: "\"").dropFirst().first)
    let section = text.prefix { $0 != ":" }
    let key = text.split(separator: "{")[1].prefix { $0 != ":" }
    #expect(try errors("\(section): {\(key): \"\(value)\"}") == [])
  }

  @Test func `what is no text needs less`() throws {
    // 3.2 on white: enough for a ring, too little for words.
    #expect(try errors("day: {focus-ring: \"#5A7FAF\", ground-foot: \"#F2F2F7\"}") == [])
    #expect(try errors("day: {text-secondary: \"#7A93B5\", ground-foot: \"#F2F2F7\"}").count == 1)
  }

  @Test(arguments: Platforms.names)
  func `all profiles that are shipped can be read`(name: String) throws {
    #expect(ThemeContrast.isReadable(try Platforms.profile(name).theme))
  }

  @Test func `a file that is looked at is not refused, and told of by the check`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "brand.yaml", "extends: [kiosk]\nday: {accent: \"#FFD400\"}\n")
    let loaded = try library.inspect(file)
    #expect(ProfileCheck.complaints(about: loaded).count == 1)
  }
}
