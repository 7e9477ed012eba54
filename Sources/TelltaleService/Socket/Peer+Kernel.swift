import Glibc

/// The client at the other end of a socket, as the kernel identifies it.
extension Peer {
  /// Identifies the client at the other end of a socket.
  init?(of descriptor: Int32) {
    var credentials: (process: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
    var length = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else {
      return nil
    }
    self.init(
      process: credentials.process, user: credentials.user, group: credentials.group,
      unit: Peer.unit(of: credentials.process))
    groups = Peer.groups(of: descriptor)
  }

  /// SO_PEERGROUPS of Linux 4.13, which the C library's headers of older systems lack.
  private static let peerGroups: Int32 = 59
  /// The most groups that the kernel takes for a user (NGROUPS_MAX).
  private static let mostGroups = 65_536

  /// The further groups of the client; none where the kernel does not tell them.
  private static func groups(of descriptor: Int32) -> [UInt32] {
    var room = 64
    while room <= mostGroups {
      var groups = [UInt32](repeating: 0, count: room)
      var length = socklen_t(room * MemoryLayout<UInt32>.stride)
      if getsockopt(descriptor, SOL_SOCKET, peerGroups, &groups, &length) == 0 {
        return Array(groups.prefix(Int(length) / MemoryLayout<UInt32>.stride))
      }
      guard errno == ERANGE else { return [] }
      room *= 32
    }
    return []
  }

  /// The unit of a process, by the name of its control group.
  private static func unit(of process: Int32) -> String? {
    guard let file = fopen("/proc/\(process)/cgroup", "re") else { return nil }
    defer { fclose(file) }
    var room = [CChar](repeating: 0, count: 1 << 14)
    let count = fread(&room, 1, room.count - 1, file)
    let text = String(decoding: room.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return unit(inGroups: text)
  }

  /// The unit of the system's own manager: the first group below the slices, as systemd itself has it
  /// (sd_pid_get_unit(3)). Groups below a unit are made by whoever it was handed to, a user's own manager among them,
  /// and have what names they like.
  static func unit(inGroups text: String) -> String? {
    // By bytes: a letter with a mark is no separator, and a name may begin with a mark.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    // Without the unified hierarchy systemd has one of its own name.
    let path = Self.path(in: lines, "::") ?? Self.path(in: lines, ":name=systemd:")
    let groups = path?.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } ?? []
    let group = groups.first { !$0.hasSuffix(".slice") }
    guard let group, group.hasSuffix(".service") || group.hasSuffix(".scope") else { return nil }
    // Names that the kernel has for itself are escaped.
    return String(group.first == "_" ? group.dropFirst() : group)
  }

  /// The path of a process in one of the hierarchies, which have a number before their name; `nil` for its root.
  private static func path(in lines: [Substring], _ hierarchy: String) -> Substring? {
    let rest = lines.map { $0.drop(while: \.isNumber) }.first { $0.hasPrefix(hierarchy) }
    let path = rest?.dropFirst(hierarchy.count)
    return path == "/" ? nil : path
  }
}
