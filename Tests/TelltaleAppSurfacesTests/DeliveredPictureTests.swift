import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Which picture stands where an application delivers one.
@Suite struct DeliveredPictureTests {
  private static let scene = """
    start: main
    screens:
      main:
        content:
          - image: {file: {bind: cover, file: own.png}}
    """
  private let picture = DeliveredPicture.encoded([1])

  private func names(_ hand: Hand) -> Set<String> {
    Set(hand.session.picture(in: hand.environment).pictures.map(\.name))
  }

  @Test func `it stands there until it is taken back, or a file takes its place`() throws {
    var hand = try BarScenes.hand(Self.scene, on: "kiosk")
    #expect(names(hand) == ["own.png"])
    hand.tell(.delivered("cover", picture))
    #expect(names(hand) == [DeliveredPicture.path(of: "cover")])
    hand.tell(.delivered("cover", nil))
    #expect(names(hand) == ["own.png"])
    hand.tell(.delivered("cover", picture))
    hand.tell(.text("cover", "art/b.png"))
    #expect(names(hand) == ["art/b.png"])
  }

  @Test func `another one under the same name changes nothing but what is drawn`() throws {
    var hand = try BarScenes.hand(Self.scene, on: "kiosk")
    hand.tell(.delivered("cover", picture))
    let frame = hand.session.frame
    hand.tell(.delivered("cover", .encoded([2])))
    #expect(hand.session.frame == frame)
  }

  @Test func `to people it is called by its name where nothing is said of it`() throws {
    var hand = try BarScenes.hand(Self.scene, on: "kiosk")
    hand.tell(.delivered("cover", picture))
    let meaning = hand.session.meaning(in: hand.environment).all
    #expect(meaning.contains { $0.role == .img && $0.name == "cover" })
  }
}
