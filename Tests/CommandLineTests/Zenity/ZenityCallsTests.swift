import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Held against zenity itself, whose answers `tools/zenity/record` wrote down.
@Suite struct ZenityCallsTests {
  static let calls = RecordedCall.all("calls")

  static func task(_ call: RecordedCall) throws -> ZenityTask {
    let read = try ZenityCall(call.arguments)
    let input = read.source.map { $0 == "-" ? call.input ?? "" : call.files?[$0] ?? "" }
    return try ZenityTask(read, .test(), input: input)
  }

  /// How ours ends; `nil` where it goes on.
  static func result(of call: RecordedCall) throws -> ZenityResult? {
    let read = try ZenityCall(call.arguments)
    let hand = try #require(call.hand)
    var played = PlayedCall(script: ScriptCall(read), lines: call.lines)
    played.input = read.source.map { $0 == "-" ? call.input ?? "" : call.files?[$0] ?? "" }
    var list = read.mode == .list ? try ZenityList(read) : nil
    for case .line(let line, _) in call.lines where list?.isRead == true { list?.add(line) }
    list?.finish()
    let marked = read.flags.contains("radiolist") ? [] : list?.marked ?? []
    return try played.result(answer: hand.answer(read)) { app in
      try hand.events(app, marked: marked, written: call.output ?? "")
        + (read.limit == nil ? [] : [.timedOut])
    }
  }

  /// Calls that end otherwise here than by zenity.
  static let differences = [
    RecordedDifference("a list has no row where nothing was given") {
      $0.has("--list") && ($0.output?.contains("(null)") ?? false) && $0.input == ""
    },
    RecordedDifference("of a radio list one row is chosen, also where two are set") {
      $0.has("--radiolist") && $0.hand == .named("ok") && $0.output == "Ulm|Bonn\n"
    },
    RecordedDifference("rows are chosen, and nothing is typed into them or drawn from files") {
      $0.has("--editable", "--imagelist") && $0.has("--list")
    },
    RecordedDifference("what is chosen in a form can be changed, and not taken away") {
      guard case .form(let parts) = $0.hand else { return false }
      return parts.first == .rows([]) || $0.has("--combo-values") && $0.output == " \n"
    },
    RecordedDifference("each list of a form has its own columns") {
      $0.arguments.filter { $0.hasPrefix("--list-values") }.count > 1 && $0.has("--column-values")
    },
    RecordedDifference(
      "a text is shown as a whole, with a sign for what is no letter, and its lines end as all do"
    ) {
      $0.has("--editable") && $0.has("--text-info")
        && (([$0.input ?? ""] + ($0.files.map { Array($0.values) } ?? [])).contains {
          $0.contains("\r") || KeptBytes.areIn($0)
        })
    },
    RecordedDifference(
      "files and colours are not the user's to choose on a unit that names no folder"
    ) {
      $0.has("--file-selection", "--color-selection")
    },
    RecordedDifference("there is a screen for notices, and their input ends") {
      $0.has("--notification")
    },
    RecordedDifference("what the program says of itself is its own") {
      $0.has("--help", "--version", "--about")
    },
  ]

  private static func isDifferent(_ call: RecordedCall) -> Bool {
    differences.contains { $0.covers(call) }
  }

  @Test func `there are ten calls of each mode`() {
    #expect(Self.calls.count > 850)
    for mode in ZenityMode.allCases where mode != .fileSelection && mode != .colorSelection {
      let calls = Self.calls.filter { $0.hand != nil && $0.has("--\(mode.rawValue)") }
      #expect(calls.count >= 10, "\(mode)")
    }
  }

  @Test(arguments: calls.filter { $0.hand != nil && !isDifferent($0) })
  func `what was asked ends as it did by zenity`(call: RecordedCall) throws {
    #expect(try Self.result(of: call) == call.result)
  }

  @Test(arguments: differences)
  func `a difference from zenity is one`(difference: RecordedDifference) {
    let calls = Self.calls.filter { $0.hand != nil && difference.covers($0) }
    #expect(
      calls.contains { call in
        (try? Self.result(of: call)) != call.result
      })
  }

  /// Options of zenity 4 that are taken here, and refusals in other words.
  private static let takenOrSaidOtherwise = [
    "--icon", "--add-multiline-entry", "--color", "--forms-date-format", "--no-wrap", "--ellipsize",
    "--version", "--about",
  ]

  @Test(
    arguments: calls.filter { call in
      call.message != nil && !takenOrSaidOtherwise.contains { call.has($0) }
    })
  func `what zenity refuses is refused in its words`(call: RecordedCall) {
    #expect(call.code == ScriptEnd.failed)
    let refusal = #expect(throws: ZenityRefusal.self) { try Self.task(call) }
    // Where zenity leaves the reason out it stands behind that.
    #expect(refusal?.message.split(separator: "\n").first.map(String.init) == call.message)
  }

  @Test(arguments: ["kiosk", "carplay", "ios", "tvos", "watchos-s4"])
  func `every call can be shown`(profile: String) throws {
    for call in Self.calls where call.hand != nil && !Self.isDifferent(call) {
      let scene =
        switch try Self.task(call) {
        case .question(let question): question.scene
        case .app(let app): app.scene
        }
      let loaded = try Scenes.load(scene, profile: profile)
      // A driver types nothing and has no sheets, whoever asks.
      let isForHands = ["--entry", "--forms", "--list", "--password", "--text-info"].contains {
        call.arguments.contains($0)
      }
      guard !isForHands || profile != "carplay" else { continue }
      #expect(loaded.refusal == nil, "\(call.arguments): \(scene)")
    }
  }
}
