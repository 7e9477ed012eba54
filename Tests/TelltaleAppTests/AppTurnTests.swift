import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import Testing

@testable import TelltaleApp

/// What an app does by itself, and what it says is to be done about it: without a session, a hand or a screen.
@Suite struct AppTurnTests {
  private static let question = Element.alert(
    Alert(
      title: "Discard Changes?",
      buttons: [AlertButton(title: "Discard", role: .destructive), AlertButton(role: .cancel)]))

  private static func modal(asking question: Element?) -> Modal {
    var modal = Modal(style: .sheet, title: "Edit", dismiss: DismissControl(title: "Done"))
    modal.id = "edit"
    modal.content = [.field(TextField(id: "name"))]
    modal.confirmClose = question
    return modal
  }

  private func turn(
    _ source: DataSource? = nil, limits: DrivingLimits? = nil, isAskedToClose: Bool = false
  ) -> AppTurn {
    let home = Screen(
      content: [
        .table(Table(id: "list", rows: [TableRow(id: "one", title: "One")], source: source))
      ])
    let scene = Scene(
      root: .screen(home), screens: ["home": home, "next": Screen()], start: "home")
    return AppTurn(
      AppState(scene, language: "en", words: .english), focus: .back,
      isAskedToClose: isAskedToClose,
      limits: limits, at: .zero)
  }

  private func told(_ turn: AppTurn) -> [AppEvent] {
    turn.changes.compactMap { if case .tell(let event) = $0 { event } else { nil } }
  }

  @Test func `a screen that is gone on to appears, and the focus is kept for the way back`() {
    var turn = turn()
    turn.push("next")
    #expect(told(turn) == [.shown(screen: "next", depth: 2)])
    #expect(turn.focus == nil && turn.app.current.name == "next")
    turn.pop()
    #expect(told(turn).last == .shown(screen: "home", depth: 1))
    #expect(turn.focus == .back)
  }

  @Test func `the steps of an action are done in their order`() {
    var turn = turn()
    turn.run(
      .several([.emit("first"), .push("next"), .open(Self.question), .emit("last")]), from: "action"
    )
    let steps = turn.changes.map { change in
      switch change {
      case .emit(let name): name
      case .appeared: "appeared"
      case .tell(.shown(let screen, _)): screen
      case .ask: "ask"
      default: "other"
      }
    }
    #expect(steps == ["first", "appeared", "next", "ask", "last"])
  }

  @Test func `what is too deep while driving is refused, and said on the screen`() {
    var turn = turn(limits: DrivingLimits(depth: 1))
    turn.push("next")
    #expect(turn.app.current.name == "home" && turn.app.motionNotice.isShown)
    guard case .refused? = told(turn).first, case .changed? = turn.changes.last else {
      Issue.record("\(turn.changes)")
      return
    }
  }

  @Test func `a modal that would lose something asks once before it closes`() {
    var turn = turn()
    turn.present(Self.modal(asking: Self.question), at: "modal")
    turn.app.visits.type(FieldValue(text: "Ann"), at: "modal.content[0].field")
    turn.changes = []
    turn.closeModal(keeping: true)
    turn.closeModal(keeping: true)
    #expect(turn.changes.count == 1 && turn.isAskedToClose && turn.app.modal != nil)
    turn.dropModal(kept: true)
    #expect(turn.app.modal == nil)
    #expect(told(turn).first == .modalClosed("edit", kept: true, fields: ["name": "Ann"]))
  }

  @Test func `a modal that loses nothing goes at once`() {
    var turn = turn()
    turn.present(Self.modal(asking: Self.question), at: "modal")
    turn.changes = []
    turn.closeModal(keeping: false)
    #expect(told(turn).first == .modalClosed("edit", kept: false, fields: [:]))
    #expect(turn.app.modal == nil && !turn.isAskedToClose)
  }

  @Test func `a source that brings nothing is asked for as its screen appears, and again by hand`()
  {
    let source = DataSource("news")
    var turn = turn(source)
    turn.appear()
    #expect(told(turn) == [.shown(screen: "home", depth: 1), .wanted(source: "news")])
    turn.changes = []
    turn.ask(again: source)
    #expect(turn.changes.isEmpty)
    turn.take(.source("news", .failed))
    turn.ask(again: source)
    #expect(told(turn) == [.wanted(source: "news")])
    #expect(turn.app.data.state(of: source) == .loading)
  }
}
