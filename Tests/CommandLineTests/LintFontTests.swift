import Foundation
import Testing

/// Fonts that are not here, told with the line of the profile that lists them.
@Suite struct LintFontTests {
  private let scene = """
    profile: ios
    alert:
      title: मार्ग हटाएं?
      reason: problem
      buttons: [{title: OK}]
    """

  @Test func `where no font is here nothing can be checked`() throws {
    let result = try Program.run(
      ["lint", "-"], input: scene, environment: ["TELLTALE_FONT_PATH": "/nowhere"])
    #expect(result.code == 2)
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.first?.wholeMatch(
        of:
          /.*Platforms\/[a-z]+\.yaml:[0-9]+:[0-9]+: error: none of the fonts listed can be used; .*/
      )
        != nil, "\(result.errors)")
  }

  @Test func `where characters are missing the fonts that may have them are named`() throws {
    let folder = try Program.folder([:])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fonts = try FileManager.default.subpathsOfDirectory(atPath: "/usr/share/fonts")
      .filter { $0.contains("Inter") }
    for font in fonts {
      try? FileManager.default.createSymbolicLink(
        atPath: folder + "/" + (font.split(separator: "/").last.map(String.init) ?? font),
        withDestinationPath: "/usr/share/fonts/" + font)
    }
    let result = try Program.run(
      ["lint", "-"], input: scene, environment: ["TELLTALE_FONT_PATH": folder])
    #expect(result.code == 0)
    let told = result.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(!told.isEmpty, "\(result.errors)")
    #expect(Set(told).count == told.count)
    #expect(
      told.allSatisfy {
        $0.wholeMatch(of: /.*Platforms\/[a-z]+\.yaml:[0-9]+:[0-9]+: warning: .*/) != nil
      }, "\(told)")
    let well = try Program.run(["lint", "-"], input: scene)
    #expect(!well.errors.contains("warning"))
  }
}
