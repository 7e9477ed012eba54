import Foundation
import TelltaleHandbook
import TelltaleTestSupport
import Testing

/// The generated pages are as they are to be, and the program that writes them mends those that are not.
@Suite struct HandbookTests {
  @Test func `every generated page in docs is as it is to be, and there is none too many`() throws {
    let changes = try Handbook().changes
    #expect(changes.map(\.description) == [], "run tools/reference")
  }

  @Test func `a page that is missing, stale or superfluous is told and mended`() throws {
    let folder = try Files.folder([
      "docs/scripts.md": "old", "docs/guidelines/GONE-BY-NOW.md": "", "docs/scenes/kept.yaml": "",
    ])
    defer { Files.remove(folder) }
    let handbook = try Handbook(in: URL(filePath: folder))
    let changes = Set(handbook.changes)
    #expect(
      changes.isSuperset(of: [
        .missing("docs/keys.md"), .stale("docs/scripts.md"),
        .superfluous("docs/guidelines/GONE-BY-NOW.md"),
      ]))
    #expect(Set(try handbook.write()) == changes)
    #expect(handbook.changes == [])
    #expect(FileManager.default.fileExists(atPath: folder + "/docs/scenes/kept.yaml"))
  }

  @Test func `a part alone removes no pages of others`() throws {
    let folder = try Files.folder(["docs/guidelines/GONE-BY-NOW.md": ""])
    defer { Files.remove(folder) }
    let handbook = try Handbook([.scripts, .scripts], in: URL(filePath: folder))
    #expect(try handbook.write() == [.missing("docs/scripts.md")])
    #expect(FileManager.default.fileExists(atPath: folder + "/docs/guidelines/GONE-BY-NOW.md"))
  }
}
