import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// A question that has the screen to itself is composed for it.
@Suite struct AloneTests {
  private func alert(_ reason: AlertReason? = nil, message: String? = nil) -> Alert {
    var alert = Alert(
      title: TextVariants("Delete it?"), message: message.map { TextContent($0) },
      buttons: [
        AlertButton(title: TextVariants("Delete"), role: .destructive),
        AlertButton(title: TextVariants("Cancel"), role: .cancel),
      ])
    alert.reason = reason
    return alert
  }

  private func context(
    _ name: String = "kiosk", _ width: Int, _ height: Int, isAlone: Bool = true,
    _ change: (inout Profile) -> Void = { _ in }
  ) throws -> LayoutContext {
    var profile = try Platforms.profile(name)
    change(&profile)
    var context = LayoutContext(
      profile: profile, language: "en", size: PixelSize(width: width, height: height),
      typesetter: GridTypesetter())
    context.isAlone = isAlone
    return context
  }

  @Test func `the card grows with the screen up to what the profile says, and stays in it`() throws
  {
    let widths = try [(480, 272), (1280, 720), (1080, 1920)].map {
      alert().place(in: try context("kiosk", $0.0, $0.1)).frame.width
    }
    #expect(widths == [420, 630, 840])
    let over = try [(480, 272), (1080, 1920)].map {
      alert().place(in: try context("kiosk", $0.0, $0.1, isAlone: false)).frame.width
    }
    #expect(over == [420, 630])
    #expect(alert().place(in: try context("carplay", 1280, 720)).frame.width == 420)
  }

  @Test func `what would have to scroll is drawn smaller first`() throws {
    let long = String(repeating: "Words that go on and on. ", count: 16)
    let placement = alert(message: long).place(in: try context("kiosk", 1280, 720))
    #expect(placement.areas.isEmpty)
    #expect(placement.frame.width < 630)
    #expect(PixelRect(placement.size).contains(placement.frame))
  }

  @Test func `the icon follows from the reason, and goes where it has no room`() throws {
    func icons(_ alert: Alert, _ context: LayoutContext) -> [String] {
      alert.place(in: context).parts.compactMap { part in
        if case .icon(_, let name, _) = part.shape { name } else { nil }
      }
    }
    let large = try context("kiosk", 1280, 720)
    #expect(icons(alert(.confirmDestructive), large) == ["trash"])
    #expect(icons(alert(), large) == [])
    #expect(icons(alert(.confirmDestructive), try context("kiosk", 480, 200)) == [])
    for (name, signs) in [("kiosk", ["trash"]), ("ios", [])] {
      let over = try context(name, 1280, 720, isAlone: false)
      #expect(icons(alert(.confirmDestructive), over) == signs)
    }
  }

  @Test func `the unit's name and sign stand above the card, are told, and touch nothing`() throws {
    let context = try context("kiosk", 1280, 720) {
      $0.alone.name = "Harbour Line"
      $0.alone.emblem = "pin"
    }
    let alert = alert()
    let placement = alert.place(in: context)
    let meaning = placement.meaning(
      of: alert, isSheet: false, isPage: false,
      MeaningState(focus: nil, pressed: nil, isInert: false))
    let name = try #require(meaning.children.first { $0.name == "Harbour Line" })
    let sign = try #require(meaning.children.first { $0.name == "pin" })
    for frame in [name.frame, sign.frame] {
      #expect(PixelRect(placement.size).contains(frame))
      #expect(!frame.intersects(placement.frame))
    }
    #expect(!name.frame.intersects(sign.frame))
  }

  @Test func `sheets in the middle grow as alerts do`() throws {
    let sheet = alert().placeAsSheet(.dialog, in: try context("kiosk", 1280, 720))
    #expect(sheet.frame.width == 630)
  }
}
