import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// Cards and screens that go while something else is being done with them.
@Suite struct PresenterLossTests {
  private func shown() throws -> Stand {
    let stand = try Stand(ScriptedCard())
    stand.put(1)
    stand.run(50)
    _ = stand.events
    return stand
  }

  private func change(_ stand: Stand, _ edit: (inout CardSnapshot) -> Void) {
    edit(&stand.card.state)
    stand.card.tell(.connectorsChanged)
    stand.run(200)
  }

  private let gone = DisplayError.gone("/dev/dri/card0")

  @Test func `a card that goes while another program has it is told`() throws {
    let stand = try shown()
    stand.card.answers = [.fails(EACCES)]
    stand.card.masterFailures = [EBUSY, ENODEV]
    stand.put(2)
    stand.run(1000)
    #expect(stand.presenter.loss == gone)
    #expect(stand.card.masterTries == 2)
  }

  @Test func `a card that goes while another console has the screen is told`() throws {
    let stand = try shown()
    stand.card.tell(.consoleWanted)
    stand.step()
    stand.card.masterFailures = [ENODEV]
    stand.card.tell(.consoleGivenBack)
    #expect(stand.step() == nil)
    #expect(stand.presenter.loss == gone)
  }

  @Test func `a card that goes while its screens are looked at is told; other faults are not`()
    throws
  {
    let stand = try shown()
    stand.card.snapshotFailure = EINTR
    change(stand) { $0.connectors = [] }
    #expect(stand.presenter.loss == nil)
    #expect(stand.events.isEmpty)
    stand.card.snapshotFailure = ENODEV
    change(stand) { $0.connectors = [] }
    #expect(stand.presenter.loss == gone)
  }

  @Test(arguments: [ENODEV, ENOMEM])
  func `a mode that cannot be prepared is the end, with its reason`(code: Int32) throws {
    let stand = try shown()
    stand.card.prepareFailure = code
    change(stand) { $0.connectors[0].modes = [mode(128, 64, preferred: true)] }
    let failed = DisplayError.failed("/dev/dri/card0", SystemError(code, "prepare"))
    #expect(stand.presenter.loss == (code == ENODEV ? gone : failed))
  }

  @Test func `another screen in place of one that was pulled out is shown on`() throws {
    let stand = try shown()
    change(stand) { $0.connectors[0].link = .disconnected }
    change(stand) {
      $0.connectors[0].link = .connected
      $0.connectors[0].modes = [mode(128, 64, preferred: true)]
    }
    let size = PixelSize(width: 128, height: 64)
    #expect(stand.events == [.hidden, .visible, .resized(size)])
    stand.put(2)
    stand.run(100)
    #expect(stand.presented == [2])
  }

  @Test func `another screen of the same size gets the frame that stood`() throws {
    let stand = try shown()
    change(stand) { card in
      card.connectors[0].link = .disconnected
      var other = card.connectors[0]
      (other.id, other.name, other.link, other.crtc) = (11, "DP-1", .connected, nil)
      card.connectors.append(other)
    }
    #expect(stand.presented == [1])
    #expect(stand.card.commits.last?.plan.connectorName == "DP-1")
    let shown = try #require(stand.card.commits.last?.buffer)
    let isWhole = stand.card.shows(picture(stand.size), in: shown)
    #expect(isWhole)
  }

  @Test func `a flip that is overdue on a screen that was pulled out is not waited for`() throws {
    let stand = try shown()
    stand.card.answers = [.waits]
    stand.put(2)
    stand.step(after: 20)
    stand.card.state.connectors[0].link = .disconnected
    stand.card.tell(.connectorsChanged)
    #expect(stand.step() == nil, "nothing to wake up for")
    stand.step(after: 1000)
    #expect(stand.events == [.hidden])
    #expect(stand.card.commits.count == 2)
  }

  @Test func `the frame after the master came back is sent in full`() throws {
    let stand = try shown()
    stand.put(2)
    stand.run(50)
    stand.card.answers = [.fails(EACCES)]
    stand.put(3, PixelRect(x: 0, y: 0, width: 2, height: 2))
    stand.run(1000)
    #expect(stand.card.commits.last?.damage == [PixelRect(stand.size)])
    #expect(stand.presented == [2, 3])
  }

  @Test func `whoever hides the picture is told once, and nothing stalls behind it`() throws {
    let outbox = try ReplyOutbox()
    outbox.hidden(true)
    outbox.hidden(true)
    outbox.stalled()
    outbox.hidden(false)
    outbox.stalled()
    outbox.stalled()
    #expect(outbox.drain() == [.hidden, .visible, .stalled])
    outbox.lost(gone)
    outbox.lost(gone)
    outbox.hidden(true)
    outbox.stalled()
    #expect(outbox.drain() == [.lost(gone)])
  }
}
