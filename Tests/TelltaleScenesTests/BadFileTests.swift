import Glibc
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// Files that nobody should be able to hurt the program with: one clear message each, and the exit
/// code that goes with it.
@Suite struct BadFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var message: String
    var place: String

    init(_ name: String, _ text: String, _ message: String, at place: String = "s.yaml:1:1") {
      self.init(name, bytes: Array(text.utf8), message, at: place)
    }

    init(_ name: String, bytes: [UInt8], _ message: String, at place: String) {
      (self.name, self.bytes, self.message, self.place) = (name, bytes, message, place)
    }

    var testDescription: String { name }
  }

  static let bombs: [Case] = [
    Case("empty", "", "the file is empty"),
    Case("comment only", "# nothing\n", "the file is empty"),
    Case(
      "binary", bytes: [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x00], "a NUL byte at byte 5",
      at: "s.yaml:1:6"),
    Case("control character", "a: \u{1}", "control characters are not allowed", at: "s.yaml:1:4"),
    Case("UTF-16", bytes: [0xFF, 0xFE, 0x61, 0], "UTF-16 text at byte 0", at: "s.yaml:1:1"),
    Case("bad UTF-8", bytes: [0x61, 0xFF], "not UTF-8 at byte 1", at: "s.yaml:1:2"),
    Case(
      "10,000 levels of lists", String(repeating: "[", count: 10_000), "more than 64 deep",
      at: "s.yaml:1:65"),
    Case(
      "10,000 levels of maps", String(repeating: "{a: ", count: 10_000), "more than 64 deep",
      at: "s.yaml:1:257"),
    Case(
      "10,000 levels of indentation", String(repeating: "- ", count: 10_000), "more than 64 deep",
      at: "s.yaml:1:129"),
    Case(
      "too many values", "[" + String(repeating: "1,", count: 11_000) + "]",
      "more than 10000 values", at: "s.yaml:1:20000"),
    Case(
      "alias bomb", "alert: &a [x, x]\nx-b: &b [*a, *a]\nx-c: [*b, *b]\n",
      "anchors are not supported",
      at: "s.yaml:1:8"),
    Case("list at the top", "- alert", "found a list, expected a map with an element"),
    Case("text at the top", "hello", "found \"hello\", expected a map with an element"),
    Case("no element", "lang: en", "the scene holds no element, expected one such as \"alert\""),
    Case("alert is a list", "alert: []", "\"alert\" is a list, expected a map", at: "s.yaml:1:8"),
    Case("syntax error", "alert: {title: [", "this is not YAML", at: "s.yaml:2:1"),
    Case("tab as indentation", "alert:\n\ttitle: x", "this is not YAML", at: "s.yaml:2:1"),
    Case("newer format", "telltale: 3\nalert: {}", "needs format 3", at: "s.yaml:1:11"),
    Case(
      "a locale for a language", "lang: de_DE\nlabel: {text: a}",
      "found \"de_DE\", expected a language tag such as en, ja or zh-Hant", at: "s.yaml:1:7"),
    Case(
      "second element", "table: {rows: []}\nlabel: {text: a}", "a second element", at: "s.yaml:2:1"),
    Case("unknown key", "alrt: {}", "unknown key \"alrt\""),
    Case(
      "a number for a name", "activity-indicator: {label: A, progress: 0.7}",
      "found \"0.7\", expected the name of a value", at: "s.yaml:1:42"),
  ]

  // SCENE-UNREADABLE
  @Test(arguments: bombs)
  func `bad text gets one clear message with its place`(_ bad: Case) throws {
    let loaded = try Scenes.load(bytes: bad.bytes)
    let first = try #require(loaded.refusal?.all.first)
    #expect(first.message.contains(bad.message))
    #expect(first.location?.description == bad.place)
    #expect(loaded.refusal?.exitCode == 65)
  }

  @Test func `a long line is not repeated in the message`() throws {
    let text = "alert: {title: x, reason: " + String(repeating: "a", count: 900_000) + "}"
    for error in try Scenes.load(text).errors { #expect(error.description.utf8.count < 600) }
  }

  @Test func `foreign text cannot play tricks on a terminal`() {
    let quoted = Quoted.text("a\u{1B}[2J\u{202E}\"\n")
    #expect(quoted == #""a\u{1B}[2J\u{202E}\"\n""#)
  }

  @Test func `a missing file is told by exit code`() throws {
    let error = try #require(failure("/nonexistent/s.yaml"))
    #expect(error.kind.exitCode == 66)
    #expect(error.message.contains("No such file"))
  }

  @Test func `a directory a FIFO and a device are refused without waiting`() throws {
    let folder = try TemporaryFolder()
    let fifo = folder.place("fifo.yaml")
    try #require(mkfifo(fifo, 0o600) == 0)
    #expect(failure(folder.path)?.message == "this is a directory, expected a regular file")
    #expect(failure(fifo)?.message == "this is a FIFO, expected a regular file")
    #expect(failure("/dev/zero")?.message == "this is a device, expected a regular file")
  }

  @Test func `a file of 100 MB is refused unread`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("big.yaml", "")
    try #require(truncate(file, 100_000_000) == 0)
    let error = try #require(failure(file))
    #expect(error.message == "the file has 100000000 bytes, at most 1048576 are read")
    #expect(error.kind.exitCode == 65)
  }

  @Test func `a file that is larger than it says is read up to the limit`() {
    #expect(failure("/proc/self/mem") != nil)
    #expect(failure("/proc/cpuinfo", limit: 10)?.message.contains("more than 10 bytes") == true)
  }

  @Test func `a loop of links and a NUL in the path are told`() throws {
    let folder = try TemporaryFolder()
    let link = folder.place("loop.yaml")
    try #require(symlink(link, link) == 0)
    #expect(failure(link)?.message.contains("symbolic links") == true)
    #expect(failure("a\0b")?.message == "this is not a path")
  }

  private func failure(_ path: String, limit: Int = Limits.fileBytes) -> LoadError? {
    do throws(LoadError) {
      _ = try SourceFile.read(path, limit: limit, kind: .scene)
      return nil
    } catch {
      return error
    }
  }
}
