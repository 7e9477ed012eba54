import TelltaleInput
import TelltaleModel

/// The input devices of a machine at one moment, for people who look for a fault.
package struct InputSurvey: Hashable, Sendable {
  package var entries: [Entry]

  /// A node, and the use that a unit would make of it.
  package struct Entry: Hashable, Sendable {
    package var path: String
    /// The name of the device; empty where it cannot be read.
    package var name: String
    package var verdict: Verdict
  }

  package enum Verdict: Hashable, Sendable {
    case used(DeviceUse)
    /// The device is not used, by assignment, or because nothing on it answers a question.
    case leftAlone(DeviceUse)
    case refused(InputNotice)
  }

  /// True if devices that are plugged in later would be noticed.
  package static var noticesNewcomers: Bool { Hotplug(folder: "/dev/input").isAvailable }

  /// Looks at all nodes of a folder, and closes them again.
  ///
  /// - Parameters:
  ///   - assignments: The roles of devices by the device file.
  ///   - virtualDevices: The decision about devices that a program made.
  ///   - folder: The folder of the nodes.
  /// - Returns: One entry for each node, in the order of their numbers; nodes that go meanwhile have none.
  package static func run(
    _ assignments: [DeviceAssignment], virtualDevices: VirtualDevicePolicy = .refuse,
    folder: String = "/dev/input"
  ) -> InputSurvey {
    run(assignments, virtualDevices: virtualDevices, folder: folder, open: EvdevNode.open)
  }

  /// Looks at the devices of a recording, as if they were plugged in.
  ///
  /// - Parameters:
  ///   - recording: A recording with the descriptions of its devices.
  ///   - assignments: The roles of devices by the device file.
  /// - Returns: One entry for each device.
  package static func run(
    _ recording: Recording, _ assignments: [DeviceAssignment]
  ) -> InputSurvey {
    InputSurvey(
      entries: recording.devices.map { facts in
        Entry(path: facts.path, name: facts.name, verdict: verdict(facts, assignments))
      })
  }

  static func run(
    _ assignments: [DeviceAssignment], virtualDevices: VirtualDevicePolicy, folder: String,
    open: NodeOpener
  ) -> InputSurvey {
    InputSurvey(
      entries: NodeFolder.nodes(folder).compactMap {
        look($0.path, assignments, virtualDevices, open)
      })
  }

  private static func look(
    _ path: String, _ assignments: [DeviceAssignment], _ virtualDevices: VirtualDevicePolicy,
    _ open: NodeOpener
  ) -> Entry? {
    do {
      let node = try open(path)
      var verdict = verdict(node.facts, assignments)
      if case .used = verdict, node.origin != .hardware, virtualDevices == .refuse {
        verdict = .refused(InputNotice(node.origin, node.facts, virtualDevices))
      }
      return Entry(path: path, name: node.facts.name, verdict: verdict)
    } catch .notice(let notice) {
      return Entry(path: path, name: "", verdict: .refused(notice))
    } catch {
      return nil
    }
  }

  private static func verdict(
    _ facts: DeviceFacts, _ assignments: [DeviceAssignment]
  ) -> Verdict {
    do throws(DeviceRefusal) {
      let use = try facts.use(assignedBy: assignments)
      guard !use.kinds.isEmpty else { return .leftAlone(use) }
      let screen = InputGeometry(screen: .init(width: 1280, height: 720))
      _ = try DeviceDecoder(DeviceID(0), as: use, facts: facts, geometry: screen)
      return .used(use)
    } catch {
      return .refused(
        InputNotice(
          .refused, path: facts.path, message: error.message, remedy: error.remedy))
    }
  }
}
