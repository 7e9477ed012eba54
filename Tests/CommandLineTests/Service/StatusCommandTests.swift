import TelltaleSyntax
import Testing

@testable import TelltaleCommands

/// `telltale status` and `telltale set`, and how they write what the service tells.
@Suite struct StatusCommandTests {
  private let status: JSONValue = [
    "questions": [
      [
        "id": "7", "key": .null, "state": "armed", "priority": "high", "user": 1000,
        "unit": "payment.service", "askedAt": 1_750_000_000_123, "shownAt": 1_750_000_001_000,
        "title": "Pay Now?\u{1b}[2J",
      ],
      [
        "id": "8", "key": "door", "state": "queued", "priority": "normal", "user": 1000,
        "unit": .null, "askedAt": 1_750_000_002_000, "shownAt": .null, "title": "Open Door?",
      ],
    ],
    "app": ["user": 1000, "unit": .null, "openedAt": 1_750_000_000_000],
    "settings": [
      "theme": "night", "driving": .null, "textSize": .number(1.5), "language": "de",
      "highContrast": false,
      "boldText": false, "reduceMotion": false,
    ],
    "counts": [
      "since": 1_750_000_000_000, "calls": 12, "refused": 1, "asked": 9, "answered": 6, "ended": 1,
      "opened": 2, "connections": 3,
    ],
  ]

  @Test func `a state is a line for each question, and for all else`() {
    #expect(
      StatusLines.lines(status) == [
        #"question 7 armed priority=high user=1000 unit=payment.service askedAt=2025-06-15T15:06:40.123Z"#
          + #" shownAt=2025-06-15T15:06:41.000Z title="Pay Now?\u{1B}[2J""#,
        #"question 8 queued key=door priority=normal user=1000 askedAt=2025-06-15T15:06:42.000Z"#
          + #" title="Open Door?""#,
        "app user=1000 openedAt=2025-06-15T15:06:40.000Z",
        "settings theme=night textSize=1.5 language=de highContrast=false boldText=false"
          + " reduceMotion=false",
        "counts since=2025-06-15T15:06:40.000Z calls=12 refused=1 asked=9 answered=6 ended=1 opened=2"
          + " connections=3",
      ])
  }

  @Test func `metrics are lines that Prometheus reads`() {
    let lines = StatusMetrics.text(status).split(separator: "\n").map(String.init)
    #expect(lines.contains(#"telltale_questions_open{state="armed"} 1"#))
    #expect(lines.contains(#"telltale_questions_open{state="covered"} 0"#))
    #expect(lines.contains("telltale_questions_answered_total 6"))
    #expect(lines.contains("telltale_start_time_seconds 1750000000"))
    #expect(lines.contains("telltale_app_shown 1"))
    let names = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
    #expect(Set(names).count == names.count)
    for line in lines where !line.hasPrefix("#") {
      let name = line.prefix { $0 != "{" && $0 != " " }
      #expect(names.contains(name), "\(line)")
      #expect(line.split(separator: " ").last.flatMap { Int($0) } != nil, "\(line)")
    }
  }

  @Test(arguments: [
    ("kiosk", "kiosk"), ("unit.yaml", "/srv/unit.yaml"), ("units/a", "/srv/units/a"),
    ("/etc/unit.yaml", "/etc/unit.yaml"), ("../a.yaml", "/srv/../a.yaml"),
  ])
  func `a profile's file is named from the root, and its name as it is`(text: String, whole: String)
  {
    #expect(SetCommand.whole(text, in: "/srv") == whole)
  }

  @Test(arguments: [
    ["status"], ["set", "--theme", "night"], ["set", "--profile", "kiosk"], ["audit", "--follow"],
  ])
  func `without a service nothing is told and nothing set`(arguments: [String]) throws {
    let folder = try Program.folder([:])
    let result = try Program.run(arguments, environment: ["TELLTALE_SOCKET": "\(folder)/none"])
    #expect(result.code == 69)
    #expect(result.output.isEmpty && result.errors.contains("no service listens"))
  }

  @Test(arguments: [
    (["set"], "nothing to set"), (["set", "--text-size", "3"], "a number from 1 to 2"),
    (["set", "--language", "de_DE"], "de-DE"), (["set", "--brightness", "2"], "from 0 to 1"),
    (["status", "--metrics", "--json"], "--metrics"),
    (["audit", "--follow", "--state", "x"], "--state"),
    (["audit", "--since", "2026-02-30"], "--since"),
    (["audit", "--since", "yesterday"], "--since"),
  ])
  func `what cannot be meant is refused with its reason`(arguments: [String], words: String) throws
  {
    let result = try Program.run(arguments)
    #expect(result.code == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test(arguments: [
    ("1970-01-02", 86_400_000), ("2025-06-15T15:06:40Z", 1_750_000_000_000),
    ("2025-06-15T15:06:40.1Z", 1_750_000_000_100),
    ("2025-06-15T15:06:40.123456Z", 1_750_000_000_123),
  ])
  func `a moment is read as it is written`(text: String, time: Int) {
    #expect(Moment(argument: text)?.time == time)
  }

  @Test(arguments: [
    "", "2025", "2025-6-15", "2025-02-29", "2025-06-15T", "2025-06-15T15:06:40",
    "2025-06-15T24:00:00Z", "2025-06-15T15:06:40.Z", "2025-06-15T15:06:4xZ", "٢٠٢٥-06-15",
  ])
  func `a text that is no moment is none`(text: String) {
    #expect(Moment(argument: text) == nil)
  }

  @Test func `records of a time are those between two moments`() throws {
    let lines = [1_000, 86_400_000, 172_800_000].map {
      #"{"time":\#($0),"event":"ended","id":1,"reason":"x"}"# + "\n"
    }
    let folder = try Program.folder(["journal": lines.joined()])
    let result = try Program.run([
      "audit", "--state", folder, "--since", "1970-01-02", "--until", "1970-01-03",
    ])
    #expect(result.output.split(separator: "\n").map { $0.prefix(10) } == ["1970-01-02"])
  }
}
