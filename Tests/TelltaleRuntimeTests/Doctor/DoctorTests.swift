import Foundation
import TelltaleModel
import Testing

@testable import TelltaleRuntime

@Suite struct DoctorTests {
  private func diagnosis(_ level: Diagnosis.Level) -> Diagnosis {
    Diagnosis(topic: "input", level: level, text: "something")
  }

  @Test func `fonts that are all there are one line, and what is missing has its own`() {
    func line(_ topic: String, _ level: Diagnosis.Level, _ text: String) -> Diagnosis {
      Diagnosis(topic: topic, level: level, text: text)
    }
    let all = [
      line("display", .good, "a card"), line("fonts", .good, "Latin: A.otf"),
      line("fonts", .partial, "ja: B.ttc cannot be used"), line("fonts", .good, "Thai: C.ttf"),
      line("keyboard", .good, "layouts us"),
    ]
    #expect(
      FontCheck.inShort(all).map(\.text) == [
        "a card", "2 languages and scripts have their fonts; --fonts names them",
        "ja: B.ttc cannot be used", "layouts us",
      ])
    #expect(FontCheck.inShort(Array(all.prefix(3))) == Array(all.prefix(3)))
  }

  @Test func `what works only partly does not keep a dialog from being shown`() {
    #expect(Diagnosis.failure(of: [diagnosis(.good), diagnosis(.partial)]) == nil)
  }

  @Test func `a missing permission is told before all else`() {
    let all = [diagnosis(.bad(.noDisplay)), diagnosis(.bad(.permission))]
    #expect(Diagnosis.failure(of: all) == .permission)
    #expect(Diagnosis.failure(of: [all[0], diagnosis(.bad(.profile))]) == .noDisplay)
  }

  @Test func `the remedy stands on a line of its own`() {
    let bad = Diagnosis(topic: "card", level: .bad(.noDisplay), text: "gone", remedy: "plug it in")
    #expect(bad.lines == ["card     bad    gone", "                plug it in"])
    #expect(diagnosis(.good).lines == ["input    good   something"])
  }

  @Test func `without any font nothing can be drawn`() {
    let face = FaceDescription(file: "NoSuch.ttf", index: 0, weight: .regular, languages: [])
    let found = FontCheck(faces: [face], directories: ["/nowhere"]).diagnose()
    #expect(found.map(\.level) == [.bad(.profile)])
  }

  @Test func `fonts for no language are told by what they can write`() throws {
    let face = FaceDescription(
      file: "NotoSansThai-Regular.ttf", index: 0, weight: .regular, languages: [])
    let found = FontCheck(faces: [face], directories: ["/usr/share/fonts"]).diagnose()
    #expect(found.map(\.text) == ["Thai: NotoSansThai-Regular.ttf"])
  }

  @Test func `a keyboard layout that nobody has is told with what was meant`() {
    let found = KeyboardCheck(layouts: ["no-such-layout", "us(dvrak)"]).diagnose()
    #expect(found.map(\.level) == [.partial, .partial])
    #expect(
      found[0].remedy.hasPrefix(#"there is no keyboard layout "no-such-layout"; name one of"#))
    #expect(
      found[1].remedy
        == #"the keyboard layout "us" has no variant "dvrak"; did you mean "us(dvorak)"?"#)
  }

  @Test func `every layout that a profile names is looked for, each once`() {
    var shown = KeyboardProfile(onScreen: .automatic, keyHeight: 40, keyGap: 4, layout: "us")
    shown.layouts = ["ru": "ru", "xx": "no-such-layout", "en": "us"]
    shown.latinLayout = "no-such-latin"
    var never = shown
    never.onScreen = .never
    never.layout = "de"
    let check = KeyboardCheck([shown, never])
    #expect(check.layouts == ["us", "de", "no-such-layout", "ru", "no-such-latin"])
    let found = check.diagnose()
    #expect(found[0].text == "layouts us, de, ru")
    #expect(found.dropFirst().map(\.level) == [.partial, .partial])
    #expect(KeyboardCheck([never]).layouts == ["de"])
  }

  private func face(_ file: String, _ languages: [String]) -> FaceDescription {
    FaceDescription(
      file: file, index: 0, weight: .regular, languages: languages.map { Language($0) })
  }

  @Test func `a font that was not copied whole is told as damaged, with how to mend it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("telltale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
    try whole.prefix(whole.count / 2).write(to: folder.appendingPathComponent("Inter-Half.otf"))
    let found = FontCheck(
      faces: [face("Inter-Half.otf", ["en"]), face("NotoSansThai-Regular.ttf", ["th"])],
      directories: [folder.path, "/usr/share/fonts"]
    ).diagnose()
    #expect(
      found.map(\.text) == [
        "en: Inter-Half.otf is damaged: its table CFF reaches past the end of the file",
        "th: NotoSansThai-Regular.ttf",
      ])
    #expect(found.map(\.level) == [.partial, .good])
    #expect(found[0].remedy == "apt-get install --reinstall fonts-inter")
  }

  @Test func `fonts are told by language, those that are not here with what to do, once`() {
    let thai = "NotoSansThai-Regular.ttf"
    let found = FontCheck(
      faces: [
        face(thai, ["th"]), face("NoSuch.ttf", ["th", "lo"]), face("Gone.ttf", ["lo"]),
        face(thai, ["th"]), face("Other.ttf", []), face(thai, []),
      ], directories: ["/usr/share/fonts"]
    ).diagnose()
    #expect(
      found.map(\.text) == [
        "th: NoSuch.ttf cannot be used", "lo: NoSuch.ttf, Gone.ttf cannot be used",
        "text: Other.ttf cannot be used", "Thai: \(thai)",
      ])
    #expect(found.map(\.level) == [.partial, .partial, .partial, .good])
    #expect(found[0].remedy.isEmpty == false && found[3].remedy.isEmpty)
    let parts = found[1].remedy.components(separatedBy: "; ")
    #expect(Set(parts).count == parts.count)
  }
}
