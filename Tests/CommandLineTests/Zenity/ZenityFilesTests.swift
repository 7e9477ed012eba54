import TelltaleModel
import TelltaleSyntax
import Testing

@testable import TelltaleCommands

/// `--file-selection` in a folder that the unit names.
@Suite struct ZenityFilesTests {
  private func app(_ folder: String, _ arguments: String...) throws -> ZenityFiles {
    var context = ZenityContext.test()
    let own: ZenityFolder? = ZenityFolder(folder)
    context.folder = own
    return ZenityFiles(
      try ZenityCall(["--file-selection"] + arguments), context, try #require(context.folder))
  }

  private static func folder() throws -> String {
    let folder = try Program.folder(["b.map": "", "a.txt": "", ".hidden": ""])
    let made = try Program.line("mkdir sub && touch sub/c.map && ln -s / out && pwd -P", in: folder)
    return String(made.output.dropLast())
  }

  private func titles(_ app: ZenityFiles) throws -> [String] {
    let content = try JSONReader.read(Array(app.scene.utf8))["screen", "content"]?.items ?? []
    return content.flatMap { $0["table", "rows"]?.items ?? [] }.compactMap { $0["title"]?.string }
  }

  @Test func `folders come first, and what leads out or is hidden is not there`() throws {
    #expect(try titles(app(Self.folder())) == ["sub", "a.txt", "b.map"])
  }

  @Test func `a file is chosen by its whole path, also in a folder below`() throws {
    let folder = try Self.folder()
    var files = try app(folder)
    #expect(files.hear(.pressed("ok")).isEmpty, "nothing is chosen")
    _ = files.hear(.pressed("entry-1"))
    _ = files.hear(.selected("entry-1", of: "files"))
    #expect(
      files.hear(.pressed("ok")) == [.end(ZenityResult(output: "\(folder)/sub/c.map\n", code: 0))])
  }

  @Test func `nothing above the root is shown`() throws {
    let folder = try Self.folder()
    var files = try app(folder, "--filename=\(folder)/sub/")
    _ = files.hear(.pressed("up"))
    _ = files.hear(.pressed("up"))
    #expect(try titles(files).contains("sub"))
    let outside = try app(folder, "--filename=/etc/passwd")
    #expect(try titles(outside).contains("sub"))
  }

  @Test func `several are joined, and patterns leave out`() throws {
    let folder = try Self.folder()
    var files = try app(folder, "--multiple", "--separator=,")
    _ = files.hear(.selected("entry-2", of: "files"))
    _ = files.hear(.selected("entry-3", of: "files"))
    #expect(
      files.hear(.pressed("ok"))
        == [.end(ZenityResult(output: "\(folder)/a.txt,\(folder)/b.map\n", code: 0))])
    #expect(try titles(app(folder, "--file-filter=Maps | *.map *.osm")) == ["sub", "b.map"])
    #expect(try titles(app(folder, "--directory")) == ["sub"])
  }

  @Test func `a name that is there is asked for once more, and leads nowhere else`() throws {
    let folder = try Self.folder()
    var files = try app(folder, "--save", "--confirm-overwrite", "--filename=x.map")
    _ = files.hear(.typed("../../b.map", into: "name"))
    guard case .ask(let alert)? = files.hear(.pressed("ok")).first else {
      Issue.record("it is not asked")
      return
    }
    #expect(alert["title"]?.string?.contains("b.map") == true)
    #expect(
      files.hear(.answered("replace"))
        == [.end(ZenityResult(output: "\(folder)/b.map\n", code: 0))])
  }
}
