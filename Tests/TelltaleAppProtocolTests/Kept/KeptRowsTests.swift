import TelltaleModel
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

@Suite struct KeptRowsTests {
  private static let scene = """
    start: main
    screens:
      main:
        content:
          - table: {id: list, source: {async: stations}, cache: true}
          - table: {id: other, source: news, rows: [{id: a, title: A}], cache: true}
          - table: {id: plain, source: music}
      next: {content: []}
    """

  private func reader() throws -> UpdateReader {
    let profile = try Platforms.profile("kiosk")
    let loaded = SceneFile.load(
      bytes: Array(Self.scene.utf8), name: "app.yaml", profile: profile, lexicons: .empty)
    return UpdateReader(
      try #require(loaded.accepted), profile: profile, lexicons: .empty, language: "en")
  }

  private func take(_ lines: [String]) throws -> KeptRows {
    var kept = KeptRows(try reader().names)
    for line in lines { _ = kept.take(Array(line.utf8)) }
    return kept
  }

  private func taken(_ line: [UInt8], _ kept: inout KeptRows) -> Bool { kept.take(line) }

  @Test func `a change of a row is kept in its row`() throws {
    let kept = try take([
      #"{"rows":{"stations":[{"id":"a","title":"A","subtitle":"old"},{"id":"b","title":"B"}]}}"#,
      #"{"rows":{"stations":{"change":{"id":"a","subtitle":"new","push":"next"}}}}"#,
      #"{"rows":{"stations":{"change":{"id":"b","title":"Bee"}}}}"#,
      #"{"rows":{"stations":{"change":{"id":"a","push":null}}}}"#,
    ])
    #expect(
      kept.lines == [
        #"{"rows":{"stations":{"stale":[{"id":"a","title":"A","subtitle":"new"},"#
          + #"{"id":"b","title":"Bee"}]}}}"#
      ])
  }

