import TelltaleGraphics
import TelltaleHost
import TelltaleInput

@testable import TelltaleEvdev

/// A device that sends what a test says, behind a descriptor that can be waited for.
final class ScriptedNode: InputNode {
  let facts: DeviceFacts
  let state: DeviceState
  let origin: DeviceOrigin
  /// What the kernel answers to being asked for the device alone.
  var grabError: Int32?
  private(set) var grabs = 0
  private let bell: Doorbell
  private var frames: [RawFrame] = []
  private var ending = EventReader.Ending.nothing

  init(
    _ facts: DeviceFacts, state: DeviceState = DeviceState(), grabError: Int32? = nil,
    origin: DeviceOrigin = .hardware
  ) throws {
    self.facts = facts
    self.origin = origin
    self.state = state
    self.grabError = grabError
    bell = try Doorbell()
  }

  var number: Int32 { bell.descriptor }

  func grab() -> Int32? {
    grabs += 1
    return grabError
  }

  func read() -> (frames: [RawFrame], ending: EventReader.Ending) {
    bell.clear()
    defer { (frames, ending) = ([], .nothing) }
    return (frames, ending)
  }

  /// Leaves frames to be read, and what comes after them.
  func send(_ frames: [RawFrame], then ending: EventReader.Ending = .nothing) {
    self.frames += frames
    self.ending = ending
    bell.ring()
  }
}

/// What stands behind the paths of a folder, by the name of the node.
final class ScriptedDevices {
  var nodes: [String: ScriptedNode] = [:]
  var failures: [String: NodeError] = [:]
  /// Names that were opened, in order.
  private(set) var opened: [String] = []

  func open(_ path: String) throws(NodeError) -> any InputNode {
    let name = String(path.split(separator: "/").last ?? "")
    opened.append(name)
    if let failure = failures[name] { throw failure }
    guard let node = nodes[name] else { throw .gone }
    return node
  }

  func takeOpened() -> [String] {
    defer { opened = [] }
    return opened
  }
}
