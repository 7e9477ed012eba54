import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What an app is on the glass, without anything being done to it.
extension AppState {
  /// Returns the limits of the present driving state.
  ///
  /// - Parameter environment: The profile and everything else around the session.
  /// - Returns: The limits; `nil` where the profile limits nothing in this state.
  package func limits(in environment: Environment) -> DrivingLimits? {
    environment.profile.behaviour.driving[driving]
  }

  /// Returns the limit for a text that is typed: that of any text, and the limit of the driving
  /// state for texts that are shown.
  ///
  /// - Parameter environment: The profile and everything else around the session.
  /// - Returns: The limit, with `characters` where the driving state has a limit.
  package func textLimit(in environment: Environment) -> TextLimit {
    var limit = TextLimit.text
    limit.characters = limits(in: environment)?.textLength
    return limit
  }

  /// Takes in a new driving state. Where its limits differ, all cuts are told again.
  ///
  /// - Parameters:
  ///   - state: The state of the vehicle from now on.
  ///   - environment: The profile and everything else around the session.
  package mutating func drive(_ state: DrivingState, in environment: Environment) {
    let before = limits(in: environment)
    driving = state
    motionNotice.drop()
    if limits(in: environment) != before { cuts.restart() }
  }

  /// Returns the meaning of a surface's screen: the tree of roles, names, values and states.
  ///
  /// - Parameters:
  ///   - surface: The surface of the screen, or of the modal in front of it.
  ///   - glass: The display with all surfaces, and its clock.
  ///   - state: The state of hands on the surface, such as the focus.
  ///   - environment: The profile and everything else around the session.
  /// - Returns: The tree; `nil` where the screen has none.
  package func meaning(
    on surface: Surface, _ glass: Glass, _ state: MeaningState, in environment: Environment
  ) -> Meaning? {
    let (limits, now) = (limits(in: environment), glass.clock.now)
    let isGround = modal != nil && !surface.isModal
    let setting =
      isGround ? setting(below: limits, at: now) : setting(limits: limits, at: now)
    return setting.meaning(in: glass.context(language, in: environment), state)
  }

  /// Returns the frames of the elements on the screen in front.
  ///
  /// - Parameters:
  ///   - glass: The display with all surfaces, and its clock.
  ///   - environment: The profile and everything else around the session.
  /// - Returns: The frames in pixels, by the places of the elements in the scene.
  package func places(on glass: Glass, in environment: Environment) -> [NodePath: PixelRect] {
    setting(limits: limits(in: environment), at: glass.clock.now).places(
      in: glass.context(language, in: environment))
  }
}

extension AppState {
  /// Returns true where a press is on a text that can be selected in.
  ///
  /// - Parameters:
  ///   - press: The press of a finger or the pointer.
  ///   - environment: The profile and everything else around the session.
  /// - Returns: False also where the press selects already.
  package func canMark(_ press: Press, in environment: Environment) -> Bool {
    guard case .node(let path)? = press.control, press.start != nil, press.marking == nil else {
      return false
    }
    return openText(at: path, limits: limits(in: environment))?.view.editing.isSelectable == true
  }
}

// Time.
extension AppState {
  /// Returns the moments at which the app has something to do.
  ///
  /// - Parameters:
  ///   - glass: The display with all surfaces, and its clock.
  ///   - environment: The profile and everything else around the session.
  /// - Returns: The moments, in no order; an empty array while nothing moves and nothing is
  ///   awaited.
  package func moments(on glass: Glass, in environment: Environment) -> [Instant] {
    let clock = glass.clock
    var moments: [Instant] = []
    moments += morphs.values.map {
      max($0, clock.done).advanced(byMilliseconds: Motion.frameMilliseconds)
    }
    if !changes.isEmpty, let due = changesDue(on: glass.surfaces) { moments.append(due) }
    let toast = toasts.moment(isFree: mayTell(on: glass), after: clock.done)
    moments += [
      heartbeat.due, idle.due, motionNotice.end, toast, glass.heldStep(in: environment),
    ].compactMap { $0 }
    if glass.isVisible, spins(on: glass.surfaces), !environment.reducesMotion {
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
