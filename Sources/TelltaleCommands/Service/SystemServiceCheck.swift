import Glibc
import TelltaleRuntime

/// What systemd says of the service: whether it starts it, and whether it would notice that it hangs.
struct SystemServiceCheck {
  static let unit = "telltale.service"

  /// Nothing where there is no systemd, or it does not know the unit.
  func diagnose() -> [Diagnosis] {
    guard access("/run/systemd/system", F_OK) == 0,
      let pipe = popen(
        "systemctl show \(Self.unit) -p LoadState,ActiveState,UnitFileState,NRestarts,WatchdogUSec 2>/dev/null",
        "r")
    else { return [] }
    var text = ""
    var room = [CChar](repeating: 0, count: 4096)
    while fgets(&room, Int32(room.count), pipe) != nil {
      text += String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    pclose(pipe)
    return Self.diagnose(text)
  }

  /// Judges what `systemctl show` prints.
  static func diagnose(_ text: String) -> [Diagnosis] {
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      guard let sign = line.firstIndex(of: "=") else { continue }
      values[line[..<sign]] = line[line.index(after: sign)...]
    }
    guard values["LoadState"] == "loaded" else { return [] }
    return [start(values), watchdog(values["WatchdogUSec"] ?? "0")]
  }

  private static func start(_ values: [Substring: Substring]) -> Diagnosis {
    func told(_ level: Diagnosis.Level, _ text: String, _ remedy: String = "") -> Diagnosis {
      Diagnosis(topic: "start", level: level, text: text, remedy: remedy)
    }
    if values["ActiveState"] == "failed" {
      return told(
        .partial, "\(unit) has failed",
        "journalctl -u \(unit) says why; systemctl reset-failed \(unit) clears the failure")
    }
    let restarts = Int(values["NRestarts"] ?? "") ?? 0
    if restarts > 0 {
      return told(
        .partial, "\(unit) was restarted \(restarts) times since the machine started",
        "journalctl -u \(unit) says why")
    }
    let state = "\(unit) is \(values["ActiveState"] ?? "unknown")"
    if values["UnitFileState"] == "enabled" {
      return told(.good, state + " and starts with the machine")
    }
    return told(.good, state + "; it starts at the first call, if telltale.socket is enabled")
  }

  private static func watchdog(_ time: Substring) -> Diagnosis {
    if time == "0" || time == "infinity" {
      return Diagnosis(
        topic: "watchdog", level: .partial, text: "no watchdog notices when \(unit) hangs",
        remedy: "give it WatchdogSec=10 and Restart=on-failure")
    }
    return Diagnosis(
      topic: "watchdog", level: .good,
      text: "\(unit) is restarted after \(time) without a sign of life")
  }
}
