import CShim
import Foundation
import Testing

@testable import TelltaleAuthor

/// A file that was read is replaced only while it is that file, and whoever else writes to it loses nothing.
@Suite struct FileReplacementTests {
  private let folder: String
  private var file: String { "\(folder)/a.yaml" }

  init() throws { folder = try Program.folder(["a.yaml": "old"]) }

  private func refusal(read: String = "old") -> String {
    do throws(FileReplacement.Refusal) {
      try FileReplacement.replace(file, read: Array(read.utf8), with: Array("new".utf8))
      return "none"
    } catch {
      return error.description
    }
  }

  private func contents(_ name: String = "a.yaml") -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "nothing"
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// One that is about to change places with its file.
  private func prepared() throws -> FileReplacement {
    let opened = telltale_open(file, O_RDONLY | O_CLOEXEC, 0)
    var replacement = FileReplacement(file, opened, Array("old".utf8))
    try replacement.check()
    try replacement.write(Array("new".utf8))
    return replacement
  }

  @Test func `it is replaced whole and nothing is left beside it`() throws {
    #expect(refusal() == "none")
    #expect(contents() == "new")
    #expect(try names() == ["a.yaml"])
  }

  @Test(arguments: ["", "ol", "older", "OLD"])
  func `what holds something else by now stays`(now: String) throws {
    try now.write(toFile: file, atomically: false, encoding: .utf8)
    #expect(refusal().contains("it has changed since it was read"))
    #expect(contents() == now)
    #expect(try names() == ["a.yaml"])
  }

  @Test func `an editor that puts another file in its place at the last moment has its way`() throws
  {
    do {
      var replacement = try prepared()
      try "mine".write(toFile: "\(folder)/b", atomically: false, encoding: .utf8)
      #expect(rename("\(folder)/b", file) == 0)
      #expect(throws: FileReplacement.Refusal.self) { try replacement.exchange() }
    }
    #expect(contents() == "mine")
    #expect(try names() == ["a.yaml"])
  }

  @Test func `an editor that opens it at the last moment writes to the file that stays`()
    async throws
  {
    let file = file
    let (written, done) = AsyncStream.makeStream(of: Bool.self)
    do {
      var replacement = try prepared()
      let editor = Thread {
        // Waits until the file is nobody's any more.
        let opened = telltale_open(file, O_WRONLY | O_TRUNC | O_CLOEXEC, 0)
        done.yield(write(opened, "mine", 4) == 4)
        close(opened)
        done.finish()
      }
      editor.start()
      while telltale_has_writers(replacement.original) == 0 {}
      #expect(throws: FileReplacement.Refusal.self) { try replacement.exchange() }
    }
    for await isWritten in written { #expect(isWritten) }
    #expect(contents() == "mine")
    #expect(try names() == ["a.yaml"])
  }

  @Test func `one that is being written is left alone`() {
    let opened = telltale_open(file, O_WRONLY | O_CLOEXEC, 0)
    defer { close(opened) }
    #expect(refusal().contains("open for writing"))
    #expect(contents() == "old")
  }

  @Test func `one of several names stays under all of them`() throws {
    #expect(link(file, "\(folder)/b.yaml") == 0)
    #expect(refusal().contains("2 names (hard links)"))
    #expect(contents() == "old" && contents("b.yaml") == "old")
    #expect(try names() == ["a.yaml", "b.yaml"])
  }

  @Test(.enabled(if: getuid() == 0)) func `owner, group and permissions are kept`() throws {
    #expect(chown(file, 4711, 4712) == 0 && chmod(file, 0o2640) == 0)
    #expect(refusal() == "none")
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_uid == 4711 && status.st_gid == 4712 && status.st_mode & 0o7777 == 0o2640)
    #expect(contents() == "new")
  }

  @Test func `attributes are kept`() throws {
    // Not every file system has them.
    guard setxattr(file, "user.note", "n", 1, 0) == 0 else { return }
    #expect(refusal() == "none")
    var value: UInt8 = 0
    #expect(getxattr(file, "user.note", &value, 1) == 1 && value == UInt8(ascii: "n"))
  }

  @Test func `a disk without room leaves the file, and the summary does not say mended`() throws {
    let scene =
      "profile: ios\nalert:\n  reason: problem\n  title: map server unreachable\n"
      + String(repeating: "# what the law asks for\n", count: 200)
      + "  buttons:\n    - role: cancel\n"
    try scene.write(toFile: file, atomically: false, encoding: .utf8)
    let result = try Program.shell(["lint", file, "--fix"], "", before: "ulimit -f 1; ")
    #expect(result.code == 2)
    #expect(result.errors.contains("a.yaml: not fixed: "), "\(result.errors)")
    #expect(result.errors.contains("Fixed nothing"))
    #expect(contents() == scene)
    #expect(try names() == ["a.yaml"])
  }
}
