import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// What becomes of the focus when what has it goes and no hand has done that.
@Suite struct FocusLossTests {
  private static let others = 24

  private func hand(_ content: [Element], of rows: Int = 60, at row: Int = 40) -> Hand {
    var profile = Profile.sample()
    profile.behaviour.driving = [.moving: DrivingLimits(listLength: Self.others)]
    var hand = Hand(
      environment: Environment(profile: profile, typesetter: GridTypesetter(), reducesMotion: true))
    let scene = Scene(root: .screen(Screen(content: content)))
    let (now, environment) = (hand.now, hand.environment)
    hand.perform { session in
      session.open(scene, question: 1, language: "en", words: .english, at: now, in: environment)
    }
    hand.arm()
    hand.tell(.driving(.parked))
    hand.arm()
    hand.turn(to: "row-\(row)")
    #expect(hand.session.focusedControl == "row-\(row)")
    return hand
  }

  private static let rows = Table(
    id: "t", rows: .numbered(0..<60), source: DataSource("rows", isAsync: false))
  private static let contents: [[Element]] = [
    [.table(rows)], [.scrollView(ScrollView(content: [.table(rows)]))],
    [.button(Button(id: "go", title: "Go")), .table(rows)],
  ]

  /// The ring is on a row and can be seen; the next push tells why it does nothing, and one after that
  /// is for the row.
  private func check(_ hand: Hand, has row: String) {
    var hand = hand
    #expect(hand.session.focusedControl == row)
    #expect(hand.session.glass.front?.seesFocus == true && hand.session.glass.showsFocus)
    hand.push()
    #expect(hand.events.last == .ignored(control: row, .changed))
    hand.settle()
    hand.push()
    #expect(hand.events.last != .ignored(control: row, .changed))
    #expect(hand.session.focusedControl == row)
  }

  @Test(arguments: contents.indices)
  func `a list that is cut while driving leaves it to the last row that is left`(content: Int) {
    var hand = hand(Self.contents[content])
    hand.tell(.driving(.moving))
    check(hand, has: "row-23")
  }

  @Test(arguments: [1, 5, 20, 39])
  func `a list that an update makes shorter leaves it to the nearest row`(count: Int) {
    var hand = hand([.table(Self.rows)])
    hand.tell(.rows("rows", .replace(.numbered(0..<count))))
    check(hand, has: "row-\(count - 1)")
  }

  @Test func `rows that go around it leave it to the row that comes to its place`() {
    var hand = hand([.table(Self.rows)])
    hand.tell(.rows("rows", .replace(.numbered(0..<38) + .numbered(43..<60))))
    check(hand, has: "row-45")
  }

  @Test func `a list that loses all its rows leaves it to what is beside it`() {
    var hand = hand([.button(Button(id: "go", title: "Go")), .table(Self.rows)])
    hand.tell(.rows("rows", .replace([])))
    #expect(hand.session.focusedControl == "go")
    #expect(hand.session.glass.front?.seesFocus == true)
  }

  @Test func `it stays on what was left when the list is long again`() {
    var hand = hand([.table(Self.rows)])
    hand.tell(.driving(.moving))
    hand.tell(.driving(.parked))
    hand.settle()
    #expect(hand.session.focusedControl == "row-23")
  }
}
