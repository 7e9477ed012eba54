import Glibc
import TelltaleGraphics
import TelltaleInput

/// A recorder of devices. It keeps their input, and takes nothing away from other programs.
package final class EvdevRecorder {
  /// The most frames that are kept: hours of touching.
  package static let maximumFrames = 400_000

  private var nodes: [(index: Int, node: any InputNode)] = []
  package private(set) var recording = Recording()

  /// Opens the devices that are recorded.
  ///
  /// - Parameters:
  ///   - paths: The nodes; with none, all nodes of the folder.
  ///   - folder: The folder of the nodes.
  ///   - notify: Hears of nodes of the folder that cannot be read.
  /// - Throws: A notice where a node of `paths` cannot be read, or where there is no node at all.
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

  /// The names of the devices that are recorded, with their nodes.
  package var names: [String] { recording.devices.map { "\($0.path): \($0.name)" } }

  /// Waits until a device has something to tell, and keeps it.
  ///
  /// - Parameter other: A descriptor that ends the wait once it is readable.
  /// - Returns: False once nothing more will come: all devices went, the recording is full, or `other` is readable.
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

  private static func notice(_ failure: NodeError, _ path: String) -> InputNotice {
    switch failure {
    case .notice(let notice): notice
    case .gone:
      InputNotice(
        .missing, path: path, message: "there is no such device",
        remedy: "ls /dev/input shows those there are")
    }
  }
}
