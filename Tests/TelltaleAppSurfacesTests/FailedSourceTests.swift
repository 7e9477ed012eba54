import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// What stands where a source has brought nothing.
@Suite struct FailedSourceTests {
  private static let source = DataSource("stops")

  private func wanted(_ hand: Hand) -> Int {
    hand.events.count { $0 == .wanted(source: "stops") }
  }

  @Test func `a table that could not be loaded says so, and is asked for again by hand`() {
    var hand = Hand(.screen(.table(Table(id: "stops", source: Self.source))))
    #expect(wanted(hand) == 1)
    hand.tell(.source("stops", .failed))
    hand.settle()
    #expect(hand.texts.contains("Loading failed"))
    hand.push()
    #expect(wanted(hand) == 2)
    #expect(!hand.texts.contains("Loading failed"))
    hand.tell(.source("stops", .failed))
    hand.settle()
    hand.tap("retry")
    #expect(wanted(hand) == 3)
    hand.tell(.rows("stops", .replace(.numbered(0..<2))))
    #expect(hand.texts.contains("Row 0") && !hand.texts.contains("Loading failed"))
  }

  @Test func `what is asked for again is waited for as at first, with a mark that turns`() {
    var hand = Hand(.screen(.table(Table(id: "stops", source: Self.source))))
    hand.wait(20_000)
    hand.tell(.source("stops", .failed))
    hand.settle()
    hand.push()
    hand.wait(900)
    #expect(!hand.hasSpinner)
    hand.wait(200)
    #expect(hand.hasSpinner)
    hand.tell(.rows("stops", .replace(.numbered(0..<2))))
    #expect(!hand.hasSpinner)
  }

  @Test func `rows that are there stay, whatever becomes of their source`() {
    var hand = Hand(.screen(.table(Table(id: "stops", source: Self.source))))
    hand.tell(.rows("stops", .replace(.numbered(0..<2))))
    hand.tell(.source("stops", .failed))
    #expect(hand.texts.contains("Row 0") && !hand.texts.contains("Loading failed"))
  }

  @Test func `what cannot be had is not asked for again`() {
    var hand = Hand(.screen(.table(Table(id: "stops", source: Self.source))))
    hand.tell(.source("stops", .unavailable))
    #expect(hand.texts.contains("Not available"))
    #expect(hand.session.glass.frame(ofControl: "retry") == nil)
  }

  @Test func `among other things it takes the place of the rows, above the footer`() throws {
    let footer = Element.button(Button(id: "add", title: "Add Stop", action: .emit("add")))
    let table = Table(id: "stops", source: Self.source, footer: [footer])
    let title = Element.label(Label(text: RichText("Your stops"), isMessage: true))
    var hand = Hand(
      .screen(.scrollView(ScrollView(content: [title, .table(table)]))))
    hand.tell(.source("stops", .failed))
    let retry = try #require(hand.session.glass.frame(ofControl: "retry"))
    let add = try #require(hand.session.glass.frame(ofControl: "add"))
    #expect(retry.maxY <= add.y && !retry.intersects(add))
  }

  @Test func `a screen and a collection say so as well`() {
    let wait = Element.activityIndicator(ActivityIndicator(label: "Loading Stops"))
    let words = Element.label(Label(text: RichText("Stops"), isMessage: true))
    let screen = Screen(source: Self.source, loading: [wait], content: [words])
    let items = Element.collection(ItemCollection(items: [], source: Self.source))
    for scene in [Scene.app([("main", screen)]), .screen(items)] {
      var hand = Hand(scene)
      hand.tell(.source("stops", .failed))
      #expect(hand.texts.contains("Loading failed") && !hand.texts.contains("Stops"))
      let before = wanted(hand)
      hand.settle()
      hand.tap("retry")
      #expect(wanted(hand) == before + 1)
      hand.tell(.source("stops", .ready))
      #expect(!hand.texts.contains("Loading failed"))
    }
  }
}
