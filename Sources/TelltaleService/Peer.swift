import TelltaleServiceClient
import TelltaleSyntax

/// Whoever holds the other end of a connection, as the kernel knows them (unix(7), SO_PEERCRED).
package struct Peer: Hashable, Sendable {
  package var process: Int32
  package var user: UInt32
  package var group: UInt32
  /// Further groups; empty where the kernel does not tell them.
  var groups: [UInt32] = []
  /// The unit of systemd that the process runs in; `nil` for none.
  package var unit: String?

  package init(process: Int32, user: UInt32, group: UInt32, unit: String? = nil) {
    self.process = process
    self.user = user
    self.group = group
    self.unit = unit
  }

  /// What the journal says of it.
  var details: [JSONValue.Member] {
    let numbers: [JSONValue.Member] = [
      .init("user", .integer(Int(user))), .init("group", .integer(Int(group))),
      .init("process", .integer(Int(process))),
    ]
    return numbers + (unit.map { [.init("unit", .string($0))] } ?? [])
  }
}

extension AuditRecord {
  /// What it says but for who it was.
  var withoutPeer: [JSONValue.Member] {
    details.filter { !["user", "group", "process", "unit"].contains($0.key) }
  }
}
