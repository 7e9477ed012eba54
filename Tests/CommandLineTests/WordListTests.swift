import Foundation
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Word lists that cannot be read keep nobody from being asked: it is told, and English stands in.
@Suite struct WordListTests {
  private let app =
    "lang: ja\nstart: a\nscreens:\n  a: {navigation-bar: {title: A}, content: [{button: {title: B, action: {push: b}}}]}\n"
    + "  b: {navigation-bar: {title: B}, content: [{text-view: {text: C, id: c}}]}\n"

  private func render(
    _ lists: [String: String], _ scene: String
  ) throws -> (result: Program.Result, picture: Data?, folder: String) {
    let files = Dictionary(lists.map { ("Lexicons/\($0).yaml", $1) }, uniquingKeysWith: { $1 })
    let folder = try Program.folder(
      files.merging(["s.yaml": scene, "p.script": "wait 1500\ntap B\nwait 1500\n"]) { $1 })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = scene.contains("screens") ? ["--script", "p.script"] : []
    let result = try Program.run(
      ["render", "s.yaml", "--profile", Program.path("Platforms/ios.yaml"), "-o", "a.png"] + script,
      in: folder, environment: ["TELLTALE_PROFILE_PATH": folder])
    return (result, FileManager.default.contents(atPath: "\(folder)/a.png"), folder)
  }

  @Test func `screens are shown although what the runtime says by itself cannot be read`() throws {
    let words = "en: [Back]\nja: [戻る]\n"
    let whole = try render(["back-titles": words], app)
    #expect(whole.result.code == 0 && whole.result.errors.isEmpty)
    let broken = try render(["back-titles": words + "nonsense: [\n"], app)
    #expect(broken.result.code == 0 && broken.picture != nil)
    let place = "\(broken.folder)/Lexicons/back-titles.yaml:4:1: error: this is not YAML: "
    #expect(broken.result.errors.hasPrefix(place), "\(broken.result.errors)")
  }

  @Test func `a list of what Cancel is called is told as broken, and an own title is shown`() throws
  {
    let alert = "alert: {title: A, buttons: [{title: B}, {role: cancel, title: Stop}]}\n"
    let broken = try render(["cancel-titles": "nonsense: [\n"], alert)
    let place = "\(broken.folder)/Lexicons/cancel-titles.yaml:2:1: error: this is not YAML: "
    #expect(broken.result.errors.hasPrefix(place), "\(broken.result.errors)")
    let bare = try render(
      ["cancel-titles": "nonsense: [\n"], alert.replacing(", title: Stop", with: ""))
    #expect(bare.result.code == 65 && bare.picture == nil)
    #expect(
      bare.result.errors.contains("the word for Cancel in the language \"en\" is not known"))
  }
}
