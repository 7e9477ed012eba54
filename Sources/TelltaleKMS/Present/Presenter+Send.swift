import TelltaleGraphics
import TelltaleHost

/// Frames out, flips in.
extension Presenter {
  func flipped(_ token: UInt64, _ moment: Instant?, _ now: Instant) {
    // Flips of tries that were given up, or told twice, mean nothing.
    guard let flight, flight.token == token else { return }
    self.flight = nil
    arrived(flight, moment, now)
  }

  func send(_ now: Instant) {
    takeFrames()
    if isNothingNew {
      if let generation = unsentGeneration { outbox.presented(generation, at: now) }
      unsentGeneration = nil
      return
    }
    guard let buffer = ring.free else { return }
    draw(buffer)
    commit(buffer, now)
  }

  /// True if the newest frame is on the glass already.
  private var isNothingNew: Bool {
    guard owed.isEmpty, let shown = ring.onScreen else { return false }
    return ring.stale[shown].isEmpty && ring.unsent[shown].isEmpty
  }

  @discardableResult
  private func takeFrames() -> Int {
    let taken = inbox.take()
    ring.damaged(taken.damage)
    if let generation = taken.generation { unsentGeneration = generation }
    return taken.version
  }

  private func draw(_ buffer: Int) {
    driver.withBuffer(buffer) { address, stride in
      copier.fill(address, stride: stride, from: inbox) {
        let version = takeFrames()
        return (ring.stale[buffer], version)
      }
    }
    ring.drawn(buffer)
  }

  private func commit(_ buffer: Int, _ now: Instant) {
    for _ in 0..<Verdict.retries {
      let limit = owed.contains(.mode) ? Self.modeLimit : Self.flipLimit
      let token = nextToken
      nextToken += 1
      watch(limit)
      do {
        let submission = try driver.commit(describe(buffer, token))
        submitted(buffer, submission, token, limit, now)
        return
      } catch {
        watch(nil)
        guard standsAgain(error, now) else { return }
      }
    }
    wait(now)
  }

  private func describe(_ buffer: Int, _ token: UInt64) -> Commit {
    Commit(
      plan: plan, buffer: buffer,
      damage: ring.unsent[buffer].rects.map(plan.transform.onPanel),
      setsMode: owed.contains(.mode), token: token)
  }

  private func submitted(
    _ buffer: Int, _ submission: Submission, _ token: UInt64, _ limit: Int, _ now: Instant
  ) {
    let sent = Flight(
      token: token, generation: unsentGeneration, setsMode: owed.contains(.mode),
      deadline: now.advanced(byMilliseconds: limit))
    ring.submitted(buffer)
    unsentGeneration = nil
    (owed, busySince) = ([], nil)
    pause.reset()
    switch submission {
    case .underway: flight = sent
    case .shown: arrived(sent, nil, now)
    }
  }

  private func arrived(_ sent: Flight, _ moment: Instant?, _ now: Instant) {
    watch(nil)
    ring.flipped()
    pacer.flipped(at: now)
    pause.reset()
    shown.arrived(sent.setsMode ? nil : sent.generation)
    // A driver's clock may be anything; a frame is never shown in the future or long ago.
    let at = moment.flatMap { $0 <= now && now.milliseconds(since: $0) < 1000 ? $0 : nil } ?? now
    if sent.setsMode { return sendAgain(sent, at) }
    beginLooking(now)
    outbox.presented(sent.generation, at: at)
  }

  /// Sends the frame once more, and tells it when that is on the glass. To set a mode clears the card's memory
  /// on some hardware (bochs does), so the earlier drawing may be gone.
  private func sendAgain(_ sent: Flight, _ at: Instant) {
    ring.forgetContents()
    owed.insert(.frame)
    if unsentGeneration == nil { unsentGeneration = sent.generation }
    outbox.presented(nil, at: at)
  }
}
