import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What an app is on the glass, without anything being done to it.
extension AppState {
  /// What the driver may be asked as things stand.
  package func limits(in world: World) -> DrivingLimits? {
    world.profile.behaviour.driving[driving]
  }

  /// What a text may come to by typing: what any text may hold, and no more than is shown.
  package func textLimit(in world: World) -> TextLimit {
    var limit = TextLimit.text
    limit.characters = limits(in: world)?.textLength
    return limit
  }

  /// The vehicle moves otherwise now; what is cut for it is told anew.
  package mutating func drive(_ state: DrivingState, in world: World) {
    let before = limits(in: world)
    driving = state
    motionNotice.drop()
    if limits(in: world) != before { cuts.restart() }
  }

  /// What the screen on a surface is to people.
  package func meaning(
    on surface: Surface, _ glass: Glass, _ state: MeaningState, in world: World
  ) -> Meaning? {
    let (limits, now) = (limits(in: world), glass.clock.now)
    let isGround = modal != nil && !surface.isModal
    let setting =
      isGround ? setting(below: limits, at: now) : setting(limits: limits, at: now)
    return setting.meaning(in: glass.context(language, in: world), state)
  }

  /// Where the elements of the screen in front are seen, in pixels.
  package func places(on glass: Glass, in world: World) -> [NodePath: PixelRect] {
    setting(limits: limits(in: world), at: glass.clock.now).places(
      in: glass.context(language, in: world))
  }
}

extension AppState {
  /// True where a press is on a text that hands can mark.
  package func canMark(_ press: Press, in world: World) -> Bool {
    guard case .node(let path)? = press.control, press.start != nil, press.marking == nil else {
      return false
    }
    return openText(at: path, limits: limits(in: world))?.view.editing.isSelectable == true
  }
}

// Time.
extension AppState {
  /// When an app has something to do.
  package func moments(on glass: Glass, in world: World) -> [Instant] {
    let clock = glass.clock
    var moments: [Instant] = []
    moments += morphs.values.map {
      max($0, clock.done).advanced(byMilliseconds: Motion.frameMilliseconds)
    }
    if !changes.isEmpty, let due = changesDue(on: glass.surfaces) { moments.append(due) }
    let toast = toasts.moment(isFree: mayTell(on: glass), after: clock.done)
    moments += [
      heartbeat.due, idle.due, motionNotice.end, toast, glass.heldStep(in: world),
    ].compactMap { $0 }
    if glass.isVisible, spins(on: glass.surfaces), !world.reducesMotion {
      let step = Spinner.stepMilliseconds
      let passed = max(clock.done, clock.drawn).milliseconds(since: .zero)
      moments.append(Instant.zero.advanced(byMilliseconds: (passed / step + 1) * step))
    }
    return moments + awaited.moments(after: clock.done)
  }

  /// Whether a passing note would be seen: somebody looks, and nothing asks or tells more than that.
  func mayTell(on glass: Glass) -> Bool {
    glass.isVisible && !glass.surfaces.isAsking && !motionNotice.isShown
  }

  /// Nothing turns while nobody knows whether there is still somebody at work.
  func spins(on surfaces: SurfaceStack) -> Bool {
    heartbeat.silentSince == nil && surfaces.hasSpinner
  }

  /// Hands rest when nothing is held and nothing was done for so long.
  private static let calmMilliseconds = 300

  /// When changes of collections that wait may be seen; `nil` while something is held
  /// or glides.
  func changesDue(on surfaces: SurfaceStack) -> Instant? {
    guard surfaces.ofScreen({ $0.press }) == nil, surfaces.ofScreen({ $0.fling }) == nil else {
      return nil
    }
    return touched?.advanced(byMilliseconds: Self.calmMilliseconds) ?? .zero
  }
}
