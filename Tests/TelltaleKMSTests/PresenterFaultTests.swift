import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

@Suite struct PresenterFaultTests {
  private func stand(_ answers: ScriptedCard.Answer...) throws -> Stand {
    let card = try ScriptedCard()
    card.answers = answers
    return try Stand(card)
  }

  /// The two others come from a GPU that resets itself.
  @Test(arguments: [EBUSY, EIO, ETIMEDOUT])
  func `a busy card keeps the damage and is asked again at the next tick`(code: Int32) throws {
    let stand = try stand(.fails(code))
    stand.put(1)
    let next = try #require(stand.step())
    #expect(next.milliseconds(since: stand.now) == 16)
    stand.run(20)
    #expect(stand.card.commits.map(\.setsMode) == [false, false])
    #expect(stand.card.commits[1].damage == [PixelRect(stand.size)])
    #expect(stand.presented == [1])
  }

  @Test func `a card that stays busy is a stall, and is asked ever less often`() throws {
    let stand = try stand()
    stand.card.answers = Array(repeating: .fails(EBUSY), count: 1000)
    stand.put(1)
    stand.run(10_000)
    #expect(stand.events == [.stalled])
    #expect(stand.card.commits.count < 60)
    stand.card.answers = []
    stand.run(500)
    let news = stand.events
    #expect(news.first == .recovered)
    #expect(news.last?.generation == 1)
  }

  @Test func `a flip that never comes is told after 250 ms, and a fresh commit sets the mode`()
    throws
  {
    let stand = try stand(.waits)
    stand.put(1)
    stand.step()
    stand.step(after: 249)
    #expect(stand.events.isEmpty)
    stand.step(after: 1)
    #expect(stand.events.first == .stalled)
    #expect(stand.card.commits.map(\.setsMode) == [false, true])
    stand.run(100)
    let news = stand.events
    #expect(news.first == .recovered)
    #expect(news.last?.generation == 1)
  }

  @Test func `while the fresh commit is refused, the old flip is still welcome`() throws {
    let stand = try stand(.waits)
    stand.card.answers += Array(repeating: .fails(EBUSY), count: 1000)
    stand.put(1)
    stand.step()
    let wakes = stand.run(20_000)
    #expect(wakes < 40)
    #expect(stand.events == [.stalled])
    stand.card.answers = []
    stand.card.tell(.flipped(token: 1, at: nil))
    stand.run(100)
    #expect(stand.events.contains(.recovered))
  }

  @Test func `a lost master hides the picture; it comes back when it can be had`() throws {
    let stand = try stand(.fails(EACCES))
    stand.card.masterFailures = Array(repeating: EBUSY, count: 6)
    stand.put(1)
    stand.step()
    #expect(stand.events == [.hidden])
    stand.put(2)
    let wakes = stand.run(3000)
    #expect(wakes < 10)
    #expect(stand.card.commits.count == 1)
    #expect(stand.card.masterTries == 4)
    stand.run(6000)
    #expect(stand.card.masterTries == 7)
    #expect(stand.card.commits.dropFirst().first?.setsMode == true)
    let news = stand.events
    #expect(news.first == .visible)
    #expect(news.last?.generation == 2)
  }

  @Test func `a frame that was on the glass is told again after the master came back`() throws {
    let stand = try stand()
    stand.put(1)
    stand.run(50)
    stand.card.answers = [.fails(EACCES)]
    stand.put(2)
    stand.run(1000)
    #expect(stand.presented == [1, 2])
  }

  @Test(arguments: [ENODEV, ENXIO, EBADF])
  func `a card that is gone is told once, and not asked again`(code: Int32) throws {
    let stand = try stand(.fails(code))
    stand.put(1)
    #expect(stand.step() == nil)
    #expect(stand.presenter.loss == .gone("/dev/dri/card0"))
    stand.put(2)
    #expect(stand.step(after: 5000) == nil)
    #expect(stand.card.commits.count == 1)
  }

  @Test func `a card that is pulled out is told by the kernel, or by its descriptor`() throws {
    let pulled = try stand()
    pulled.card.tell(.removed)
    pulled.step()
    #expect(pulled.presenter.loss == .gone("/dev/dri/card0"))
    let broken = try stand()
    broken.card.newsFailure = ENODEV
    broken.step()
    #expect(broken.presenter.loss == .gone("/dev/dri/card0"))
  }

  @Test func `what is refused is tried with the mode, then the older way, then given up`() throws {
    let stand = try stand(.fails(EINVAL), .fails(ENOSPC), .fails(EINVAL), .fails(ERANGE))
    stand.put(1)
    stand.run(50)
    #expect(stand.card.commits.map(\.setsMode) == [false, true, false, true])
    let error = DisplayError.failed("/dev/dri/card0", SystemError(ERANGE, "commit"))
    #expect(stand.presenter.loss == error)
  }

  @Test func `the older way takes over where atomic commits are refused`() throws {
    let stand = try stand(.fails(EINVAL), .fails(EINVAL))
    stand.put(1)
    stand.run(50)
    #expect(!stand.card.hasOlderInterface)
    #expect(stand.presented == [1])
  }

  @Test func `interruptions are bounded`() throws {
    let stand = try stand()
    stand.card.answers = Array(repeating: .fails(EINTR), count: 20)
    stand.put(1)
    stand.step()
    #expect(stand.card.commits.count == 8)
    stand.run(200)
    #expect(stand.presented == [1])
  }
}
