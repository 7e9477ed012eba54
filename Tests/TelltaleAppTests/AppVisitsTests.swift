import TelltaleLayout
import TelltaleModel
import Testing

@testable import TelltaleApp

/// Where one is in an app, and the ways that lead on and back.
@Suite struct AppVisitsTests {
  private let tabs = TabBar(
    tabs: ["one", "two"].map { name in
      Tab(title: TextVariants(TextContent(name)), content: [.label(Label(text: RichText("Here")))])
    })

  private var visits: AppVisits {
    AppVisits(Scene(root: .tabBar(tabs)), tabs, NodePath("tab-bar"))
  }

  private func path(_ name: String) -> NodePath { .screen(name) }

  @Test func `each section keeps the screens that one has come to`() {
    var visits = visits
    visits.push("deep", Screen(), at: path("deep"))
    #expect((visits.depth, visits.current.name) == (2, "deep"))
    visits.select(1)
    #expect(visits.depth == 1 && visits.isAtRoot)
    visits.select(0)
    #expect(visits.current.name == "deep")
    visits.popAll()
    #expect(visits.isAtRoot)
  }

  @Test func `back goes by exactly one screen, and not past the first`() {
    var visits = visits
    for name in ["a", "b"] { visits.push(name, Screen(), at: path(name)) }
    var went = visits.pop()
    #expect(went && visits.current.name == "a" && visits.belowGround != nil)
    went = visits.pop()
    #expect(went && visits.depth == 1)
    went = visits.pop()
    #expect(!went && visits.depth == 1)
  }

  @Test func `a modal's screen is as it was left when one comes to it again`() {
    var visits = visits
    visits.modal = ModalVisit(
      Modal(style: .sheet, title: "New", dismiss: DismissControl(title: "Done")), path: "modal")
    visits.push("inner", Screen(), at: path("inner"))
    visits.current.view.fields["name"] = FieldValue(text: "typed")
    _ = visits.pop()
    #expect(visits.current.view.fields.isEmpty)
    visits.push("inner", Screen(), at: path("inner"))
    #expect(visits.current.view.fields["name"]?.text == "typed")
    #expect(visits.ground.view.fields.isEmpty && visits.stacks[0].count == 1)
  }

  @Test func `as many screens go as lie too deep, but never the first`() {
    for (depth, names) in [(3, []), (2, ["b"]), (1, ["a", "b"]), (0, ["a", "b"])] {
      var visits = visits
      for name in ["a", "b"] { visits.push(name, Screen(), at: path(name)) }
      let gone = visits.comeBack(to: depth)
      #expect(gone.map(\.name) == names)
      #expect(visits.depth == 3 - names.count)
    }
  }

  @Test func `what is done to each screen reaches those that were left behind`() {
    var visits = visits
    visits.push("a", Screen(), at: path("a"))
    visits.modal = ModalVisit(
      Modal(style: .sheet, title: "New", dismiss: DismissControl(title: "Done")), path: "modal")
    visits.push("inner", Screen(), at: path("inner"))
    _ = visits.pop()
    visits.forEach { $0.focus = .back }
    #expect(visits.all.count == 5)
    #expect(visits.all.allSatisfy { $0.focus == .back })
  }
}
