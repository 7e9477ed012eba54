import CShim
import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleSyntax

@Suite struct UnfinishedFileTests {
  @Test func `what killed runs left goes, and nothing else`() throws {
    let others = [".telltale-1", ".telltale-1-2-3", ".telltale-a-b", "telltale-1-2", "a.yaml"]
    let folder = try Files.folder(
      Dictionary(
        uniqueKeysWithValues: (others + [".telltale-4194999-0", ".telltale-7-99"]).map { ($0, "") })
    )
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = UnfinishedFile.make(beside: "\(folder)/a.yaml", mode: 0o600)
    let second = UnfinishedFile.make(beside: "\(folder)/a.yaml", mode: 0o600)
    defer { for file in [first, second] { close(file.descriptor) } }
    #expect(first.descriptor >= 0 && second.descriptor >= 0)
    let names = try Set(FileManager.default.contentsOfDirectory(atPath: folder))
    let own = [first.name, second.name].map { String($0.dropFirst(folder.count + 1)) }
    #expect(names == Set(others + own), "what is being written stays")
  }

  @Test func `a folder is looked through once a run, however many files are written there`() throws
  {
    let folder = try Files.folder([".telltale-4194999-0": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    close(UnfinishedFile.make(beside: "\(folder)/a", mode: 0o600).descriptor)
    let late = "\(folder)/.telltale-4194999-1"
    try "".write(toFile: late, atomically: false, encoding: .utf8)
    close(UnfinishedFile.make(beside: "\(folder)/a", mode: 0o600).descriptor)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/.telltale-4194999-0"))
    #expect(FileManager.default.fileExists(atPath: late))
  }

  @Test func `a link by such a name is not followed, and a folder that is not there is told`()
    throws
  {
    let folder = try Files.folder(["a": "kept"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/.telltale-1-2", withDestinationPath: "a")
    close(UnfinishedFile.make(beside: "\(folder)/b", mode: 0o600).descriptor)
    #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "kept")
    #expect(UnfinishedFile.make(beside: "\(folder)/no/b", mode: 0o600).descriptor == -ENOENT)
  }

  /// A run that is killed around the moment in which two files change places.
  @Test(arguments: [KilledExchange.before, .after, .afterASave, .beforeAWriter])
  func `what a killed exchange leaves goes only if it is nobody's`(moment: KilledExchange) throws {
    let folder = try Files.folder(["a": "old"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/a"
    let unfinished = UnfinishedFile.make(beside: path, mode: 0o600)
    var old = stat()
    #expect(stat(path, &old) == 0 && write(unfinished.descriptor, "new", 3) == 3)
    let name = UnfinishedFile.name(unfinished.name, for: old)
    #expect(name != unfinished.name)
    try moment.happen(path, name)
    close(unfinished.descriptor)
    UnfinishedFile.clear(folder)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == moment.stays)
    #expect((try? String(contentsOfFile: name, encoding: .utf8)) == moment.isLeft)
  }
}

/// When a run is killed that is about to exchange two files, or has just done so.
enum KilledExchange: String, Sendable {
  case before, after
  /// An editor put a file of its own in the old one's place just before.
  case afterASave
  /// An editor had the old one open, and writes after the run is gone.
  case beforeAWriter

  func happen(_ path: String, _ name: String) throws {
    if self == .before { return }
    if self == .afterASave { try "saved".write(toFile: path, atomically: true, encoding: .utf8) }
    let editor = open(path, O_WRONLY | O_CLOEXEC)
    defer { close(editor) }
    #expect(telltale_exchange(name, path) == 0)
    if self == .beforeAWriter { #expect(write(editor, "written", 7) == 7) }
  }

  var stays: String { self == .before ? "old" : "new" }

  var isLeft: String? {
    switch self {
    case .before, .after: nil
    case .afterASave: "saved"
    case .beforeAWriter: "written"
    }
  }
}
