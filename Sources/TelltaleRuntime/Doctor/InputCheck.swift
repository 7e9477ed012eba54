import TelltaleEvdev
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel

/// Input devices with the kind that each is taken for, and those that cannot be used.
package struct InputCheck {
  private let device: DeviceProfile

  /// Takes devices as the unit's own device file assigns them.
  package init(device: DeviceProfile) { self.device = device }

  package func diagnose() -> [Diagnosis] {
    // Any size will do: nothing is read but what the devices are.
    var settings = EvdevSettings(device: device, screen: PixelSize(width: 1000, height: 1000))
    settings.grab = .never
    var notices: [InputNotice] = []
    let input = EvdevInput(settings, clock: MonotonicClock()) { notices.append($0) }
    defer { input.close() }
    let found = input.drain().compactMap(Self.describe)
    let refused = notices.map { notice in
      Diagnosis(
        topic: "input", level: .partial,
        text: (notice.path.isEmpty ? "" : notice.path + ": ") + notice.message,
        remedy: notice.remedy)
    }
    return found + refused + (found.isEmpty ? [Self.nothing(notices)] : [])
  }

  private static func describe(_ event: InputEvent) -> Diagnosis? {
    guard case .attached(let name) = event.occurrence else { return nil }
    return Diagnosis(topic: "input", level: .good, text: "\(event.kind): \(name)")
  }

  /// Without a device a question is shown all the same; one may be plugged in, or time out. Devices
  /// that may not be read are another matter.
  private static func nothing(_ notices: [InputNotice]) -> Diagnosis {
    guard notices.contains(where: { $0.kind == .permission }) else {
      return Diagnosis(
        topic: "input", level: .partial,
        text: "no touchscreen, knob, keyboard, remote or pointer in /dev/input",
        remedy: "Plug one in, or load its driver; a script answers with `telltale play`.")
    }
    return Diagnosis(
      topic: "input", level: .bad(.permission), text: "no input device may be read",
      remedy: "Add the user to the group input (sudo usermod -aG input NAME, then log in again).")
  }
}
