import TelltaleGraphics
import TelltaleInput

/// A writer for recordings in the format of `libinput record`, version 1, with names beside the
/// numbers for people.
package enum LibinputWriter {
  /// Returns the text of a recording's file. The reader makes the same recording of it, apart from
  /// the start of its clock.
  ///
  /// - Parameter recording: The devices and their frames.
  /// - Returns: The text in YAML. Times count from the first frame.
  package static func text(_ recording: Recording) -> String {
    let start = recording.frames.map(\.frame.time).min() ?? .zero
    var text = head(recording.devices.count)
    for (index, facts) in recording.devices.enumerated() {
      text += description(facts)
      text += recording.frames.contains { $0.device == index } ? "  events:\n" : "  events: []\n"
      for entry in recording.frames where entry.device == index {
        text += group(entry.frame, since: start)
      }
    }
    return text
  }

  static func head(_ devices: Int) -> String {
    """
    # Recorded with telltale record; libinput replay and telltale play read it.
    version: 1
    ndevices: \(devices)
    devices:

    """
  }

  static func description(_ facts: DeviceFacts) -> String {
    let ids = [facts.bus, facts.vendor, facts.product, facts.version]
    var text = """
      - node: \(quoted(facts.path))
        evdev:
          name: \(quoted(facts.name))
          id: \(list(ids))
          codes:

      """
    for (type, codes) in facts.codes.sorted(by: { $0.key < $1.key }) {
      text += "      \(type): \(list(codes.sorted()))\n"
    }
    if facts.codes.isEmpty { text += "      0: []\n" }
    if !facts.axes.isEmpty { text += "    absinfo:\n" }
    for (code, axis) in facts.axes.sorted(by: { $0.key < $1.key }) {
      let values = [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution]
      text += "      \(code): \(list(values))\n"
    }
    text += "    properties: \(list(facts.properties.sorted()))\n"
    return text + properties(facts.udev)
  }

  private static func properties(_ udev: UdevTags) -> String {
    var lines = udev.names.sorted().map { "\($0)=1" }
    if let matrix = udev.calibration {
      lines.append(
        "\(UdevTags.calibrationName)=" + matrix.map { "\($0)" }.joined(separator: " "))
    }
    guard !lines.isEmpty else { return "" }
    return "  udev:\n    properties:\n" + lines.map { "    - \($0)\n" }.joined()
  }

  static func group(_ frame: RawFrame, since start: Instant) -> String {
    let dropped = RawEvent(
      type: EventType.synchronisation, code: EventCode.synDropped, value: 0)
    let report = RawEvent(type: EventType.synchronisation, code: EventCode.synReport, value: 0)
    let events = (frame.isSynchronisation ? [dropped] : []) + frame.events + [report]
    let (elapsed, over) = frame.time.microseconds.subtractingReportingOverflow(start.microseconds)
    let time = over ? 0 : elapsed
    return events.reduce(into: "  - evdev:\n") { text, event in
      text +=
        "    - [\(time / 1_000_000), \(time % 1_000_000), \(event.type), \(event.code), "
        + "\(event.value)] # \(name(of: event))\n"
    }
  }

  private static func name(of event: RawEvent) -> String {
    switch (event.type, event.code) {
    case (EventType.synchronisation, EventCode.synReport): "SYN_REPORT"
    case (EventType.synchronisation, EventCode.synDropped): "SYN_DROPPED"
    case (EventType.synchronisation, _): "EV_SYN"
    case (EventType.key, _): KeyName.name(of: event.code) ?? "EV_KEY"
    case (EventType.relative, _): "EV_REL"
    case (EventType.absolute, _): "EV_ABS"
    case (EventType.miscellaneous, _): "EV_MSC"
    default: "type \(event.type)"
    }
  }

  private static func list(_ values: [some BinaryInteger]) -> String {
    "[" + values.map { "\($0)" }.joined(separator: ", ") + "]"
  }

  /// Text in double quotes, with everything escaped that is not plain ASCII or a letter beyond it.
  static func quoted(_ text: String) -> String {
    let body = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\" + String(scalar)
      case " "..."~": return String(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return "\"" + body.joined() + "\""
  }
}
