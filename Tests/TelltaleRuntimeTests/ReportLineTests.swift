import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces
import Testing

@testable import TelltaleSession
@testable import TelltaleRuntime

/// What a report of the host is called in a trace, and what an application hears of it. Both are read
/// by other programs.
@Suite struct ReportLineTests {
  private static let limit = AppLimit(
    screen: "home", control: "list", kind: .rows, shown: 6, all: 20)
  private static let refusal = AppRefusal("no room", rule: "SCREEN-ROOM")

  private static func answer(_ outcome: Answer.Outcome, _ choice: String? = nil) -> HostReport {
    .answered(Answer(question: 1, outcome: outcome, choice: choice, fields: []))
  }

  /// The report, its line in a trace, and the event; without one where an application hears nothing.
  private static let reports: [(HostReport, String, String?)] = [
    (.presented(frame: 7), "presented 7", nil),
    (.armed, "armed", nil),
    (.attached(name: "Panel", kind: .touch), "device + touch Panel", nil),
    (.detached(name: "Panel"), "device - Panel", nil),
    (answer(.chosen, "delete"), "answered delete", nil),
    (answer(.cancelled, "cancel"), "cancelled", nil),
    (answer(.timedOut), "timed out", nil),
    (answer(.withdrawn), "withdrawn", nil),
    (.emitted("play"), "emit play", #"{"event":"emitted","name":"play"}"#),
    (.home, "home", #"{"event":"home"}"#),
    (.displayStalled, "display stalled", #"{"event":"display","state":"stalled"}"#),
    (.displayRecovered, "display recovered", #"{"event":"display","state":"recovered"}"#),
    (.displayHidden, "display hidden", #"{"event":"display","state":"hidden"}"#),
    (.displayVisible, "display visible", #"{"event":"display","state":"visible"}"#),
    (.replied(AppReply(request: 3)), "request 3 done", nil),
    (
      .replied(AppReply(request: 3, refusal: refusal)),
      "request 3 refused: no room [SCREEN-ROOM]", nil
    ),
    (
      .replied(AppReply(request: 4, refusal: AppRefusal("too late"))),
      "request 4 refused: too late", nil
    ),
    (
      .app(.activated(screen: "home", control: "go")), "activated home go",
      #"{"event":"activated","screen":"home","control":"go"}"#
    ),
    (
      .app(.selected(screen: "home", list: "albums", entry: "a7", index: 6)),
      "selected home albums 6 a7",
      #"{"event":"selected","screen":"home","list":"albums","entry":"a7","index":6}"#
    ),
    (
      .app(.gesture(screen: "home", list: "albums", entry: "a7", kind: "hold")),
      "hold home albums a7",
      #"{"event":"gesture","screen":"home","list":"albums","entry":"a7","kind":"hold"}"#
    ),
    (
      .app(.adjusted(screen: "home", control: "heat", value: "21.5")), "adjusted home heat 21.5",
      #"{"event":"adjusted","screen":"home","control":"heat","value":"21.5"}"#
    ),
    (
      .app(.switched(screen: "home", control: "fan", isOn: true)), "switched home fan on",
      #"{"event":"switched","screen":"home","control":"fan","on":true}"#
    ),
    (
      .app(.chosen(screen: "home", control: "span", option: "week")), "chosen home span week",
      #"{"event":"chosen","screen":"home","control":"span","option":"week"}"#
    ),
    (
      .app(.shown(screen: "home", depth: 2)), "screen home 2",
      #"{"event":"shown","screen":"home","depth":2}"#
    ),
    (.app(.tabSelected("radio")), "tab radio", #"{"event":"tab","tab":"radio"}"#),
    (.app(.modalOpened("new")), "modal + new", #"{"event":"modal-opened","modal":"new"}"#),
    (
      .app(.modalClosed("new", kept: true, fields: ["b": "2", "a": "1"])), "modal - new kept",
      #"{"event":"modal-closed","modal":"new","kept":true,"fields":{"a":"1","b":"2"}}"#
    ),
    (
      .app(.modalClosed("new", kept: false, fields: [:])), "modal - new dropped",
      #"{"event":"modal-closed","modal":"new","kept":false,"fields":{}}"#
    ),
    (
      .app(.modalLeft("new", fields: ["b": "2", "a": "1"])), "modal ~ new",
      #"{"event":"modal-left","modal":"new","fields":{"a":"1","b":"2"}}"#
    ),
    // What was typed is the application's, and stands in no trace.
    (
      .app(.typed(screen: "home", control: "pin", text: "1234")), "typed in pin on home",
      #"{"event":"typed","screen":"home","control":"pin","text":"1234"}"#
    ),
    (
      .app(.wanted(source: "queue")), "wanted queue", #"{"event":"wanted","source":"queue"}"#
    ),
    (.app(.silent(true)), "application silent", #"{"event":"silent"}"#),
    (.app(.silent(false)), "application answers", #"{"event":"answering"}"#),
    (
      .app(.limited(limit)), "limited home list rows 6 of 20",
      #"{"event":"limited","screen":"home","control":"list","kind":"rows","shown":6,"of":20}"#
    ),
    (
      .app(.refused(refusal)), "refused no room [SCREEN-ROOM]",
      #"{"event":"refused","message":"no room","rule":"SCREEN-ROOM"}"#
    ),
    (
      .app(.refused(AppRefusal("too late"))), "refused too late",
      #"{"event":"refused","message":"too late","rule":null}"#
    ),
  ]

  @Test func `each report has its line in a trace, and its event where the application has one`() {
    for (report, line, event) in Self.reports {
      #expect(ReportLine.of(report) == line)
      #expect(report.event?.line == event, "\(line)")
    }
  }

  @Test func `a note is told with its guideline`() {
    let note = HostReport.note(
      Finding(rule: "ALERT-NOTE", severity: .note, path: .root, message: "two at once"))
    #expect(ReportLine.of(note) == "note ALERT-NOTE two at once")
    #expect(
      note.event?.line == #"{"event":"note","message":"two at once","rule":"ALERT-NOTE"}"#)
  }
}
