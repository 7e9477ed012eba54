import Glibc
import TelltaleGraphics
import TelltaleInput

/// Listens to devices without taking anything away from other programs, and keeps what they send.
package final class EvdevRecorder {
  /// Frames kept at most: hours of touching.
  package static let maximumFrames = 400_000

  private var nodes: [(index: Int, node: any InputNode)] = []
  package private(set) var recording = Recording()

  /// Listens to the nodes of `paths`; with none, to all of `folder`. A node that cannot be read is
  /// an error where it was named, and is otherwise told to `notify`.
  package convenience init(
    _ paths: [String], folder: String = "/dev/input", notify: (InputNotice) -> Void
  ) throws(InputNotice) {
    try self.init(paths, folder: folder, open: EvdevNode.open, notify: notify)
  }

  init(
    _ paths: [String], folder: String, open: NodeOpener, notify: (InputNotice) -> Void
  ) throws(InputNotice) {
    for path in paths.isEmpty ? NodeFolder.nodes(folder).map(\.path) : paths {
      do {
        add(try open(path))
      } catch {
        let notice = Self.notice(error, path)
        guard paths.isEmpty else { throw notice }
        notify(notice)
      }
    }
    guard nodes.isEmpty else { return }
    throw InputNotice(
      .failed, path: folder, message: "no input device can be read",
      remedy: "plug one in, or ask for the permission named above")
  }

  /// Names of the devices that are listened to, with their nodes.
  package var names: [String] { recording.devices.map { "\($0.path): \($0.name)" } }

  /// Waits until a device has something to tell, or `other` has, and keeps it. False once nothing
  /// more will come: all devices went, the recording is full, or `other` can be read.
  package func listen(until other: Int32) -> Bool {
    guard !nodes.isEmpty, recording.frames.count < Self.maximumFrames else { return false }
    var waits = (nodes.map(\.node.number) + [other]).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&waits, nfds_t(waits.count), -1) >= 0 || errno == EINTR else { return false }
    nodes.removeAll { entry in !read(entry.index, entry.node) }
    return waits.last?.revents == 0
  }

  private func add(_ node: any InputNode) {
    nodes.append((recording.devices.count, node))
    recording.devices.append(node.facts)
  }

  /// False once the device is gone.
  private func read(_ index: Int, _ node: any InputNode) -> Bool {
    let (frames, ending) = node.read()
    recording.frames += frames.map { Recording.Entry(device: index, frame: $0) }
    if case .failed = ending { return false }
    return true
  }

  private static func notice(_ failure: NodeFailure, _ path: String) -> InputNotice {
    switch failure {
    case .notice(let notice): notice
    case .gone:
      InputNotice(
        .missing, path: path, message: "there is no such device",
        remedy: "ls /dev/input shows those there are")
    }
  }
}
