import Glibc
import TelltaleServiceClient
import Testing

@testable import TelltaleService

/// `telltale audit` and the start of `telltale serve`.
@Suite struct AuditCommandTests {
  private let journal = [
    #"{"time":1750000000123,"event":"asked","id":3,"user":1000,"group":1,"process":9,"unit":"app.service","key":"a","priority":"high","profile":"kiosk","rules":[],"text":"alert: {}"}"#,
    #"{"time":1750000001000,"event":"answered","id":3,"outcome":"chosen","choice":"go","fields":[]}"#,
    #"{"time":1750000002000,"event":"ended","id":4,"wasShown":false,"reason":"the service ended"}"#,
  ].map { $0 + "\n" }.joined()

  @Test func `what happened is told a line each`() throws {
    let folder = try Program.folder(["journal": journal])
    let all = try Program.run(["audit", "--state", folder])
    #expect(all.code == 0)
    #expect(
      all.output == """
        2025-06-15T15:06:40.123Z 3 asked user=1000 unit=app.service key=a priority=high profile=kiosk unsealed=true
        2025-06-15T15:06:41.000Z 3 answered outcome=chosen choice=go unsealed=true
        2025-06-15T15:06:42.000Z 4 ended wasShown=false reason="the service ended" unsealed=true

        """)
    #expect(all.errors.contains("have no checksum"), "\(all.errors)")
    let one = try Program.run(["audit", "--state", folder, "--id", "4", "--json"])
    let last = journal.split(separator: "\n")[2].dropLast()
    #expect(one.output == last + #","unsealed":true}"# + "\n")
  }

  @Test func `texts of others write no line of their own and move no cursor`() throws {
    let forged = #"a\n2025-06-15T15:06:41.000Z 9 answered outcome=chosen"#
    let texts = [
      forged, #"\u001b[2J\u009b2J"#, #"\u202egnp.exe"#, "a outcome=chosen", #"\" b=\""#, "é",
    ]
    let lines = texts.enumerated().map {
      #"{"time":1,"event":"asked","id":\#($0.offset),"user":1,"key":"\#($0.element)","text":"x"}"#
        + "\n"
    }
    let folder = try Program.folder(["journal": lines.joined()])
    for arguments in [["audit"], ["audit", "--json"]] {
      let result = try Program.run(arguments + ["--state", folder])
      let told = result.output.split(separator: "\n")
      #expect(told.count == texts.count, "\(told)")
      #expect(
        !result.output.unicodeScalars.contains {
          $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
        })
    }
    let words = try Program.run(["audit", "--state", folder]).output
    #expect(
      words.contains(#"key="a\n2025"#) && words.contains(#"key="a outcome=chosen""#), "\(words)")
    #expect(words.contains(#"key="\" b=\"""#) && words.contains("key=é "), "\(words)")
  }

  @Test func `numbers that no calendar has end nothing`() throws {
    let times = ["-9223372036854775808", "9223372036854775807", "-1", "253402300800000"]
    let lines = times.map { #"{"time":\#($0),"event":"ended","id":1,"reason":"x"}"# + "\n" }
    let result = try Program.run([
      "audit", "--state", try Program.folder(["journal": lines.joined()]),
    ])
    #expect(result.code == 0)
    let told = result.output.split(separator: "\n")
    #expect(told.count == 4)
    #expect(told.last { $0.hasPrefix("1969-12-31T23:59:59.999Z 1 ended") } != nil, "\(told)")
  }

  @Test func `lines that are not as they were written are counted`() throws {
    let line = #"{"time":1,"event":"ended","id":1,"reason":"x","sum":"00000000"}"#
    let folder = try Program.folder(["journal": line + "\n" + line])
    let result = try Program.run(["audit", "--state", folder])
    #expect(result.code == 0 && result.output.isEmpty)
    #expect(
      result.errors.contains("2 lines of the journal are unreadable or were changed"),
      "\(result.errors)")
  }

  @Test func `the service is asked where one listens, until it has told all`() throws {
    let result = try Program.line(
      """
      python3 - "$PWD/s" <<'END' &
      import json, os, socket, sys
      listener = socket.socket(socket.AF_UNIX)
      listener.bind(sys.argv[1])
      listener.listen()
      listener.settimeout(60)
      open(sys.argv[1] + ".ready", "w").close()
      client, _ = listener.accept()
      def record(number): return {"time": number, "event": "ended", "id": number, "user": 7}
      replies = [
        {"records": [record(1)], "next": "a", "unread": 0},
        {"error": "io.telltale.Busy", "parameters": {"reason": "many", "retryAfterMilliseconds": 20}},
        {"records": [], "next": "b", "unread": 1}, {"records": [record(2)], "next": None, "unread": 2}]
      for place, reply in zip([None, "a", "a", "b"], replies):
        heard = b""
        while not heard.endswith(b"\\0"): heard += client.recv(4096)
        call = json.loads(heard[:-1])
        assert call["method"] == "io.telltale.Audit" and call["parameters"]["from"] == place, call
        client.sendall(json.dumps(reply if "error" in reply else {"parameters": reply}).encode() + b"\\0")
      END
      while [ ! -e s.ready ]; do sleep 0.02; done
      TELLTALE_SOCKET="$PWD/s" telltale audit
      """, in: try Program.folder([:]))
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output
        == "1970-01-01T00:00:00.001Z 1 ended user=7\n1970-01-01T00:00:00.002Z 2 ended user=7\n")
    #expect(result.errors.contains("3 lines"), "\(result.errors)")
  }

  @Test
  func `what a journal says again is told once, and where the one before it has gone`()
    throws
  {
    let asked = AuditRecord(.asked, 3, at: 5, [.init("user", 7)])
    let shown = [6, 5].map { AuditRecord(.shown, 3, at: $0, [.init("user", 7)]) }
    let opened = AuditRecord(.opened, 0, at: 7, [.init("user", 7)])
    let later = AuditRecord(.ended, 3, at: 8, [.init("user", 7)])
    let begin = AuditRecord(.started, 3, at: 0, [.init("continued", true)])
    // An earlier version does not say how much of it comes again.
    for isAgain in [true, false] {
      let head = AuditJournal.head([begin, asked, shown[1], opened], isAgain: isAgain)
      let folder = try Program.folder([
        "journal.1": [asked, shown[0], opened].map { $0.line + "\n" }.joined(),
        "journal": (head + [later.line]).map { $0 + "\n" }.joined(),
      ])
      func told() throws -> [String] {
        try Program.run(["audit", "--state", folder]).output.split(separator: "\n").map {
          String($0.dropFirst(17))
        }
      }
      let rest = ["007Z 0 opened user=7", "008Z 3 ended user=7"].map { "00." + $0 }
      #expect(try told() == ["00.005Z 3 asked user=7", "00.006Z 3 shown user=7"] + rest)
      #expect(unlink("\(folder)/journal.1") == 0)
      #expect(try told() == ["00.005Z 3 asked user=7", "00.005Z 3 shown user=7"] + rest)
    }
  }

  @Test func `a journal that is not there is told`() throws {
    let folder = try Program.folder([:])
    let result = try Program.run(["audit", "--state", folder])
    #expect(result.code == 66)
    #expect(result.errors.contains("\(folder)/journal"), "\(result.errors)")
  }

  @Test func `settings that are wrong end the service before it takes anything`() throws {
    let folder = try Program.folder(["unit.yaml": "profile: kiosk\nservice: {client: []}\n"])
    let result = try Program.run(["serve", "--settings", "\(folder)/unit.yaml", "--state", folder])
    #expect(result.code == 78)
    #expect(result.errors.contains("\(folder)/unit.yaml:2:11"), "\(result.errors)")
    #expect(result.errors.contains("clients"))
  }

  @Test func `without a profile it says how to name one`() throws {
    let result = try Program.run(["serve", "--state", try Program.folder([:])])
    #expect(result.code == 78)
    #expect(result.errors.contains("/etc/telltale/telltale.yaml"), "\(result.errors)")
    #expect(result.errors.contains("--profile"), "\(result.errors)")
  }
}
