import CShim
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// The thread that makes every call on the card, as any of them can block for ever.
enum DisplayThread {
  typealias CardOpener = @Sendable (DeviceProfile) throws(DisplayError) -> any CardDriver

  /// Runs until the line is closed. The result of opening is told through the line.
  static func run(
    _ line: DisplayLine, _ device: DeviceProfile, _ open: CardOpener, seek: CardSeek
  ) {
    defer { line.ended.ring() }
    var presenter: Presenter?
    do {
      let first = try prepare(line, device, open)
      line.inbox.resize(first.plan.transform.frame)
      line.opened(.success(first.plan.transform.frame))
      presenter = first
    } catch {
      line.opened(.failure(error))
      return
    }
    while let current = presenter {
      serve(line, current)
      current.driver.restore()
      // Before another card is opened, the last hold on this one goes.
      let remains = Remains(current)
      presenter = nil
      presenter = seek.successor(to: remains, line) { () throws(DisplayError) in
        try prepare(line, device, open)
      }
    }
  }

  private static func prepare(
    _ line: DisplayLine, _ device: DeviceProfile, _ open: CardOpener
  ) throws(DisplayError) -> Presenter {
    let driver = try open(device)
    let (plans, prepared) = try choose(driver, device)
    return Presenter(
      driver: driver, device: device, prepared: prepared, wish: plans.first, inbox: line.inbox,
      outbox: line.outbox, watch: line.watchdog.set)
  }

  /// Returns all plans that make sense, and the best one that the card accepts.
  static func choose(
    _ driver: any CardDriver, _ device: DeviceProfile
  ) throws(DisplayError) -> ([ModePlan], PreparedPlan) {
    do {
      let plans = try ModePlan.candidates(for: device, on: driver.snapshot(probing: false))
      return (plans, try driver.prepare(plans))
    } catch let error as DisplayError {
      throw error
    } catch let error as SystemError {
      throw error.code == ENOMEM || error.code == ENOSPC
        ? .noMemory(driver.path, error) : .failed(driver.path, error)
    } catch {
      throw .gone(driver.path)
    }
  }

  /// Works until the line is closed or the card is lost.
  private static func serve(_ line: DisplayLine, _ presenter: Presenter) {
    while true {
      // First the bell and then the look: what is rung for between the two is not slept over.
      line.work.clear()
      if line.inbox.isClosing { return }
      let deadline = presenter.step(.monotonic)
      if presenter.isLost { return }
      let descriptors = presenter.driver.descriptors
      if wait(line.work.descriptor, descriptors, until: deadline) == .broken {
        presenter.lose(.gone(presenter.driver.path))
      }
    }
  }

  private enum Waking { case news, broken }

  /// Sleeps until there is something to do. A descriptor that only tells of its end would make a loop without
  /// rest, so it counts as broken.
  private static func wait(_ bell: Int32, _ others: [Int32], until deadline: Instant?) -> Waking {
    var entries = ([bell] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let limit = deadline.map { Int32(clamping: roundedUp($0)) } ?? -1
    guard poll(&entries, nfds_t(entries.count), limit) > 0 else { return .news }
    let end = Int16(POLLERR | POLLHUP | POLLNVAL)
    // Netlink says POLLERR when it dropped messages, and goes on; only the card's end counts.
    guard entries.count > 1 else { return .news }
    let card = entries[1].revents
    return card & end != 0 && card & Int16(POLLIN) == 0 ? .broken : .news
  }

  /// The milliseconds until a moment, never too few: to wake early would only mean to wait again.
  private static func roundedUp(_ moment: Instant) -> Int {
    let left = moment.microseconds - Instant.monotonic.microseconds
    return left <= 0 ? 0 : Int((left + 999) / 1000)
  }
}
