import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleSyntax

/// The store of what an app needs at its next start: rows of tables with `cache: true`, and typed
/// texts that are saved nowhere else. It has a folder of its own.
package final class SceneStore {
  /// The rows and texts of the last start, with which the app is shown.
  package let remembered: Remembered
  /// Tells which tables are kept.
  private var names: KeptRows
  /// Lines that wait for their replies, by the numbers of their requests.
  private var open: [Int: [UInt8]] = [:]
  private let writer: RowWriter?
  private let texts: KeptTexts
  private var hasKept = false
  private let notices: Notices

  /// Reads what was kept at the last start. Faults become notices, and the app is shown without the
  /// kept things: the present start matters more than the next one.
  ///
  /// - Parameters:
  ///   - folder: The folder for the files. It is made where it does not exist.
  ///   - scene: The path of the scene's file.
  ///   - reader: The reader for the scene.
  ///   - notices: The log for warnings.
  package init(folder: String, scene: String, _ reader: UpdateReader, notices: Notices) {
    names = KeptRows(reader.names)
    self.notices = notices
    let file = "\(folder)/\(SceneStore.file(of: scene))"
    texts = KeptTexts(path: file.dropLast(".jsonl".count) + ".typed.json")
    let failure = PrivateFile.makeFolder(folder)
    if let failure {
      notices.tell(
        "telltale: warning: cannot make the folder \(Quoted.plain(folder)): "
          + "\(String(cString: strerror(failure))); nothing is kept; name another place")
    }
    var remembered = Remembered()
    if failure == nil { remembered.typed = texts.read(notices) }
    guard failure == nil, !names.isIdle else {
      (self.remembered, writer) = (remembered, nil)
      return
    }
    var kept = names
    remembered.rows = SceneStore.recall(file, &kept, reader, notices)
    self.remembered = remembered
    do throws(SystemError) {
      writer = try RowWriter(file, kept, notices: notices)
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

  /// Returns the name of the file for the rows of a scene.
  ///
  /// - Parameter scene: The path of the scene's file.
  /// - Returns: The name of the scene's file, with a hash of its whole path that tells scenes of
  ///   the same name apart.
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

  /// Takes in a line of the application, before it is known whether it can be carried out.
  ///
  /// - Parameters:
  ///   - request: The request in the line.
  ///   - line: The line as the application wrote it.
  package func note(_ request: AppRequest, _ line: [UInt8]) {
    let isKept = request.updates.contains { update in
      if case .rows(let name, _) = update { names.keeps(name) } else { false }
    }
    if isKept { open[request.number] = line }
  }

  /// Keeps the line of a request that was carried out, and drops that of a refused one.
  ///
  /// - Parameter reply: The reply to the request.
  package func settle(_ reply: AppReply) {
    guard let line = open.removeValue(forKey: reply.request), reply.refusal == nil else { return }
    writer?.put(line)
  }

  /// Takes over the names of another edition of the app.
  ///
  /// - Parameter names: The names of the edition that is shown now.
  package func use(_ names: SceneNames) {
    self.names.use(names)
    writer?.use(names)
  }

  /// Keeps typed texts for the next start, in place of all that were kept before.
  ///
  /// - Parameter typed: The texts that are saved nowhere else, by their places in the scene; an
  ///   empty dictionary for none.
  package func keep(_ typed: [NodePath: String]) {
    guard !typed.isEmpty || !remembered.typed.isEmpty || hasKept else { return }
    hasKept = true
    guard let failure = texts.write(typed) else { return }
    notices.tell(
      "telltale: warning: cannot keep typed texts in \(Quoted.plain(texts.path)): "
        + "\(String(cString: strerror(failure))); make room, or name another folder")
  }

  /// Writes what is not written yet. This waits for at most two seconds.
  package func finish() { writer?.finish() }
}
