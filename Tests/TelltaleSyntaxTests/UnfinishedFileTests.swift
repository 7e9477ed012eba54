import Foundation
import TelltaleSyntax
import TelltaleTestSupport
import Testing

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
}
