import TelltaleApp
import TelltaleAppSurfaces
import TelltaleGraphics
import TelltaleModel
import TelltaleQuestions
import TelltaleSurfaces

extension Session {
  /// Returns the moment at which `elapsed` has to be sent at the latest; `nil` while nothing is waited for.
  package func deadline(in environment: Environment) -> Instant? {
    let own = [timeout, hold(in: environment), glass.bounce(environment.profile)].compactMap { $0 }
    let apps = app?.moments(on: glass, in: environment) ?? []
    return (apps + glass.surfaces.moments(after: glass.clock.done) + own).min()
  }

  /// Returns true where a limit of time has ended at a moment, or something has been held for long enough.
  package func mayDecide(at now: Instant, in environment: Environment) -> Bool {
    [timeout, hold(in: environment), glass.heldStep(in: environment)].contains {
      $0.map { $0 <= now } == true
    }
  }

  /// The moment at which the question in front ends; a press in progress delays it, up to the longest limit.
  private var timeout: Instant? {
    guard glass.isVisible, let asking else { return nil }
    return glass.surfaces.press?.control == nil ? asking.timeout : asking.latestTimeout
  }

  private func hold(in environment: Environment) -> Instant? {
    guard let press = glass.surfaces.press else { return nil }
    return glass.hold(marks: app?.canMark(press, in: environment) == true, environment.profile)
  }

  /// Lets time go by, and does all that is due.
  mutating func elapsed(_ now: Instant, in environment: Environment) {
    let before = glass.elapse(to: now)
    if glass.surfaces.isGliding {
      onApp(in: environment) { $0.glide(at: now) }
      onQuestions(in: environment) { $0.glide(at: now) }
    }
    glass.slide(at: now)
    onApp(in: environment) { $0.elapse(from: before, to: now) }
    glass.fade(from: before, to: now)
    // What is held may be gone by now.
    settle(in: environment)
    glass.endBounce(at: now, environment.profile)
    if let hold = hold(in: environment), now >= hold {
      held(in: environment)
    } else if let timeout, now >= timeout {
      carryOut(questions.close(.timedOut, choice: nil), in: environment)
    }
  }

  /// Carries out what a press means that is held long enough: something else than a press.
  private mutating func held(in environment: Environment) {
    guard let press = glass.surfaces.press else { return }
    glass.surfaces.changeFront { $0.press?.isHeld = true }
    if let list = press.editedList,
      let entry = press.control.flatMap({ glass.front?.placement.control($0) })
    {
      return turn(in: environment) { $0.edit(entry, of: list) }
    }
    if app?.canMark(press, in: environment) == true {
      onApp(in: environment) { $0.beginMarking(byWord: true) }
      return
    }
    glass.letGo()
    leave(byBack: true, in: environment)
  }

  /// Hides or shows all. What is hidden is not timed out or held, and comes back unarmed; its time on screen counts on.
  mutating func setVisible(_ isVisible: Bool, at time: Instant, in environment: Environment) {
    guard isVisible != glass.isVisible else { return }
    glass.isVisible = isVisible
    if isVisible {
      placeAnew(in: environment)
      if !glass.surfaces.isAsking, app != nil { glass.screenIsBack(environment.profile.behaviour) }
    } else {
      onQuestions(in: environment) { $0.hide(at: time) }
      glass.dropPress(because: .hidden)
    }
  }
}
