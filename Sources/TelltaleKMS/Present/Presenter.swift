import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// The work of the display thread, step by step: it takes frames, copies them into buffers, commits them, hears
/// of flips, and recovers when one of these fails. It holds no clock: the time comes with each step.
final class Presenter {
  /// The milliseconds after which a flip counts as lost.
  static let flipLimit = 250
  /// The milliseconds for setting a mode: a panel may have to be switched on for it.
  static let modeLimit = 2000
  /// The longest pause between two tries of anything, in milliseconds.
  static let longestPause = 2000

  struct Flight {
    var token: UInt64
    var generation: Int?
    var setsMode: Bool
    var deadline: Instant
  }

  let driver: any CardDriver
  let device: DeviceProfile
  let inbox: FrameInbox
  let outbox: ReplyOutbox
  /// Sets the watchdog of the core: due in so many milliseconds, or never.
  let watch: (Int?) -> Void

  var plan: ModePlan
  var copier: FrameCopier
  var ring: BufferRing
  var pacer: Pacer
  /// The plan that the card's state asked for at the last look.
  var wish: ModePlan?

  var flight: Flight?
  var nextToken: UInt64 = 1
  /// The frame that is drawn or to be drawn, but not underway yet.
  var unsentGeneration: Int?
  var shown = ShownSoFar.nothing
  var owed: OwedToScreen
  /// The moment before which nothing is tried, and the length of the next pause.
  var pause = Pause()
  var busySince: Instant?
  var holder = ScreenHolder.us
  var sight = ScreenSight.plugged(.unwatched)
  /// The reason why nothing can be shown on this card any more.
  private(set) var loss: DisplayError?
  var isLost: Bool { loss != nil }
  var rescanAt: Instant?
  var lastRescan: Instant?

  init(
    driver: any CardDriver, device: DeviceProfile, prepared: PreparedPlan, wish: ModePlan?,
    inbox: FrameInbox, outbox: ReplyOutbox, watch: @escaping (Int?) -> Void
  ) {
    self.driver = driver
    self.device = device
    self.inbox = inbox
    self.outbox = outbox
    self.watch = watch
    self.wish = wish
    plan = prepared.plan
    owed = prepared.plan.keepsMode ? [] : .mode
    copier = FrameCopier(prepared.plan)
    ring = BufferRing(count: prepared.buffers, size: prepared.plan.transform.frame)
    pacer = Pacer(frameMilliseconds: prepared.plan.mode.frameMilliseconds)
  }

  /// Does all that can be done now; returns the time of the next step even if nothing happens.
  func step(_ now: Instant) -> Instant? {
    guard !isLost else { return nil }
    hear(now)
    if isHandedOver { return nil }
    if let due = rescanAt, due <= now, !isLost { rescan(now) }
    if !isLost { lookIfDue(now) }
    if case .otherProgram(let pause) = holder, pause.isOver(now) { askForMaster(now, after: pause) }
    if let flight, flight.deadline <= now, !isUnseen { overdue(now) }
    if canSend(now) { send(now) }
    return isLost ? nil : nextMoment(now)
  }

  private func hear(_ now: Instant) {
    do {
      for piece in try driver.news() {
        switch piece {
        case .flipped(let token, let moment): flipped(token, moment, now)
        case .connectorsChanged: scheduleRescan(now)
        case .removed: lose(.gone(driver.path))
        case .consoleWanted: handOver()
        case .consoleGivenBack: takeBack(now)
        case .wokeUp: wakeUp()
        }
      }
    } catch {
      lose(.gone(driver.path))
    }
  }

  /// Gives the card up. The caller, which may look for other cards, decides what that means for the display.
  func lose(_ error: DisplayError) {
    loss = loss ?? error
    watch(nil)
  }

  private func nextMoment(_ now: Instant) -> Instant? {
    // Nobody looks at a screen that is another program's: what is due then would keep the thread awake.
    if case .otherProgram(let pause) = holder {
      return [rescanAt, pause.end ?? .zero].compactMap { $0 }.min()
    }
    return [rescanAt, sight.light.lookAt, nextTry(now)].compactMap { $0 }.min()
  }

  /// The time at which there is something to do for a frame that is underway or waits to be.
  private func nextTry(_ now: Instant) -> Instant? {
    guard !isUnseen, flight != nil || wantsToSend else { return nil }
    return max(flight?.deadline ?? pacer.earliest(now), pause.end ?? .zero)
  }

  /// True if a frame is not on its way to the glass.
  var wantsToSend: Bool { owed.contains(.frame) || unsentGeneration != nil || inbox.hasFrame }

  private func canSend(_ now: Instant) -> Bool {
    wantsToSend && flight == nil && !isUnseen && !isLost && pause.isOver(now)
      && pacer.earliest(now) <= now
  }
}
