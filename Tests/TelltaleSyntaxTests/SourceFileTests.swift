import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleSyntax

/// What is read of files as they come, at the very bounds.
@Suite struct SourceFileTests {
  private func message(_ path: String, limit: Int = 100) -> String? {
    do throws(LoadError) {
      _ = try SourceFile.read(path, limit: limit, kind: .scene)
      return nil
    } catch {
      return error.message + (error.remedy.map { "; \($0)" } ?? "")
    }
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 10_000])
  func `a file of just the limit is read whole, and one byte more is not read`(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write("a", bytes: bytes)
    let path = folder.path + "/a"
    #expect(try SourceFile.read(path, limit: size, kind: .scene) == bytes)
    #expect(try SourceFile.read(path, kind: .scene) == bytes)
    if size > 0 {
      #expect(
        message(path, limit: size - 1)
          == "the file has \(size) bytes, at most \(size - 1) are read")
    }
  }

  /// The kernel says that such files have no bytes.
  @Test func `a file that has more than it says is read up to the limit`() throws {
    let path = "/proc/version"
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    try #require(!whole.isEmpty)
    #expect(try SourceFile.read(path, limit: whole.count, kind: .scene) == whole)
    #expect(try SourceFile.read(path, kind: .scene) == whole)
    #expect(
      message(path, limit: whole.count - 1)
        == "the file has more than \(whole.count - 1) bytes, the most read")
  }

  @Test func `what is no file to be read is told with what it is`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    #expect(mkfifo(folder.place("fifo"), 0o600) == 0)
    #expect(symlink("loop", folder.place("loop")) == 0)
    try folder.write("a", bytes: [1])
    for (path, kind) in [(path, "directory"), (path + "/fifo", "FIFO"), ("/dev/null", "device")] {
      #expect(
        message(path)
          == "this is a \(kind), expected a regular file; put the file in its place, or correct the path"
      )
    }
    #expect(message("") == "this is not a path")
    #expect(message("a\0b") == "this is not a path")
    #expect(message(path + "/b") == "cannot be read: No such file or directory; check the path")
    #expect(message(path + "/a/b") == "cannot be read: Not a directory; check the path")
    #expect(
      message(path + "/loop")
        == "cannot be read: Too many levels of symbolic links; fix the symbolic links")
  }

  @Test func `two paths of one file are the same, and of two files are not`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", bytes: [1])
    try folder.write("b", bytes: [1])
    let path = folder.path
    #expect(symlink("a", folder.place("c")) == 0)
    #expect(SourceFile.isSame(path + "/a", path + "/a"))
    #expect(SourceFile.isSame(path + "/a", path + "/c"))
    #expect(SourceFile.isSame(path + "/a", path + "/./a"))
    #expect(!SourceFile.isSame(path + "/a", path + "/b"))
    #expect(!SourceFile.isSame(path + "/a", path + "/none"))
    #expect(!SourceFile.isSame(path + "/none", path + "/a"))
    #expect(SourceFile.isRegular(path + "/c"))
    #expect(!SourceFile.isRegular(path) && !SourceFile.isRegular(path + "/none"))
  }
}
