import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Milliseconds between two pictures of something that moves.
  static let frameMilliseconds = 16

  /// When the screen has something to do.
  func appMoments(in world: World) -> [Instant] {
    guard let app else { return [] }
    let surface = app.surface
    var moments: [Instant] = []
    if case .guarding(let until) = surface.arming { moments.append(until) }
    moments += [surface.slide?.next, surface.leaving?.slide.next, surface.fling?.next]
      .compactMap { $0 }
    if !surface.morphs.isEmpty {
      moments.append(app.now.advanced(byMilliseconds: Self.frameMilliseconds))
    }
    moments += surface.moved.values.compactMap { IndicatorFade.next(after: $0, now: app.now) }
    if let glow = surface.glow { moments.append(glow.until) }
    if !surface.changes.isEmpty, let due = changesDue { moments.append(due) }
    if let due = app.heartbeat.due { moments.append(due) }
    if isVisible, spins(app), !world.reducesMotion {
      let step = Spinner.stepMilliseconds
      let passed = app.now.milliseconds(since: .zero)
      moments.append(Instant.zero.advanced(byMilliseconds: (passed / step + 1) * step))
    }
    moments += app.waits.values.flatMap(Wait.moments).filter { $0 > app.now }
    moments += app.refreshes.values
    moments += [holdOnScreen(world), bounceOnScreen(world)].compactMap { $0 }
    return moments
  }

  /// Nothing turns while nobody knows whether there is still somebody at work.
  private func spins(_ app: AppState) -> Bool {
    app.heartbeat.silentSince == nil && app.hasSpinner
  }

  /// A frame with the screen on it was seen.
  mutating func presentedApp(_ frame: Int, at time: Instant, in world: World) {
    guard let app else { return }
    self.app?.now = max(app.now, time)
    self.app?.surface.slide?.begin(at: time)
    self.app?.surface.arming.presented(frame, at: time)
    self.app?.surface.shifts.presented(frame, at: time)
  }

  /// Time went by on the screen.
  mutating func elapsedOnScreen(_ now: Instant, in world: World) {
    guard let app else { return }
    let before = app.now
    self.app?.now = max(before, now)
    if case .guarding(let until) = app.surface.arming, now >= until {
      self.app?.surface.arming = .armed(since: until)
    }
    glide(at: now, in: world)
    slideOnScreen(at: now)
    shifting(in: world) { session in
      session.morph(at: now, in: world)
      session.applyDueChanges(at: now, in: world)
    }
    fadeIndicators(from: before, to: now)
    if let glow = app.surface.glow, now >= glow.until {
      self.app?.surface.glow = nil
      changed()
    }
    missHeartbeat(at: now)
    if spins(app) { changed() }
    let isLate = app.waits.values.flatMap(Wait.moments).contains { before < $0 && now >= $0 }
    if isLate { shifting(in: world) { $0.placeAll(in: world) } }
    askForRows(at: now, in: world)
    holdAndBounce(at: now, in: world)
  }

  private mutating func slideOnScreen(at now: Instant) {
    if var slide = app?.surface.slide, slide.start != nil {
      app?.surface.slide = slide.move(to: now) ? slide : nil
      changed()
    }
    if var leaving = app?.surface.leaving {
      app?.surface.leaving = leaving.slide.move(to: now) ? leaving : nil
      changed()
    }
  }

  private mutating func fadeIndicators(from before: Instant, to now: Instant) {
    for (path, moved) in app?.surface.moved ?? [:] {
      let old = IndicatorFade.alpha(before.milliseconds(since: moved))
      let new = IndicatorFade.alpha(now.milliseconds(since: moved))
      if old != new { changed() }
      if now.milliseconds(since: moved) >= IndicatorFade.end { app?.surface.moved[path] = nil }
    }
  }

  private mutating func holdAndBounce(at now: Instant, in world: World) {
    if let bounce = bounceOnScreen(world), now >= bounce {
      app?.surface.press = nil
      changed()
    }
    guard let hold = holdOnScreen(world), now >= hold, let press = app?.surface.press else {
      return
    }
    app?.surface.press?.isHeld = true
    if case .entry(let path, let key)? = press.control, isCollection(path) {
      return edit(path, key)
    }
    if canMark(press, in: world) { return markWord(in: world) }
    guard case .key = press.holder else { return }
    app?.surface.press = nil
    changed()
    leave(byBack: true, in: world)
  }

  /// A still hold on an item edits it (COLLECTION-GESTURES-DEFAULT).
  private mutating func edit(_ path: NodePath, _ key: Int) {
    guard let app, case .collection(let collection)? = app.element(at: path) else { return }
    let list = app.data.items(of: collection, at: path)
    guard let index = list.index(ofKey: key) else { return }
    tell(
      .gesture(
        screen: app.current.name, list: collection.name, entry: list.items[index].id,
        kind: "edit"))
  }

  private func isCollection(_ path: NodePath) -> Bool {
    if case .collection? = app?.element(at: path) { true } else { false }
  }

  /// A finger that holds still on an item edits it, and on a text marks the word below it.
  private func isHoldable(_ press: Press, in world: World) -> Bool {
    if case .entry(let path, _)? = press.control, isCollection(path) { return true }
    return canMark(press, in: world)
  }

  /// A held item is edited, a held knob goes back.
  private func holdOnScreen(_ world: World) -> Instant? {
    guard let press = app?.surface.press, !press.isHeld, !press.isDragging else { return nil }
    if isHoldable(press, in: world) {
      return press.startedAt.advanced(byMilliseconds: Press.holdMilliseconds)
    }
    guard case .key(let device, _) = press.holder, devices.kind(of: device) == .knob else {
      return nil
    }
    return press.startedAt.advanced(byMilliseconds: world.profile.behaviour.holdMilliseconds)
  }

  private func bounceOnScreen(_ world: World) -> Instant? {
    app?.surface.press?.liftedAt?.advanced(
      byMilliseconds: world.profile.behaviour.debounceMilliseconds + 1)
  }
}

/// How long one waits for a source until it shows, in milliseconds.
enum Wait {
  /// What a screen tells while it loads (ACTIVITY-INDICATOR-SHOWS-LIFE).
  static let notice = 300
  /// A table's mark beside what is there already (TABLE-SPINNER).
  static let spinner = 1000

  static func moments(since start: Instant) -> [Instant] {
    [start.advanced(byMilliseconds: notice), start.advanced(byMilliseconds: spinner)]
  }
}

extension AppState {
  /// True while something turns and is seen, on the screen or below the modal.
  fileprivate var hasSpinner: Bool {
    if surface.placement?.hasSpinner == true { return true }
    return modal != nil && !coversAll && below?.hasSpinner == true
  }

  /// True where nothing of the screen is seen behind the modal.
  var coversAll: Bool {
    guard modal != nil, let placement = surface.placement else { return false }
    return placement.frame == PixelRect(placement.size) && surface.pull == 0
      && surface.slide == nil
  }
}

extension ScreenPlacement {
  /// True while something on it turns and is seen.
  var hasSpinner: Bool {
    parts.contains { part in
      if case .spinner(let rect) = part.shape { rect.intersects(part.clip) } else { false }
    }
  }
}
