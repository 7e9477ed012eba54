import TelltaleEvdev
import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// The check of input devices: the use of each and the reason, and the devices that are left alone or
/// refused.
package struct InputCheck {
  private let device: DeviceProfile

  /// Creates the check.
  ///
  /// - Parameter device: The unit's own device file, which may assign roles to devices.
  package init(device: DeviceProfile) { self.device = device }

  /// Looks at the devices of this machine.
  ///
  /// - Returns: One result for each device, then one where no device is used, and one where new devices would
  ///   not be noticed.
  package func diagnose() -> [Diagnosis] {
    let survey = InputSurvey.run(device.assignments, virtualDevices: device.virtualDevices)
    let isUsed = survey.entries.contains { if case .used = $0.verdict { true } else { false } }
    return survey.entries.map(Self.describe) + (isUsed ? [] : [Self.nothing(survey)])
      + (InputSurvey.noticesNewcomers ? [] : [Self.unnoticed])
  }

  private static let unnoticed = Diagnosis(
    topic: "input", level: .partial, text: "devices that are plugged in later will not be noticed",
    remedy: "Allow netlink or inotify to this process.")

  /// Looks at the devices of a recording, which need not be on this machine.
  ///
  /// - Parameter recording: A recording with the descriptions of its devices.
  /// - Returns: One result for each device.
  package func diagnose(_ recording: Recording) -> [Diagnosis] {
    InputSurvey.run(recording, device.assignments).entries.map(Self.describe)
  }

  private static func describe(_ entry: InputSurvey.Entry) -> Diagnosis {
    let place = entry.path.isEmpty ? "" : " (\(entry.path))"
    let name = entry.name.isEmpty ? entry.path : Quoted.plain(entry.name) + place
    switch entry.verdict {
    case .used(let use):
      return Diagnosis(
        topic: "input", level: use.dispute == nil ? .good : .partial,
        text: "\(use.title): \(name), as \(use.reason)",
        remedy: use.dispute == nil
          ? "" : "If udev is wrong, put \(assignment(entry, nil)) into the device file.")
    case .leftAlone(let use):
      return Diagnosis(
        topic: "input", level: .good, text: "not used: \(name), as \(use.reason)",
        remedy: use.suggestion.map {
          "To use it, put \(assignment(entry, $0)) into the device file."
        } ?? "")
    case .refused(let notice):
      return Diagnosis(
        topic: "input", level: .partial,
        text: (notice.path.isEmpty ? "" : notice.path + ": ") + notice.message,
        remedy: notice.remedy)
    }
  }

  /// The line of a device file that gives a device a role.
  private static func assignment(_ entry: InputSurvey.Entry, _ role: DeviceRole?) -> String {
    let name = entry.name.isEmpty ? "path: \(entry.path)" : "name: \(Quoted.text(entry.name))"
    return "device: {assign: [{\(name), role: \(role?.rawValue ?? "ROLE")}]}"
  }

  /// Without a device a question is shown all the same; one may be plugged in, or time out. Devices
  /// that may not be read are another matter.
  private static func nothing(_ survey: InputSurvey) -> Diagnosis {
    let isForbidden = survey.entries.contains { entry in
      if case .refused(let notice) = entry.verdict { notice.kind == .permission } else { false }
    }
    guard isForbidden else {
      return Diagnosis(
        topic: "input", level: .partial,
        text: "no touchscreen, knob, keyboard, remote or pointer in /dev/input",
        remedy: "Plug one in, or load its driver; a script answers with `telltale play`.")
    }
    return Diagnosis(
      topic: "input", level: .bad(.permission), text: "no permission to read any input device",
      remedy: "Add the user to the group input (sudo usermod -aG input NAME, then log in again).")
  }
}

extension DeviceUse {
  /// The use in one or two words: `touch`, `pointer and keys`, `scanner`.
  fileprivate var title: String {
    if case .codes(let layout) = writing {
      let isUsual = layout == DeviceAssignment.scannerLayout
      return isUsual ? "scanner" : "scanner (layout \(Quoted.plain(layout)))"
    }
    let words = kinds.map { $0 == .keys && writing == .digits ? "keys (digits)" : $0.rawValue }
    return words.joined(separator: " and ")
  }
}
