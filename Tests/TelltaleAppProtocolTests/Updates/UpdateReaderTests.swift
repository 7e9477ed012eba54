import TelltaleModel
import TelltaleProfiles
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

@Suite struct UpdateReaderTests {
  private func reader(_ profile: String = "kiosk") throws -> UpdateReader {
    let scene = try #require(try Scenes.load(SampleUpdates.app, profile: profile).accepted)
    let lexicons = try LexiconLibrary(path: SearchPath(folders: [Platforms.folder]))
      .loadCancelTitles()
    return UpdateReader(
      scene, profile: try Platforms.profile(profile), lexicons: lexicons, language: "en")
  }

  private func read(
    _ text: String, line: Int = 1, profile: String = "kiosk", asked: [RequestID: Int] = [:]
  ) throws -> UpdateLine {
    try reader(profile).read(
      Array(text.utf8), file: "in", line: line, request: 9, asked: asked)
  }

  private func faults(_ text: String, line: Int = 1, profile: String = "kiosk") throws -> [String] {
    try read(text, line: line, profile: profile).faults.map {
      "\($0.place.line):\($0.place.column): \($0.message)"
        + ($0.remedy.map { "; \($0)" } ?? "") + ($0.rule.map { " [\($0)]" } ?? "")
    }
  }

  @Test func `values go to what is bound to their names`() throws {
    let line = try read(
      #"{"id":"a","set":{"song":["A Long Name","Name"],"news.unread":3,"share":0.5,"news.title":null}}"#
    )
    #expect(line.faults == [])
    #expect(line.id == .text("a"))
    #expect(
      line.updates == [
        .text("song", TextVariants("A Long Name", shorter: ["Name"])),
        .badge("news.unread", .count(3)), .progress("share", 0.5), .text("news.title", nil),
      ])
    #expect(try read(#"{"set":{"song":""}}"#).updates == [.text("song", TextVariants(""))])
    #expect(
      try read(#"{"set":{"news.unread":"!"}}"#).updates == [.badge("news.unread", .attention)])
  }

  @Test func `a field is set like any text, and a button is enabled by true and false`() throws {
    let line = try read(#"{"set":{"search":"Jazz","can-buy":true}}"#)
    #expect(line.faults == [])
    #expect(line.updates == [.text("search", "Jazz"), .flag("can-buy", true)])
    #expect(try read(#"{"set":{"can-buy":null}}"#).updates == [.flag("can-buy", nil)])
    #expect(
      try faults(#"{"set":{"can-buy":"yes please"}}"#) == [
        #"1:19: found "yes please", expected true or false"#
      ])
  }

  @Test func `a change of a row holds what it names, and nothing else`() throws {
    let line = try read(
      #"{"rows":{"stories":{"change":{"id":"a","title":"Late","subtitle":null,"source":"dpa"}}}}"#)
    #expect(line.faults == [])
    var row = TableRow(id: "a", title: "Late")
    row.values["source"] = "dpa"
    #expect(
      line.updates == [
        .rows(
          "stories",
          .change(RowPatch(id: "a", row: row, parts: [.title, .subtitle, .value("source")])))
      ])
  }

  @Test func `a change of a row may name a style of the table's own`() throws {
    let line = try read(#"{"rows":{"stories":{"change":{"id":"a","style":"story"}}}}"#)
    #expect(line.faults == [])
    var row = TableRow(id: "a", title: "")
    (row.style, row.isStyleNamed) = (.custom("story"), true)
    #expect(
      line.updates == [.rows("stories", .change(RowPatch(id: "a", row: row, parts: [.style])))])
  }

