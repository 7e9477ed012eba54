import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleRaster

@testable import TelltaleKMS

/// A presenter on a scripted card, with time moved by hand.
final class Stand {
  let card: ScriptedCard
  let inbox: FrameInbox
  let outbox: ReplyOutbox
  let presenter: Presenter
  var now = Instant(microseconds: 1_000_000_000)
  private final class Log { var watches: [Int?] = [] }
  private let log = Log()

  init(_ card: ScriptedCard, _ device: DeviceProfile = DeviceProfile()) throws {
    self.card = card
    let plans = try ModePlan.candidates(for: device, on: card.snapshot(probing: false))
    let prepared = try card.prepare(plans)
    inbox = FrameInbox(size: prepared.plan.transform.frame)
    outbox = try ReplyOutbox()
    presenter = Presenter(
      driver: card, device: device, prepared: prepared, wish: plans.first, inbox: inbox,
      outbox: outbox, watch: { [log] in log.watches.append($0) })
  }

  var size: PixelSize { presenter.plan.transform.frame }
  var lastWatch: Int?? { log.watches.last }

  /// A frame from the core; without damage, all of it.
  func put(_ generation: Int, seed: UInt32 = 0, _ damage: PixelRect? = nil) {
    _ = inbox.put(
      picture(size, seed: seed), damage.map { Damage([$0]) } ?? .full(size), generation)
  }

  /// Lets time pass and the thread act.
  @discardableResult
  func step(after milliseconds: Int = 0) -> Instant? {
    now = now.advanced(byMilliseconds: milliseconds)
    return presenter.step(now)
  }

  /// Steps as the thread would, for so long, and says how often it woke.
  @discardableResult
  func run(_ milliseconds: Int) -> Int {
    let end = now.advanced(byMilliseconds: milliseconds)
    var wakes = 0
    while wakes < 10_000 {
      wakes += 1
      // What was told during a step is read in the next one.
      let next = presenter.step(now)
      if !card.pending.isEmpty, !presenter.isLost { continue }
      guard let next, next <= end else { break }
      now = max(now, next)
    }
    now = end
    return wakes
  }

  var events: [DisplayEvent] { outbox.drain() }

  var presented: [Int] { events.compactMap(\.generation) }
}

extension DisplayEvent {
  var generation: Int? {
    if case .presented(let generation, _) = self { return generation }
    return nil
  }
}
