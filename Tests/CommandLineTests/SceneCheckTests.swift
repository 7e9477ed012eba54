import Foundation
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Whether scenes fit on the screens that are connected.
@Suite struct SceneCheckTests {
  /// A screen whose column has room for one of its two lines, and a button below.
  private let narrow = """
    lang: en
    screen:
      content:
        - column:
            content:
              - height: 24
                column:
                  content:
                    - label: {text: Old Harbour, style: title, message: true}
                    - label: {text: It comes within ten minutes., message: true}
              - button: {title: Call Taxi, action: {emit: taxi}}
    """

  private let question = """
    lang: en
    alert:
      title: Delete This Route?
      reason: confirm-destructive
      buttons:
        - {title: Delete, role: destructive, id: delete}
        - {role: cancel}
    """

  /// What is said of a file of that text; the folder's name is left out.
  private func told(
    _ scene: String, _ settings: SceneSettings = SceneSettings(profile: "kiosk"),
    tree: String = "/nowhere"
  ) throws -> [Diagnosis] {
    let folder = try Files.folder(["scene.yaml": scene])
    return SceneCheck(settings, in: .quiet, tree: tree).diagnose(["\(folder)/scene.yaml"])
      .map { diagnosis in
        var short = diagnosis
        short.text = diagnosis.text.replacingOccurrences(of: "\(folder)/", with: "")
        return short
      }
  }

  @Test func `a scene that fits is told with the screen that is connected`() throws {
    let found = try told(question, tree: DisplayTree.folder(["LVDS-1": ("1280x800", 217, 136)]))
    #expect(found.first?.topic == "scene" && found.first?.level == .good)
    #expect(
      found.first?.text == "scene.yaml: all of it fits on LVDS-1 (1280x800 on 217x136 mm)")
    #expect(Diagnosis.failure(of: found) == nil)
  }

  @Test func `a scene that does not fit is told with what is cut, where, and what to do`() throws {
    let found = try told(narrow, tree: DisplayTree.folder(["LVDS-1": ("800x480", 154, 86)]))
    #expect(
      found.first?.text == "scene.yaml: not all of it fits on LVDS-1 (800x480 on 154x86 mm)")
    #expect(found.first?.level == .bad(.scene))
    let cut = try #require(found.first { $0.text.hasSuffix("[SCREEN-FITS-PANEL]") })
    #expect(cut.text.hasPrefix("scene.yaml:"))
    #expect(cut.text.contains(": warning: "))
    #expect(cut.text.contains("the panel 7in (800x480 pixels on 154x86 mm)"))
    #expect(!cut.remedy.isEmpty && cut.level == .bad(.scene))
    #expect(Diagnosis.failure(of: found) == .scene)
  }

  @Test func `of two screens each is told, and what holds on both is told once`() throws {
    let tree = try DisplayTree.folder([
      "HDMI-A-1": ("1280x800", 217, 136), "LVDS-1": ("800x480", 154, 86),
    ])
    let found = try told(question, tree: tree)
    #expect(found.contains { $0.text.contains("fits on HDMI-A-1") })
    #expect(found.contains { $0.text.contains("fits on LVDS-1") })
    #expect(Set(found).count == found.count)
  }

  @Test func `without a display a scene is judged on the usual panel, and so it says`() throws {
    let found = try told(narrow)
    let first = try #require(found.first)
    #expect(
      first.text.contains("not all of it fits on the usual panel of the profile kiosk (1024x600"))
    #expect(first.text.hasSuffix(", as no display is connected"))
  }

  @Test func `a scene's own profile counts where the unit has none`() throws {
    let found = try told("profile: kiosk\n" + question, SceneSettings())
    #expect(found.first?.text.contains("the profile kiosk") == true)
    let none = try told(question, SceneSettings())
    #expect(none.map(\.level) == [.bad(.usage)])
    #expect(none.first?.text.hasPrefix("scene.yaml: no profile; ") == true)
  }

  @Test func `a scene that is refused is told with its place and with what to do`() throws {
    let found = try told("alert:\n  titel: Delete This Route?\n  buttons: [{role: cancel}]\n")
    #expect(!found.isEmpty && found.allSatisfy { $0.level == .bad(.scene) })
    let misspelt = try #require(found.first { $0.text.contains("titel") })
    #expect(misspelt.text.hasPrefix("scene.yaml:2:"))
    #expect(!misspelt.remedy.isEmpty)
  }

  @Test func `a scene that is not there is told by its name`() {
    let check = SceneCheck(SceneSettings(profile: "kiosk"), in: .quiet, tree: "/nowhere")
    let found = check.diagnose(["/nowhere/scene.yaml"])
    #expect(found.map(\.level) == [.bad(.missingFile)])
    #expect(found.first?.text.hasPrefix("/nowhere/scene.yaml: ") == true)
    #expect(check.diagnose([]).isEmpty)
  }
}

extension Surroundings {
  /// As on any machine, with nobody to hear the notices.
  fileprivate static var quiet: Surroundings { Surroundings(notices: Notices { _ in }) }
}
