import TelltaleHost
import TelltaleImages
import TelltaleRuntime
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltalePreview

@Suite struct PreviewMatrixTests {
  private func options(_ file: String) -> PreviewOptions {
    PreviewOptions(
      file: file, settings: PreviewSettings(SceneSettings()),
      surroundings: Surroundings(
        files: SearchPath(folders: ["\(Platforms.root)/Platforms"]), notices: Notices { _ in }))
  }

  @Test func `a scene has a picture on every profile, or the reason why not`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "scene.yaml",
      "lang: en\nstart: a\nscreens: {a: {content: [{field: {id: f, placeholder: Name}}]}}\n")
    let options = options(file)
    let profiles = PreviewMatrix.profiles(options.surroundings)
    #expect(profiles.contains("kiosk"))
    #expect(!profiles.contains("base"))
    var refused: [String] = []
    for profile in profiles {
      switch PreviewMatrix.picture(profile, options) {
      case .drawn(let name, let png):
        #expect(name == profile)
        #expect(try PNGFile.decode(png).size.width > 100)
      case .refused(let name, let reason):
        #expect(reason.contains("field"))
        refused.append(name)
      }
    }
    #expect(refused.contains("carplay"))
    #expect(refused.count < profiles.count)
  }

  @Test func `findings are those of the linter, with the scene's lines`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "alert.yaml",
      "profile: carplay\nlang: en\nalert:\n  title: Delete this route\n  buttons: []\n")
    let found = PreviewFindings(options(file))
    #expect(found.lines.first == "profile: carplay")
    #expect(!found.findings.isEmpty)
    let broken = PreviewFindings(options(try folder.write("broken.yaml", "alert: [")))
    #expect(broken.findings.first?.isRefusal == true)
    #expect(PreviewFindings(options(folder.path + "/none.yaml")).findings.isEmpty)
  }
}
