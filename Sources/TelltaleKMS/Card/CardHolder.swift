import Glibc

/// Another process that has a card open.
package struct CardHolder: Hashable, Sendable {
  package var process: Int
  /// The program's name as the kernel has it.
  package var name: String

  /// The processes whose open files this user may see; root sees all.
  static func holding(_ path: String) -> [CardHolder] {
    let ours = Int(getpid())
    return Folder.names("/proc").compactMap { Int($0) }.sorted().compactMap { process in
      guard process != ours, hasOpen(path, process) else { return nil }
      let name = Folder.firstLine("/proc/\(process)/comm") ?? "a program"
      return CardHolder(process: process, name: name)
    }
  }

  private static func hasOpen(_ path: String, _ process: Int) -> Bool {
    let folder = "/proc/\(process)/fd"
    return Folder.names(folder).contains { Folder.target("\(folder)/\($0)") == path }
  }
}
