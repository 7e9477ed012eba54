import TelltaleApp
import TelltaleAppSurfaces
import TelltaleGraphics
import TelltaleModel
import TelltaleQuestions
import TelltaleSurfaces

extension Session {
  /// Returns the moment at which `elapsed` has to be sent at the latest; `nil` while nothing is waited for.
  package func deadline(in world: World) -> Instant? {
    let own = [timeout, hold(in: world), glass.bounce(world.profile)].compactMap { $0 }
    let apps = app?.moments(on: glass, in: world) ?? []
    return (apps + glass.surfaces.moments(after: glass.clock.done) + own).min()
  }

  /// Returns true where a limit of time has ended at a moment, or something has been held for long enough.
  package func mayDecide(at now: Instant, in world: World) -> Bool {
    [timeout, hold(in: world), glass.heldStep(in: world)].contains { $0.map { $0 <= now } == true }
  }

  /// The moment at which the question in front ends; a press in progress delays it, up to the longest limit.
  private var timeout: Instant? {
    guard glass.isVisible, let asking else { return nil }
    return glass.surfaces.press?.control == nil ? asking.timeout : asking.latestTimeout
  }

  private func hold(in world: World) -> Instant? {
    guard let press = glass.surfaces.press else { return nil }
    return glass.hold(marks: app?.canMark(press, in: world) == true, world.profile)
  }

  /// Lets time go by, and does all that is due.
  mutating func elapsed(_ now: Instant, in world: World) {
    let before = glass.elapse(to: now)
    if glass.surfaces.isGliding {
      onApp(in: world) { $0.glide(at: now) }
      onQuestions(in: world) { $0.glide(at: now) }
    }
    glass.slide(at: now)
    onApp(in: world) { $0.elapse(from: before, to: now) }
    glass.fade(from: before, to: now)
    // What is held may be gone by now.
    settle(in: world)
    glass.endBounce(at: now, world.profile)
    if let hold = hold(in: world), now >= hold {
      held(in: world)
    } else if let timeout, now >= timeout {
      carryOut(questions.close(.timedOut, choice: nil), in: world)
    }
  }

  /// Carries out what a press means that is held long enough: something else than a press.
  private mutating func held(in world: World) {
    guard let press = glass.surfaces.press else { return }
    glass.surfaces.changeFront { $0.press?.isHeld = true }
    if let list = press.editedList,
      let entry = press.control.flatMap({ glass.front?.placement.control($0) })
    {
      return turn(in: world) { $0.edit(entry, of: list) }
    }
    if app?.canMark(press, in: world) == true {
      onApp(in: world) { $0.beginMarking(byWord: true) }
      return
    }
    glass.letGo()
    leave(byBack: true, in: world)
  }

  /// Hides or shows all. What is hidden is not timed out or held, and comes back unarmed; its time on screen counts on.
  mutating func setVisible(_ isVisible: Bool, at time: Instant, in world: World) {
    guard isVisible != glass.isVisible else { return }
    glass.isVisible = isVisible
    if isVisible {
      placeAnew(in: world)
      if !glass.surfaces.isAsking, app != nil { glass.screenIsBack(world.profile.behaviour) }
    } else {
      onQuestions(in: world) { $0.hide(at: time) }
      glass.dropPress(because: .hidden)
    }
  }
}
