import Testing

@testable import TelltaleService

/// Which unit a process is said to run in, by the control groups that the kernel names.
@Suite struct PeerTests {
  @Test(arguments: [
    ("0::/system.slice/app.service\n", "app.service"),
    ("0::/system.slice/system-getty.slice/getty@tty1.service\n", "getty@tty1.service"),
    ("0::/app.service\n", "app.service"),
    ("0::/system.slice/_notify.service\n", "notify.service"),
    ("12:pids:/x\n1:name=systemd:/system.slice/app.service\n0::/\n", "app.service"),
    ("1:name=systemd:/\n0::/\n", nil), ("", nil), ("0::/system.slice\n", nil),
    ("0::/machine/app.service\n", nil),
  ])
  func `the unit is the system manager's`(groups: String, unit: String?) {
    #expect(Peer.unit(inGroups: groups) == unit)
  }

  /// Whoever a group was handed to makes groups below it under what names they like.
  @Test(arguments: [
    "user.slice/user-1234.slice/user@1234.service/app.slice/payment.service",
    "user.slice/user-1234.slice/user@1234.service/payment.service",
    "user.slice/user-1234.slice/session-3.scope/payment.service",
    "system.slice/docker-1.scope/system.slice/payment.service",
    "system.slice/agent.service/payment.service",
    "machine.slice/a.scope/init.scope/payment.service",
  ])
  func `a group below a unit is no unit`(path: String) {
    for line in ["0::/\(path)\n", "1:name=systemd:/\(path)\n0::/\n"] {
      let unit = Peer.unit(inGroups: line)
      #expect(unit != "payment.service")
      #expect(unit != nil)
      let rule = ServicePolicy.Rule(unit: "payment.service", asks: .high)
      #expect(!rule.means(Peer(process: 1, user: 1234, group: 1, unit: unit)))
    }
  }
}
