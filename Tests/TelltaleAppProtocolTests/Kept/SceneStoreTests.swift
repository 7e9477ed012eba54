import Foundation
import TelltaleHost
import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// Rows that are kept while an app runs, and the files that they are in.
@Suite(.serialized) struct SceneStoreTests {
  private static let scene = """
    profile: kiosk
    start: main
    screens:
      main:
        navigation-bar: {title: Stations}
        content:
          - table: {source: {async: stations}, cache: true}
    """
  private static let rows = #"[{"id":"a","title":"Blue Hour"},{"id":"b","title":"City FM"}]"#

  private static func reader(_ file: String) throws -> UpdateReader {
    let (profile, lexicons) = (try Platforms.profile("kiosk"), try Platforms.lexicons())
    let loaded = SceneFile.load(path: file, profile: profile, lexicons: lexicons)
    return UpdateReader(
      try #require(loaded.accepted), profile: profile, lexicons: lexicons,
      language: Language("en"))
  }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `many who write one file at once do not meet`() async throws {
    let folder = try Files.folder(["app.yaml": Self.scene])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/kept.jsonl"
    try FileManager.default.createDirectory(
      atPath: "\(path).new", withIntermediateDirectories: true)
    let before = try files(folder)
    let failures = await withTaskGroup(of: Int32?.self) { group in
      for number in 0..<8 {
        group.addTask { PrivateFile.replace(path, with: ["\(number)"]) }
      }
      return await group.reduce(into: [Int32]()) { all, code in
        if let code { all.append(code) }
      }
    }
    #expect(failures.isEmpty)
    #expect(try files(folder) == (before + ["kept.jsonl"]).sorted())
  }

  @Test func `scenes of the same name in other folders have files of their own`() {
    let names = ["/a/app.yaml", "/b/app.yaml", "/a/app.yaml"].map { SceneStore.file(of: $0) }
    #expect(names[0] == names[2])
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.hasPrefix("app.yaml-") && $0.hasSuffix(".jsonl") })
  }

  @Test func `of a running app only what was done is kept`() throws {
    let folder = try Files.folder(["app.yaml": Self.scene])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/app.yaml"
    let reader = try Self.reader(file)
    func store() -> SceneStore {
      SceneStore(folder: "\(folder)/kept", scene: file, reader, notices: Notices { _ in })
    }
    let cache = "\(folder)/kept"
    var (inward, outward): ([Int32], [Int32]) = ([0, 0], [0, 0])
    #expect(pipe(&inward) == 0 && pipe(&outward) == 0)
    defer { for descriptor in inward + outward { close(descriptor) } }
    let channel = AppChannel(
      reader, over: AppStream(input: inward[0], output: outward[1], name: "input"), store: store()
    )
    let lines =
      #"{"rows":{"stations":\#(Self.rows)}}"# + "\n" + #"{"rows":{"stations":[]}}"# + "\n"
    #expect(write(inward[1], lines, lines.utf8.count) == lines.utf8.count)
    let requests = channel.drain()
    #expect(requests.count == 2)
    channel.report(.replied(AppReply(request: requests[0].number)))
    channel.report(
      .replied(AppReply(request: requests[1].number, refusal: AppRefusal("not now"))))
    channel.finish("left")
    let name = try #require(try files(cache).first)
    let text = try String(contentsOfFile: "\(cache)/\(name)", encoding: .utf8)
    #expect(text.contains("City FM"))
    #expect(store().remembered.rows["stations"]?.map(\.id) == ["a", "b"])
  }
}
