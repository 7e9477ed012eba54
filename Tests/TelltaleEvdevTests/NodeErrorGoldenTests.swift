import Glibc
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// What is said of a node that cannot be used.
@Suite struct NodeErrorGoldenTests {
  private func text(_ failure: NodeError?) -> String {
    switch failure {
    case nil: "nothing"
    case .gone: "gone"
    case .notice(let notice): "\(notice.kind): \(notice.description)"
    }
  }

  @Test func `each error of the system is told as what it means for that file`() throws {
    let folder = try TelltaleTestSupport.TemporaryFolder()
    let places = [
      ("nothing", "/nowhere/event0"), ("a file", try folder.write("file", "")),
      ("a folder", folder.path), ("a device", "/dev/null"),
    ]
    var lines: [String] = []
    for (title, path) in places {
      lines.append("# \(title)")
      for number in Array(1...40) + [ESTALE, 999] as [Int32] {
        let told = text(NodeError(path, number)).replacing(folder.path, with: "FOLDER")
        lines.append("\(number) \(told)")
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "devices/failures.txt", text) == [])
  }

  @Test func `only character devices are asked`() {
    for kind in [S_IFREG, S_IFDIR, S_IFBLK, S_IFIFO, S_IFSOCK, S_IFLNK] {
      guard case .notice(let notice) = NodeError.kind(kind | 0o600, "x") else {
        Issue.record("\(kind) was taken for a device")
        continue
      }
      #expect(notice.kind == .notInput && notice.path == "x")
    }
    #expect(NodeError.kind(S_IFCHR | 0o666, "x") == nil)
  }

  @Test func `a device that anybody may write to is not used, whatever else they may`() {
    for mode in 0..<mode_t(0o7777) {
      let failure = NodeError.permissions(S_IFCHR | mode, "x")
      #expect((failure == nil) == (mode & 0o002 == 0))
      if case .notice(let notice) = failure { #expect(notice.kind == .unsafe) }
    }
  }

  @Test(arguments: [
    (ENOENT, "there is no such device"), (ENOTTY, "this is not an input device"),
  ])
  func `what was named and cannot be recorded is an error`(number: Int32, message: String) {
    let recorder = Result { () throws(InputNotice) in
      try EvdevRecorder(
        ["/nowhere/event0"], folder: "/nowhere",
        open: { (path) throws(NodeError) in throw NodeError(path, number) }, notify: { _ in })
    }
    guard case .failure(let notice) = recorder else {
      Issue.record("it was recorded")
      return
    }
    #expect(notice.message == message)
    #expect(notice.path == "/nowhere/event0")
    #expect(notice.kind == (number == ENOENT ? .missing : .notInput))
  }
}
