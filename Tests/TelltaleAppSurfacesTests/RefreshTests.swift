import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct RefreshTests {
  private static let scene: Scene = {
    let source = DataSource("news", isAsync: false)
    func screen(_ refresh: TableRefresh?) -> Screen {
      Screen(content: [.table(Table(rows: .numbered(0..<3), source: source, refresh: refresh))])
    }
    return .app([("main", screen(.every(milliseconds: 2000))), ("next", screen(nil))])
  }()

  private func wishes(_ hand: Hand) -> Int {
    hand.events.count { if case .wanted = $0 { true } else { false } }
  }

  @Test func `a table asks as often as it says, and only while it is seen`() {
    var hand = Hand(Self.scene)
    hand.wait(4000)
    #expect(wishes(hand) == 2)
    hand.tell(.push("next"))
    hand.settle()
    // What was due on the other screen is not due for ever on this one.
    hand.send(.elapsed(hand.now.advanced(byMilliseconds: 3000)))
    #expect(hand.session.deadline(in: hand.environment) == nil)
    #expect(wishes(hand) == 2)
  }
}