  @Test func `a change of a row that says less or more than it may is refused at its place`() throws
  {
    #expect(
      try faults(#"{"rows":{"stories":{"change":{"title":"Late"}}}}"#) == [
        "1:30: a change of a row without an id, so it is unknown which row is meant; give it the id of the "
          + "row that changes"
      ])
    #expect(
      try faults(#"{"rows":{"stories":{"change":{"id":"a","title":null}}}}"#) == [
        "1:48: a row without a title; say what choosing it is about"
      ])
    #expect(
      try faults(#"{"rows":{"stories":{"change":{"id":"a","titel":"B"}}}}"#).first?
        .hasPrefix(#"1:40: unknown key "titel""#) == true)
    #expect(
      try faults(#"{"rows":{"stories":{"change":{"id":"a","push":"nowhere"}}}}"#).first?
        .contains("there is no screen \"nowhere\"") == true)
  }

  @Test func `a broken line is told to be no JSON`() throws {
    let fault = try #require(try faults(#"{"at":1,"id":"x""#).first)
    #expect(fault.contains("this is not JSON") && !fault.contains("YAML"))
  }

  @Test func `an unknown name is refused at its place, with the one that is near`() throws {
    #expect(
      try faults(#"{"id":7,"set":{"song":"A","new.title":"B"}}"#, line: 12) == [
        #"12:27: nothing in the scene is bound to "new.title"; did you mean "news.title"?"#
      ])
    #expect(
      try faults(#"{"rows":{"storis":[]}}"#) == [
        #"1:10: no table is called "storis"; did you mean "stories"?"#
      ])
    #expect(
      try faults(#"{"push":"nws"}"#) == [#"1:9: no screen is called "nws"; did you mean "news"?"#])
    #expect(
      try faults(#"{"select":"radio"}"#) == [
        #"1:11: no tab is called "radio"; known: music, news, settings"#
      ])
    #expect(
      try faults(#"{"sett":{}}"#) == [#"1:2: unknown key "sett"; did you mean "set"?"#])
  }

  @Test func `values that do not suit are refused`() throws {
    #expect(
      try faults(#"{"set":{"share":1.5}}"#) == [
        #"1:17: found "1.5", expected a number from 0 to 1"#
      ])
    #expect(
      try faults(#"{"set":{"news.unread":"New"}}"#).map { $0.prefix(12) } == ["1:23: found "])
    #expect(try faults(#"{"theme":"dusk"}"#).count == 1)
    #expect(try faults(#"{"text-size":3}"#).count == 1)
    #expect(try faults(#"{"pop":1}"#) == [#"1:8: found "1", expected true or "all""#])
    #expect(try faults(#"{"sources":{"stories":"gone"}}"#).count == 1)
    #expect(try faults(#"{"pictures":["../secret.png"]}"#).count == 1)
    #expect(try faults(#"{"heartbeat":5}"#).count == 1)
  }

  @Test func `rows are held to the rules of a scene`() throws {
    let good = try read(
      #"{"rows":{"stories":{"append":[{"id":"a","title":"A","style":"story","source":"Agency"}]}}}"#
    )
    #expect(good.faults == [])
    guard case .rows("stories", .append(let rows))? = good.updates.first else {
      Issue.record("no rows")
      return
    }
    #expect(rows.map(\.id) == ["a"])
    #expect(rows[0].style == .custom("story"))
    #expect(
      try faults(#"{"rows":{"stories":[{"title":"A","font":"Serif"}]}}"#).map { $0.prefix(5) }
        == ["1:34:"])
    #expect(
      try faults(#"{"rows":{"stories":[{"title":"A","push":"musik"}]}}"#) == [
        #"1:41: there is no screen "musik"; did you mean "music"?"#
      ])
    #expect(
      try faults(#"{"rows":{"stories":[{"id":"a","title":"A"},{"id":"a","title":"B"}]}}"#).count
        == 1)
    #expect(try faults(#"{"rows":{"stories":{"append":[],"prepend":[]}}}"#).count == 1)
    #expect(try faults(#"{"rows":{"stories":{"insert":[]}}}"#).count == 1)
    #expect(try faults(#"{"rows":{"stories":{"append":[],"at":1}}}"#).count == 1)
    #expect(try faults(#"{"rows":{"stories":{"update":{"title":"A"}}}}"#).count == 1)
  }

  @Test func `JSON's surrogate pairs are one character, and columns stay those of the text`() throws
  {
    let line = try read(#"{"set":{"song":"\ud83d\ude00 Waltz"}}"#)
    #expect(line.updates == [.text("song", "😀 Waltz")])
    #expect(
      try faults(#"{"set":{"song":"\ud83d\ude00","x":1}}"#).first?.hasPrefix("1:31: ") == true)
  }

  @Test(arguments: [
    "", "7", "[]", "null", "true", "{", "}", "{]", #"{"set":}"#, #"{"set":{"song":"\ud83d"}}"#,
    #"{"id":1}{"id":2}"#, "{\"a\":\u{1}}", #"{"id":1,"id":2}"#, #"{"set":"song"}"#, "{*a}",
    #"{"id":{}}"#, #"{"id":""}"#, "{\"set\":{\"song\":\"a\tb\u{0}\"}}", #"{"rows":{"stories":7}}"#,
    #"{"ask":{}}"#, #"{"ask":7}"#, #"{"withdraw":1}"#, #"{"items":{"covers":[{"image":"a.png"}]}}"#,
    String(repeating: "[", count: 2000), "{\"a\":" + String(repeating: "{\"a\":", count: 200),
  ])
  func `what is no request is refused and never read in part`(text: String) throws {
    #expect(try !read(text).faults.isEmpty)
  }

  @Test func `questions come from the line or from the scene, and only as alerts`() throws {
    let line = try read(
      #"{"id":4,"ask":{"alert":{"title":"Door Open","buttons":[{"title":"OK"}]}}}"#)
    guard case .ask(let question)? = line.updates.first else {
      Issue.record("no question")
      return
    }
    #expect(question.id == 9)
    #expect(question.alert.title.longest.string == "Door Open")
    guard case .ask(let known)? = try read(#"{"ask":"stop"}"#).updates.first else {
      Issue.record("no question")
      return
    }
    #expect(known.alert.buttons.count == 2)
    let sheet =
      #"{"ask":{"action-sheet":{"title":"Share?","buttons":[{"title":"A"},{"title":"B"}]}}}"#
    #expect(try faults(sheet).first?.hasSuffix("[ACTION-SHEET-TRIGGER]") == true)
    let modal = #"{"id":1,"ask":{"modal":{"title":"A","purpose":"separate-task","content":[]}}}"#
    let refusal = try #require(try faults(modal).first)
    #expect(refusal.contains("opens only when someone asks for it") && !refusal.contains("["))
    #expect(
      try faults(#"{"ask":{"alert":{"title":"Door Open"}}}"#).first?
        .hasSuffix("[ALERT-BUTTON-AT-LEAST-ONE]") == true)
    #expect(try read(#"{"withdraw":4}"#, asked: [.number(4): 2]).updates == [.withdraw(2)])
  }

  @Test func `a word that nobody knows means the most restricted driving state`() throws {
    #expect(try read(#"{"driving":"parked"}"#).updates == [.driving(.parked)])
    #expect(try read(#"{"driving":"Parked"}"#).updates == [.driving(.moving)])
    #expect(try read(#"{"driving":null}"#).updates == [.driving(.moving)])
    #expect(try faults(#"{"driving":["parked"]}"#).count == 1)
  }

  @Test func `a line is carried out in one order, with one step at most`() throws {
    let line = try read(#"{"push":"news","set":{"song":"A"},"driving":"parked"}"#)
    #expect(line.updates == [.driving(.parked), .text("song", "A"), .push("news")])
    #expect(line.places.map(\.column) == [45, 16, 9])
    #expect(try faults(#"{"push":"news","pop":true}"#).count == 1)
    #expect(try faults(#"{"language":"ja","pop":true}"#).count == 1)
    #expect(try read(#"{"id":1,"language":"ja"}"#).reopening == Reopening(language: "ja"))
  }
}
