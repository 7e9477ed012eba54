import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleSession
import TelltaleText

/// Who has a resident screen do things. It gives commands, and does nothing to the screen by itself.
package protocol ResidentJobs: AnyObject {
  /// What it waits for; may change after each turn.
  var interests: [pollfd] { get }
  /// What is to be done by now. Never waits.
  func drain(_ sight: ResidentSight) -> [ScreenCommand]
  /// What is to be done beyond that, once all of it is done.
  func look(_ sight: ResidentSight) -> [ScreenCommand]
  /// True where there is more by now, whatever descriptors say.
  func hasMore(_ sight: ResidentSight) -> Bool
  /// True once nothing more will come.
  var isClosed: Bool { get }
  /// When it has to be asked even if nothing is told; absent, never.
  var deadline: Instant? { get }
}

extension ResidentJobs {
  package func look(_ sight: ResidentSight) -> [ScreenCommand] { [] }
}

/// The loop of a screen that stays, on the thread that calls it.
package enum ResidentLoop {
  /// Runs until the jobs are closed, the display is lost, or a signal comes.
  ///
  /// - Parameters:
  ///   - jobs: what is to be done, and from where.
  ///   - stage: the platform with its fonts, settled on the display.
  ///   - settings: theme and text size.
  ///   - devices: the display and the input; they stay the caller's.
  ///   - signals: those that end it.
  ///   - service: whoever is told that it lives.
  /// - Returns: How it ended.
  package static func run(
    _ jobs: any ResidentJobs, on stage: Stage, _ settings: SceneSettings, _ devices: ScreenDevices,
    signals: SignalSource? = nil, service: ServiceReport? = nil
  ) -> ScreenEnd {
    let ledger = ResidentLedger(stage.notices)
    return run(
      jobs, on: stage, settings, devices, ledger: ledger, signals: signals, service: service,
      showsGround: true)
  }

  static func run(
    _ jobs: any ResidentJobs, on stage: Stage, _ settings: SceneSettings, _ devices: ScreenDevices,
    ledger: ResidentLedger, signals: SignalSource? = nil, service: ServiceReport? = nil,
    showsGround: Bool = false
  ) -> ScreenEnd {
    let pictures = SwitchedPictures()
    let ground = ResidentGround(stage, adapt: devices.adapt)
    let part = ResidentPart(jobs) { host in
      ResidentScreen(
        host, on: ground, ledger: ledger, pictures: pictures, clock: devices.clock, files: .late,
        wantText: devices.wantText)
    }
    let host = Opening(nil, on: stage, settings, size: devices.display.size).host(
      on: devices, part, service: service, pictures: pictures, isResident: true,
      report: ledger.hear)
    defer { host.closePages() }
    if showsGround { host.showGround() }
    return host.run(signals: signals)
  }
}

/// The part of those who have a resident screen do things, in each round of its loop.
package final class ResidentPart: RoundPart {
  private let jobs: any ResidentJobs
  private let screen: (Host<FontBook>) -> ResidentScreen

  /// - Parameters:
  ///   - jobs: What is to be done, and from where.
  ///   - screen: Makes the screen that a host shows.
  package init(_ jobs: any ResidentJobs, on screen: @escaping (Host<FontBook>) -> ResidentScreen) {
    self.jobs = jobs
    self.screen = screen
  }

  package var interests: [pollfd] { jobs.interests }
  package var isClosed: Bool { jobs.isClosed }

  package func takeTurn(on host: Host<FontBook>) {
    let screen = screen(host)
    screen.dropUnseen()
    for command in jobs.drain(screen.sight) { screen.carryOut(command) }
    for command in jobs.look(screen.sight) { screen.carryOut(command) }
  }

  package func hasMore(on host: Host<FontBook>) -> Bool { jobs.hasMore(screen(host).sight) }

  package func deadline(on host: Host<FontBook>) -> Instant? {
    [screen(host).unseenLimit, jobs.deadline].compactMap { $0 }.min()
  }
}
