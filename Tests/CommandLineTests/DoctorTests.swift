import TelltaleModel
import Testing

@testable import telltale

@Suite struct DoctorTests {
  private func diagnosis(_ level: Diagnosis.Level) -> Diagnosis {
    Diagnosis(topic: "input", level: level, text: "something")
  }

  @Test func `what works only partly does not keep a dialog from being shown`() {
    #expect(Diagnosis.failure(of: [diagnosis(.good), diagnosis(.partial)]) == nil)
  }

  @Test func `a missing permission is told before all else`() {
    let all = [diagnosis(.bad(.noDisplay)), diagnosis(.bad(.noPermission))]
    #expect(Diagnosis.failure(of: all) == .noPermission)
    #expect(Diagnosis.failure(of: [all[0], diagnosis(.bad(.badProfile))]) == .noDisplay)
  }

  @Test func `the remedy stands on a line of its own`() {
    let bad = Diagnosis(topic: "card", level: .bad(.noDisplay), text: "gone", remedy: "plug it in")
    #expect(bad.lines == ["card     bad    gone", "                plug it in"])
    #expect(diagnosis(.good).lines == ["input    good   something"])
  }

  @Test func `without any font nothing can be drawn`() {
    let face = FaceDescription(file: "NoSuch.ttf", index: 0, weight: .regular, languages: [])
    let found = FontCheck(faces: [face], directories: ["/nowhere"]).diagnose()
    #expect(found.map(\.level) == [.bad(.badProfile)])
  }

  @Test func `fonts for no language are told by what they can write`() throws {
    let face = FaceDescription(
      file: "NotoSansThai-Regular.ttf", index: 0, weight: .regular, languages: [])
    let found = FontCheck(faces: [face], directories: ["/usr/share/fonts"]).diagnose()
    #expect(found.map(\.text) == ["Thai: NotoSansThai-Regular.ttf"])
  }

  @Test func `a keyboard layout that nobody has is told with the package`() {
    let found = KeyboardCheck(layouts: ["no-such-layout"]).diagnose()
    #expect(found.map(\.level) == [.partial])
    #expect(found[0].remedy.contains("xkb-data"))
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
}
