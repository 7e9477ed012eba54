import Foundation
import TelltaleGraphics
import TelltaleImages
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// What is in a gallery of an app, and what its pictures show.
@Suite struct GalleryCameraTests {
  private static let app = """
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        tab-bar:
          tabs:
            - {id: news, title: News, screen: news}
            - {id: places, title: Places, screen: places}
      news:
        content:
          - table: {id: stories, source: {async: stories}}
      places:
        content:
          - button:
              id: forget
              title: Forget Places
              action:
                open:
                  alert:
                    id: sure
                    title: Forget All Places?
                    buttons: [{id: yes, title: Forget, role: destructive}, {role: cancel}]
          - button:
              id: add
              title: Add Place
              action:
                open:
                  modal:
                    title: New Place
                    dismiss: {title: Done}
                    content: [{label: {text: Say where it is, message: true}}]
      detail:
        navigation-bar: {title: Castle}
        content: [{label: {text: Built in 1302, message: true}}]

    """
  private static let updates = """
    {"at": 4000, "rows": {"stories": [{"id": "a", "title": "Bridge Opened"}]}}

    """

  private func edition(_ body: (AppEdition, _ updates: String) throws -> Void) throws {
    let folder = try Files.folder(["app.yaml": Self.app, "updates.jsonl": Self.updates])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(
      AppEdition("\(folder)/app.yaml", SceneSettings(), in: .quiet), "\(folder)/updates.jsonl")
  }

  private let size = PixelSize(width: 800, height: 480)

  @Test func `everything that can be seen by itself is a view`() throws {
    try edition { edition, _ in
      let names = GalleryView.views(of: edition.shown.scene).map(\.name)
      #expect(names == ["home", "places", "detail", "alert sure", "modal"])
    }
  }

  @Test func `each view shows what it is called after`() throws {
    try edition { edition, updates in
      let camera = try GalleryCamera(edition, saying: updates)
      var outlines: [String: String] = [:]
      for view in GalleryView.views(of: edition.shown.scene) {
        let shot = try camera.shoot(view, SceneSettings(), size: size)
        outlines[view.name] = shot.outline
        #expect(try PNGFile.decode(shot.png).size == size)
      }
      // What the program says late is there as well.
      #expect(outlines["home"]?.contains("Bridge Opened") == true)
      #expect(outlines["places"]?.contains("Forget Places") == true)
      #expect(outlines["detail"]?.contains("Built in 1302") == true)
      #expect(outlines["alert sure"]?.contains("Forget All Places?") == true)
      #expect(outlines["modal"]?.contains("Say where it is") == true)
    }
  }

  @Test func `the same view gives the same bytes, and other ones at night`() throws {
    try edition { edition, updates in
      let camera = try GalleryCamera(edition, saying: updates)
      let view = GalleryView.views(of: edition.shown.scene)[1]
      let day = try camera.shoot(view, SceneSettings(), size: size)
      #expect(try camera.shoot(view, SceneSettings(), size: size).png == day.png)
      let night = try camera.shoot(view, SceneSettings(theme: .night), size: size)
      #expect(night.png != day.png)
      #expect(night.outline == day.outline)
    }
  }

  @Test func `updates that are not there are told`() throws {
    try edition { edition, updates in
      #expect(throws: RuntimeError.self) { try GalleryCamera(edition, saying: updates + "x") }
    }
  }

  @Test func `a question is its own view, and names are given once`() throws {
    let scene = """
      profile: ios
      lang: en
      screen:
        content:
          - button:
              id: one
              title: Delete One
              action: {open: {alert: {title: Delete One?, buttons: [{id: d, title: Delete, role: destructive}, {role: cancel}]}}}
          - button:
              id: two
              title: Delete Two
              action: {open: {alert: {title: Delete Two?, buttons: [{id: d, title: Delete, role: destructive}, {role: cancel}]}}}

      """
    let question = "profile: ios\nalert: {title: Low Battery, buttons: [{id: ok, title: OK}]}\n"
    let folder = try Files.folder(["screen.yaml": scene, "question.yaml": question])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func names(_ file: String) throws -> [String] {
      let edition = try AppEdition("\(folder)/\(file)", SceneSettings(), in: .quiet)
      return GalleryView.views(of: edition.shown.scene).map(\.name)
    }
    #expect(try names("screen.yaml") == ["screen", "alert", "alert 2"])
    #expect(try names("question.yaml") == ["alert"])
  }
}
