import TelltaleRuntime
import Testing

@testable import TelltaleCommands

/// What `doctor` makes of what systemd says.
@Suite struct SystemServiceCheckTests {
  private func lines(_ change: (inout [String: String]) -> Void) -> [String] {
    var values = [
      "LoadState": "loaded", "ActiveState": "active", "UnitFileState": "enabled", "NRestarts": "0",
      "WatchdogUSec": "10s",
    ]
    change(&values)
    let text = values.map { "\($0)=\($1)\n" }.joined()
    return SystemServiceCheck.diagnose(text).map { "\($0.topic) \($0.level): \($0.text)" }
  }

  @Test func `a service that runs is good, and so is its watchdog`() {
    #expect(
      lines { _ in } == [
        "start good: telltale.service is active and starts with the machine",
        "watchdog good: telltale.service is restarted after 10s without a sign of life",
      ])
  }

  @Test func `a unit that systemd does not know is not spoken of`() {
    #expect(lines { $0["LoadState"] = "not-found" }.isEmpty)
    #expect(SystemServiceCheck.diagnose("").isEmpty)
  }

  @Test func `failures, restarts and a missing watchdog are told`() {
    #expect(
      lines { $0["ActiveState"] = "failed" }[0] == "start partial: telltale.service has failed")
    #expect(
      lines { $0["NRestarts"] = "3" }[0].hasPrefix(
        "start partial: telltale.service was restarted 3 times"))
    #expect(lines { $0["UnitFileState"] = "disabled" }[0].contains("starts at the first call"))
    for none in ["0", "infinity"] {
      #expect(
        lines { $0["WatchdogUSec"] = none }[1].hasPrefix("watchdog partial: no watchdog notices"))
    }
  }
}
