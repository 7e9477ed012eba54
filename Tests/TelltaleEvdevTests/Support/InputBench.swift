import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport

@testable import TelltaleEvdev

/// Input from devices that a test makes up, on a clock that it moves, with all that comes of it as lines.
final class InputBench {
  private final class StandingClock: Clock {
    var now = Instant.zero
  }

  let folder: TemporaryFolder
  let devices = ScriptedDevices()
  private(set) var lines: [String] = []
  private let clock = StandingClock()
  private var settings: EvdevSettings
  private var input: EvdevInput?

  init(_ device: DeviceProfile = DeviceProfile(), layout: String = "us") throws {
    folder = try TemporaryFolder()
    settings = EvdevSettings(
      device: device, screen: PixelSize(width: 1000, height: 500), keyboardLayout: layout,
      keyRepeatDelayMilliseconds: 400, keyRepeatIntervalMilliseconds: 50, folder: folder.path)
  }

  func path(_ number: Int) -> String { "\(folder.path)/event\(number)" }

  /// A node of a device, as it is when it is plugged in.
  @discardableResult
  func plug(
    _ number: Int, _ facts: (String) -> DeviceFacts, state: DeviceState = DeviceState(),
    grabError: Int32? = nil, origin: DeviceOrigin = .hardware
  ) throws -> ScriptedNode {
    let node = try ScriptedNode(
      facts(path(number)), state: state, grabError: grabError, origin: origin)
    devices.nodes["event\(number)"] = node
    folder.makeFile("event\(number)")
    return node
  }

  func unplug(_ number: Int) { unlink(path(number)) }

  /// The file system's clock may stand still for some milliseconds, until which nothing has changed.
  func changePermissions(_ number: Int) {
    let before = NodeFolder.nodes(folder.path).map(\.identity)
    repeat {
      chmod(path(number), 0o640)
    } while NodeFolder.nodes(folder.path).map(\.identity) == before
  }

  func start() {
    input = EvdevInput(settings, clock: clock, open: devices.open) { [weak self] notice in
      self?.say("notice \(notice.kind): \(notice.description)")
    }
    look("starts")
  }

  func wait(_ milliseconds: Int) { clock.now = clock.now.advanced(byMilliseconds: milliseconds) }

  /// Does something to the input, takes what it has to tell, and notes how it stands then.
  func look(_ title: String, _ change: (EvdevInput) -> Void = { _ in }) {
    guard let input else { return }
    say("\(clock.now.microseconds / 1000) \(title)")
    change(input)
    let before = wake(input)
    for event in input.drain() { say("  \(text(event))") }
    let opened = devices.takeOpened()
    if !opened.isEmpty { say("  opened \(opened.joined(separator: " "))") }
    let others = input.descriptors.count - nodes(input)
    say(
      "  has \(input.kinds.isEmpty ? "nothing" : input.kinds.map(\.rawValue).sorted().joined(separator: " ")), waits for "
        + "\(nodes(input)) devices\(others > 0 ? " and news" : ""), wakes \(before), then \(wake(input))"
    )
  }

  /// Sends frames of a device at this moment, each of one event or more.
  func send(
    _ number: Int, _ frames: [(UInt16, UInt16, Int32)]..., gap: Bool = false,
    then ending: EventReader.Ending = .nothing
  ) {
    let raw = frames.map { events in
      RawFrame(
        time: clock.now, events: events.map { RawEvent(type: $0.0, code: $0.1, value: $0.2) },
        isSynchronisation: gap)
    }
    devices.nodes["event\(number)"]?.send(raw, then: ending)
  }

  func key(_ number: Int, _ code: UInt16, _ value: Int32) { send(number, [(1, code, value)]) }

  private func nodes(_ input: EvdevInput) -> Int {
    let own = Set(devices.nodes.values.map(\.number))
    return input.descriptors.count(where: own.contains)
  }

  private func wake(_ input: EvdevInput) -> String {
    guard let deadline = input.deadline else { return "never" }
    return deadline == .zero ? "at once" : "at \(deadline.microseconds / 1000)"
  }

  private func say(_ line: String) {
    lines.append(line.replacing(folder.path, with: "FOLDER"))
  }

  private func text(_ event: InputEvent) -> String {
    "\(event.device.number) \(event.kind.rawValue) \(event.time.microseconds / 1000) "
      + "\(event.occurrence)".replacing("TelltaleGraphics.", with: "")
      .replacing("TelltaleInput.", with: "")
  }
}
