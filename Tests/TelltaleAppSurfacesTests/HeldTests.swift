import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What a hand holds when something else comes to the screen is not held any more.
@Suite struct HeldTests {
  private static let scene = Scene.app([
    ("main", .list("Main", pushing: ["next"])),
    ("next", Screen(content: [.table(.numbered(40, source: DataSource("rows", isAsync: false)))])),
  ])

  private func inside() -> Hand {
    var hand = Hand(Self.scene)
    hand.tell(.push("next"))
    hand.settle()
    return hand
  }

  private let alert = Alert(id: "a", title: "Stop", buttons: [AlertButton(id: "ok", title: "OK")])

  @Test func `a knob that is held when an alert comes does not go back below it`() {
    var hand = inside()
    hand.does(.keyDown(KeyPress(code: 28)), .knob)
    hand.wait(100)
    hand.ask(alert)
    hand.present()
    hand.wait(2000)
    #expect(hand.session.screenName == "next")
    hand.does(.keyUp(KeyPress(code: 28)), .knob)
    hand.wait(100)
    #expect(hand.answers == [])
  }

  @Test func `a drag that an alert breaks off does not go on after it`() throws {
    var hand = inside()
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 400)), .touch)
    hand.wait(40)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    let offset = try #require(hand.session.screenPlacement?.areas.first?.offset)
    hand.ask(alert)
    hand.arm()
    hand.key(1)
    hand.arm()
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
    hand.wait(500)
    #expect(hand.session.screenPlacement?.areas.first?.offset == offset)
  }

  @Test func `a card on a card that is held down does not hide what is read on it`() throws {
    let scene = """
      start: main
      screens:
        main:
          content:
            - card:
                id: lid
                action: {emit: lid}
                content:
                  - card: {content: [{label: {text: Box 7, message: true}}]}
      """
    var hand = try BarScenes.hand(scene, on: "kiosk")
    func grounds() -> [Color] {
      let card = hand.session.glass.frame(ofControl: "lid")!
      return hand.picture.compactMap { command in
        guard case .roundedFill(let rect, _, let color) = command, color.alpha == 255 else {
          return nil
        }
        return card.contains(rect) ? color : nil
      }
    }
    #expect(grounds().count == 2)
    let frame = try #require(hand.session.glass.frame(ofControl: "lid"))
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    let palette = hand.environment.profile.theme.day
    #expect(grounds() == [palette.pressed])
  }

  @Test(arguments: ["ios"])
  func `a modal that is being pulled stands where it stood after an alert`(name: String) throws {
    var hand = try Hand.inModal(ModalScenes.scene(style: "sheet"), on: name)
    let rest = hand.picture
    let frame = try #require(hand.session.screenPlacement?.frame)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: frame.midX, y: frame.y + 8)), .touch)
    hand.wait(40)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: frame.midX, y: frame.y + 60)), .touch)
    #expect(hand.picture != rest)
    hand.ask(alert)
    hand.arm()
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: frame.midX, y: frame.y + 60)), .touch)
    hand.key(1)
    hand.arm()
    #expect(hand.picture == rest)
  }

  @Test func `a row that goes while it is held is not chosen`() throws {
    var hand = inside()
    let row = try #require(hand.session.glass.frame(ofControl: "row-1"))
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: row.midX, y: row.midY)), .touch)
    hand.wait(60)
    hand.tell(.rows("rows", .replace([TableRow(id: "other", title: "Other")])))
    hand.tell(.rows("rows", .replace(.numbered(0..<40))))
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: row.midX, y: row.midY)), .touch)
    #expect(!hand.events.contains { if case .selected = $0 { true } else { false } })
  }

  @Test func `fingers that are lost while they magnify leave nothing to the next`() throws {
    let view = ScrollView(
      axis: .both, minZoom: 1, maxZoom: 3,
      content: [.label(Label(text: RichText(TextContent("Map")), isMessage: true))])
    var hand = Hand(.screen(.scrollView(view)))
    let path: NodePath = "screens.main.content[0].scroll-view"
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 300, y: 200)), .touch)
    hand.does(.contactDown(contact: 1, at: PixelPoint(x: 400, y: 200)), .touch)
    hand.does(.contactMoved(contact: 1, at: PixelPoint(x: 500, y: 200)), .touch)
    let content = try #require(hand.session.screenPlacement?.area(path)?.content)
    hand.does(.contactCancelled(contact: 0), .touch)
    hand.does(.contactCancelled(contact: 1), .touch)
    hand.wait(200)
    hand.does(.contactDown(contact: 1, at: PixelPoint(x: 310, y: 200)), .touch)
    hand.does(.contactMoved(contact: 1, at: PixelPoint(x: 700, y: 200)), .touch)
    #expect(hand.session.screenPlacement?.area(path)?.content == content)
  }
}
