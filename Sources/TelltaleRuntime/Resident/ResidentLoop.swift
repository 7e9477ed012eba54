import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleSession
import TelltaleText

/// The source of commands for a resident screen. It gives commands, and does nothing to the screen by itself.
package protocol ResidentJobs: AnyObject {
  /// The descriptors that it waits for; they may change after each turn.
  var interests: [pollfd] { get }
  /// Returns the commands that are due. It never waits.
  ///
  /// - Parameter sight: The state of the screen.
  /// - Returns: The commands in their order.
  func drain(_ sight: ResidentSight) -> [ScreenCommand]
  /// Returns further commands, once those of `drain` are carried out.
  ///
  /// - Parameter sight: The state of the screen after them.
  /// - Returns: The commands in their order.
  func look(_ sight: ResidentSight) -> [ScreenCommand]
  /// Returns true if there are more commands now, whatever descriptors say.
  ///
  /// - Parameter sight: The state of the screen.
  /// - Returns: False to sleep until a descriptor or the deadline wakes the loop.
  func hasMore(_ sight: ResidentSight) -> Bool
  /// True once nothing more will come.
  var isClosed: Bool { get }
  /// The moment at which it has to be asked even if no descriptor wakes the loop; `nil` for none.
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
  ///   - jobs: The source of commands.
  ///   - setup: The platform with its fonts, settled on the display.
  ///   - settings: The theme and the text size.
  ///   - devices: The display and the input; they stay the caller's.
  ///   - signals: The signals that end the loop; `nil` for none.
  ///   - service: The report to the service manager; `nil` for none.
  /// - Returns: The reason for the end.
  package static func run(
    _ jobs: any ResidentJobs, on setup: ProfileSetup, _ settings: SceneSettings,
    _ devices: ScreenDevices,
    signals: SignalSource? = nil, service: ServiceReport? = nil
  ) -> ScreenEnd {
    let pending = PendingReplies(setup.notices)
    return run(
      jobs, on: setup, settings, devices, pending: pending, signals: signals, service: service,
      showsGround: true)
  }

  static func run(
    _ jobs: any ResidentJobs, on setup: ProfileSetup, _ settings: SceneSettings,
    _ devices: ScreenDevices,
    pending: PendingReplies, signals: SignalSource? = nil, service: ServiceReport? = nil,
    showsGround: Bool = false
  ) -> ScreenEnd {
    let pictures = SwitchedPictures()
    let ground = ResidentGround(setup, adapt: devices.adapt)
    let part = ResidentPart(jobs) { host in
      ResidentScreen(
        host, on: ground, pending: pending, pictures: pictures, clock: devices.clock, files: .late,
        wantText: devices.wantText)
    }
    let host = ScreenBuilder(nil, on: setup, settings, size: devices.display.size).host(
      on: devices, part, service: service, pictures: pictures, isResident: true,
      report: pending.hear)
    defer { host.closePages() }
    if showsGround { host.showGround() }
    return host.run(signals: signals)
  }
}

/// The part of the commands' source in each round of a resident screen's loop.
package final class ResidentPart: RoundPart {
  private let jobs: any ResidentJobs
  private let screen: (Host<FontBook>) -> ResidentScreen

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - jobs: The source of commands.
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
