import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleSyntax

/// Remembers the rows of tables with `cache: true` from one start to the next, in a folder of its
/// own.
package final class RowKeeper {
  /// What the tables are shown with until they have something new, by their sources.
  package let recalled: [String: [TableRow]]
  /// Tells which tables are kept.
  private var names: KeptRows
  /// Lines that wait for their replies, by the numbers of their requests.
  private var open: [Int: [UInt8]] = [:]
  private let writer: RowWriter?

  /// Tells what it cannot read, and where there can be no such folder, and goes on without: what is
  /// shown now matters more than what is shown next time. `scene` is the path of the scene's file.
  package init(folder: String, scene: String, _ reader: UpdateReader, notices: Notices) {
    names = KeptRows(reader.names)
    let failure = PrivateFile.makeFolder(folder)
    if let failure {
      notices.tell(
        "telltale: warning: cannot make the folder \(Quoted.plain(folder)): "
          + "\(String(cString: strerror(failure))); no rows are kept; name another place")
    }
    guard failure == nil, !names.isIdle else {
      (recalled, writer) = ([:], nil)
      return
    }
    let path = "\(folder)/\(RowKeeper.file(of: scene))"
    var kept = names
    recalled = RowKeeper.recall(path, &kept, reader, notices)
    do throws(SystemError) {
      writer = try RowWriter(path, kept, notices: notices)
    } catch {
      notices.tell("telltale: warning: \(error.description); no rows are kept")
      writer = nil
    }
  }

  private static func recall(
    _ path: String, _ kept: inout KeptRows, _ reader: UpdateReader, _ notices: Notices
  ) -> [String: [TableRow]] {
    guard access(path, F_OK) == 0 else { return [:] }
    do throws(LoadError) {
      let bytes = try SourceFile.read(path, limit: Limits.keptBytes, kind: .scene)
      let back = kept.recall(bytes, file: path, reader)
      for fault in back.faults {
        notices.tell(
          "\(fault.place): warning: \(fault.message); the rows kept from here on are left out, "
            + "until new ones come")
      }
      return back.rows
    } catch {
      notices.tell("\(error.description); the kept rows are left out")
      return [:]
    }
  }

  /// The scene's own name, and what tells scenes of the same name apart.
  package static func file(of scene: String) -> String {
    let real = realpath(scene, nil)
    defer { free(real) }
    let path = real.map { String(cString: $0) } ?? scene
    let name = path.split(separator: "/").last.map(String.init) ?? "scene"
    // FNV-1a.
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return "\(name.prefix(100))-\(String(repeating: "0", count: 16 - digits.count))\(digits).jsonl"
  }

  /// A line that the application has said, before it is known whether it can be done.
  package func note(_ request: AppRequest, _ line: [UInt8]) {
    let isKept = request.updates.contains { update in
      if case .rows(let name, _) = update { names.keeps(name) } else { false }
    }
    if isKept { open[request.number] = line }
  }

  /// What came of it.
  package func settle(_ reply: AppReply) {
    guard let line = open.removeValue(forKey: reply.request), reply.refusal == nil else { return }
    writer?.put(line)
  }

  /// The names of another edition count from now on.
  package func use(_ names: SceneNames) {
    self.names.use(names)
    writer?.use(names)
  }

  /// Writes what is not written yet, for as long as two seconds.
  package func finish() { writer?.finish() }
}