  @Test func `rows are kept as they are after all changes`() throws {
    let kept = try take([
      #"{"id":1,"rows":{"stations":[{"id":"b","title":"B"},{"id":3,"title":"C","push":"next"}]}}"#,
      #"{"rows":{"list":{"prepend":[{"id":"a","title":"A"}]}}}"#,
      #"{"rows":{"stations":{"append":[{"id":"d","title":"D"}]}}}"#,
      #"{"rows":{"stations":{"update":{"id":"b","title":"Bee"}}}}"#,
      #"{"rows":{"stations":{"insert":[{"id":"c","title":"Sea"}],"at":2}}}"#,
      #"{"rows":{"stations":{"remove":["3"]},"music":[{"title":"M"}]}}"#,
      #"{"set":{"x":1}}"#,
    ])
    #expect(
      kept.lines == [
        #"{"rows":{"stations":{"stale":[{"id":"a","title":"A"},{"id":"b","title":"Bee"},"#
          + #"{"id":"c","title":"Sea"},{"id":"d","title":"D"}]}}}"#
      ])
  }

  @Test func `an edition that keeps other tables forgets the rows of the others`() throws {
    var kept = try take([
      #"{"rows":{"stations":[{"id":"a","title":"A"}]}}"#, #"{"rows":{"news":[{"title":"N"}]}}"#,
    ])
    #expect(kept.lines.count == 2)
    let loaded = SceneFile.load(
      bytes: Array(
        "screen: {content: [{table: {id: list, source: {async: stations}, cache: true}}]}".utf8),
      name: "app.yaml", profile: try Platforms.profile("kiosk"), lexicons: .empty)
    kept.use(SceneNames(try #require(loaded.accepted)))
    #expect(kept.keeps("list") && !kept.keeps("other"))
    #expect(kept.lines == [#"{"rows":{"stations":{"stale":[{"id":"a","title":"A"}]}}}"#])
  }

  @Test func `of rows that the scene has some of, nothing is known until all are told`() throws {
    var kept = try take([#"{"rows":{"news":{"append":[{"id":"b","title":"B"}]}}}"#])
    #expect(kept.lines.isEmpty)
    #expect(taken(Array(#"{"rows":{"other":{"stale":[]}}}"#.utf8), &kept))
    #expect(kept.lines == [#"{"rows":{"news":{"stale":[]}}}"#])
  }

  @Test func `what is no strict JSON is kept no more`() throws {
    var kept = try take([#"{"rows":{"stations":[{"title":"B"}]}}"#])
    #expect(taken(Array("{rows: {stations: {append: [{title: C}]}}}".utf8), &kept))
    #expect(kept.lines.isEmpty)
    #expect(!taken(Array(#"{"rows":{"stations":{"append":[{"title":"D"}]}}}"#.utf8), &kept))
    #expect(taken(Array(#"{"rows":{"stations":[{"title":"D"}]}}"#.utf8), &kept))
    #expect(kept.lines.count == 1)
  }

  @Test func `long tables are kept in their first rows, in lines that can be read`() throws {
    let rows = (0..<2_000).map {
      #"{"id":"r\#($0)","title":["Row number \#($0)","\#($0)"],"subtitle":"More","push":"next"}"#
    }
    let reader = try reader()
    var kept = KeptRows(reader.names)
    #expect(taken(Array(#"{"rows":{"stations":[\#(rows.joined(separator: ","))]}}"#.utf8), &kept))
    let lines = kept.lines
    #expect(lines.count > 1)
    var again = KeptRows(reader.names)
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let recalled = again.recall(bytes, file: "kept", reader)
    #expect(recalled.faults.isEmpty)
    #expect(recalled.rows["stations"]?.count == Limits.keptRows)
    #expect(recalled.rows["stations"]?.last?.id == "r999")
    #expect(again.lines == lines)
  }

  @Test func `past what is looked after, nothing is put in a wrong place`() throws {
    func rows(_ range: Range<Int>) -> String {
      range.map { #"{"id":"r\#($0)","title":"T"}"# }.joined(separator: ",")
    }
    var kept = try take([
      #"{"rows":{"stations":[\#(rows(0..<1900))]}}"#,
      #"{"rows":{"stations":{"append":[\#(rows(1900..<2300))]}}}"#,
    ])
    #expect(!taken(Array(#"{"rows":{"stations":{"append":[{"title":"Z"}]}}}"#.utf8), &kept))
    #expect(
      !taken(Array(#"{"rows":{"stations":{"insert":[{"title":"Z"}],"at":2200}}}"#.utf8), &kept))
    let gone = (0..<1500).map { "\"r\($0)\"" }.joined(separator: ",")
    #expect(taken(Array(#"{"rows":{"stations":{"remove":[\#(gone)]}}}"#.utf8), &kept))
    let text = kept.lines.joined()
    #expect(text.contains("r1500") && text.contains("r1999") && !text.contains("r2000"))
  }

  @Test(arguments: [
    "nonsense", "{", "{}", #"{"rows":{"music":[{"title":"M"}]}}"#, #"{"driving":"parked"}"#,
    #"{"rows":{"stations":{"append":[{"title":"A"}]}}}"#,
    #"{"rows":{"stations":{"stale":[{"title":"A","push":"nowhere"}]}}}"#,
    #"{"rows":{"stations":{"stale":[]}},"push":"next"}"#, #"{"language":"ja"}"#,
    "{\"rows\":{\"stations\":{\"stale\":[]}}}\n{\"rows\":{\"stations\":{\"stale\":[]}}}\n",
    String(repeating: "{\"rows\":", count: 500), "\u{0}\u{1}", "- a: &b [*b]",
  ])
  func `a file that somebody else wrote is left out from its fault on`(text: String) throws {
    let reader = try reader()
    var kept = KeptRows(reader.names)
    let recalled = kept.recall(Array(text.utf8), file: "kept", reader)
    #expect(recalled.faults.count == 1)
    #expect(recalled.rows["stations"]?.isEmpty ?? true)
    #expect(recalled.rows["music"] == nil)
    #expect(recalled.faults.first?.place.file == "kept")
  }

  @Test func `of two rows of one id that were kept, the first comes back`() throws {
    let lines = """
      {"rows":{"stations":{"stale":[{"id":"a","title":"A"}]}}}
      {"rows":{"stations":{"append":[{"id":"a","title":"B"}]}}}
      """
    let reader = try reader()
    var kept = KeptRows(reader.names)
    let recalled = kept.recall(Array(lines.utf8), file: "kept", reader)
    #expect(recalled.faults.map(\.place.line) == [2])
    #expect(recalled.rows["stations"]?.count == 1)
    #expect(kept.lines == [#"{"rows":{"stations":{"stale":[{"id":"a","title":"A"}]}}}"#])
  }

  @Test func `what nobody could know is known again once all rows are told`() throws {
    let all = #"{"rows":{"news":[{"id":"a","title":"A"}]}}"#
    let more = #"{"rows":{"news":{"append":[{"id":"b","title":"B"}]}}}"#
    let both = [#"{"rows":{"news":{"stale":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}}}"#]
    // The scene has rows of its own there.
    #expect(try take([more]).lines == [])
    #expect(try take([more, all, more]).lines == both)
    // What is no strict JSON makes all unknown, and ends what was kept.
    #expect(try take([all, "{rows: {}}", more]).lines == [])
    #expect(try take([all, "{rows: {}}", all, more]).lines == both)
  }

  @Test func `a table that was too long to look after is looked after again once it is told anew`()
    throws
  {
    let many = (0...2000).map { #"{"id":"r\#($0)","title":"R"}"# }.joined(separator: ",")
    let long = #"{"rows":{"stations":[\#(many)]}}"#
    let short = #"{"rows":{"stations":[{"id":"a","title":"A"}]}}"#
    let more = #"{"rows":{"stations":{"append":[{"id":"b","title":"B"}]}}}"#
    // Of what follows the rows that were let go, nobody knows where it stands.
    #expect(try !take([long, more]).lines.joined().contains(#""b""#))
    #expect(
      try take([long, short, more]).lines == [
        #"{"rows":{"stations":{"stale":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}}}"#
      ])
  }

  @Test func `what comes first after a start begins anew`() throws {
    let reader = try reader()
    var kept = KeptRows(reader.names)
    let lines = ["stations", "news"].map {
      #"{"rows":{"\#($0)":{"stale":[{"id":"a","title":"A"}]}}}"#
    }
    let bytes = Array(lines.joined(separator: "\n").utf8)
    #expect(kept.recall(bytes, file: "kept", reader).faults.isEmpty)
    let more = #"{"append":[{"id":"a","title":"New"}]}"#
    #expect(taken(Array(#"{"rows":{"stations":\#(more)}}"#.utf8), &kept))
    #expect(
      kept.lines == [lines[1], #"{"rows":{"stations":{"stale":[{"id":"a","title":"New"}]}}}"#])
    // Nobody knows here what the scene itself has.
    #expect(taken(Array(#"{"rows":{"news":\#(more)}}"#.utf8), &kept))
    #expect(kept.lines.count == 1)
  }

  @Test func `a line that is cut off is told as such, and those before it count`() throws {
    let reader = try reader()
    var kept = KeptRows(reader.names)
    let text = """
      {"rows":{"stations":{"stale":[{"id":"a","title":"A"}]}}}
      {"rows":{"stations":{"append":[{"id":"b","ti
      """
    let recalled = kept.recall(Array(text.utf8), file: "kept", reader)
    #expect(recalled.rows["stations"]?.map(\.id) == ["a"])
    #expect(recalled.faults.map(\.message) == ["this line is cut off here"])
    #expect(recalled.faults.first?.place.line == 2)
    let other = kept.recall(Array("nonsense".utf8), file: "kept", reader)
    #expect(other.faults.first?.message.hasPrefix("this is not JSON: ") == true)
  }

  @Test func `damaged bytes never crash`() throws {
    let reader = try reader()
    let line = Array(
      #"{"rows":{"stations":{"stale":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}}}"#.utf8)
    for index in line.indices {
      for byte in [0x22, 0xFF] as [UInt8] {
        var damaged = line
        damaged[index] = byte
        var kept = KeptRows(reader.names)
        _ = kept.recall(damaged, file: "kept", reader)
        _ = kept.recall(Array(line.prefix(index)), file: "kept", reader)
      }
    }
  }
}
