import TelltaleServiceClient
import TelltaleSyntax

/// The client at the other end of a connection, as the kernel identifies it (unix(7), SO_PEERCRED).
package struct Peer: Hashable, Sendable {
  package var process: Int32
  package var user: UInt32
  package var group: UInt32
  /// The further groups; empty where the kernel does not tell them.
  var groups: [UInt32] = []
  /// The systemd unit that the process runs in; `nil` for none.
  package var unit: String?

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - process: The number of its process.
  ///   - user: The number of its user.
  ///   - group: The number of its first group.
  ///   - unit: The systemd unit that the process runs in; `nil` for none.
  package init(process: Int32, user: UInt32, group: UInt32, unit: String? = nil) {
    self.process = process
    self.user = user
    self.group = group
    self.unit = unit
  }

  /// The client as the journal names it.
  var details: [JSONValue.Member] {
    let numbers: [JSONValue.Member] = [
      .init("user", .integer(Int(user))), .init("group", .integer(Int(group))),
      .init("process", .integer(Int(process))),
    ]
    return numbers + (unit.map { [.init("unit", .string($0))] } ?? [])
  }
}

extension AuditRecord {
  /// The details without those that identify a client.
  var withoutPeer: [JSONValue.Member] {
    details.filter { !["user", "group", "process", "unit"].contains($0.key) }
  }
}
