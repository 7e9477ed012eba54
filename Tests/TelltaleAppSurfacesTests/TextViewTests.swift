import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct TextViewTests {
  private let path: NodePath = "screens.main.content[0].text-view"

  private func hand(
    _ text: RichText, _ editing: TextEditing = TextEditing(editable: true), height: Points? = 100,
    keyboard: KeyboardLayout? = nil, profile: Profile = .sample()
  ) -> Hand {
    let view = TextView(id: "note", text: text, height: height, editing: editing)
    return Hand(
      .screen(.textView(view), .button(Button(id: "save", title: "Save"))), profile: profile,
      keyboard: keyboard)
  }

  private func hand(
    _ text: String, _ editing: TextEditing = TextEditing(editable: true), height: Points? = 100,
    keyboard: KeyboardLayout? = nil, profile: Profile = .sample()
  ) -> Hand {
    hand(
      RichText(TextContent(text)), editing, height: height, keyboard: keyboard, profile: profile)
  }

  private func value(_ hand: Hand) -> FieldValue? {
    hand.session.app?.current.view.fields[path]
  }

  /// Where the typing mark is drawn; `nil` where it is not seen.
  private func caret(_ hand: Hand) -> PixelRect? {
    hand.session.screenPlacement?.parts.compactMap { part in
      if case .caret(let rect, _) = part.shape, rect.intersects(part.clip) { rect } else { nil }
    }.first
  }

  private func marks(_ hand: Hand) -> [PixelRect] {
    (hand.session.screenPlacement?.parts ?? []).compactMap { part in
      if case .fill(let rect, _, .mark) = part.shape { rect } else { nil }
    }
  }

  /// In the middle of a character of a line.
  private func point(_ line: Int, _ column: Int, _ hand: Hand) -> PixelPoint {
    let box = hand.session.screenPlacement?.text(path)?.box ?? .empty
    return PixelPoint(x: box.x + column * 11 + 5, y: box.y + line * 33 + 16)
  }

  private func type(_ text: String, _ hand: inout Hand) {
    for character in text { hand.key(240, text: String(character)) }
  }

  // MARK: Typing

  @Test func `a keyboard types where the mark stands, and Return begins a line`() {
    var hand = hand("Dear")
    type(" all", &hand)
    hand.key(28)
    type("H", &hand)
    #expect(value(hand)?.text == "Dear all\nH")
    hand.key(14)
    hand.key(14)
    hand.key(102)
    hand.key(111)
    type("N", &hand)
    #expect(value(hand)?.text == "Near all")
  }

  @Test func `the mark goes by lines of the layout, and keeps its column`() {
    var hand = hand("abcdef\nab\nabcdef")
    #expect(value(hand) == nil)
    hand.key(103)
    #expect(value(hand)?.caret == 9, "the end of the short line")
    hand.key(103)
    #expect(value(hand)?.caret == 6, "as far right as it came from")
    hand.key(102)
    #expect(value(hand)?.caret == 0)
    hand.key(108)
    #expect(value(hand)?.caret == 7)
    hand.key(107)
    #expect(value(hand)?.caret == 9)
    hand.key(107, held: [29])
    #expect(value(hand)?.caret == 16)
    hand.key(105, held: [29])
    #expect(value(hand)?.caret == 10, "a word")
  }

  @Test func `the end of a broken line is at its right, not where the next one begins`() throws {
    let width = try #require(hand("").session.screenPlacement?.text(path)?.box.width)
    let most = width / 11
    var hand = hand(String(repeating: "a", count: most + 5))
    hand.key(103)
    hand.key(107)
    #expect(value(hand)?.caret == most)
    let end = try #require(caret(hand))
    hand.key(106)
    hand.key(105)
    #expect(value(hand)?.caret == most)
    let start = try #require(caret(hand))
    #expect(end.y < start.y)
    #expect(end.x > start.x)
  }

  @Test func `what is typed past the last line is scrolled to`() throws {
    var hand = hand("a")
    for _ in 0..<12 { hand.key(28) }
    type("z", &hand)
    let mark = try #require(caret(hand))
    let area = try #require(hand.session.screenPlacement?.area(path))
    #expect(area.viewport.contains(mark))
    #expect(area.offset == area.maximumOffset)
    hand.key(102, held: [29])
    #expect(hand.session.screenPlacement?.area(path)?.offset == .zero)
    #expect(caret(hand) != nil)
  }

  @Test func `pages go by what is seen`() {
    var hand = hand((0..<30).map { "\($0)" }.joined(separator: "\n"))
    hand.key(102, held: [29])
    hand.key(109)
    let lines = value(hand).map { $0.text.prefix($0.caret).count { $0 == "\n" } }
    #expect(lines == 3, "a window of a hundred pixels has three whole lines")
    hand.key(104)
    #expect(value(hand)?.caret == 0)
  }

  @Test func `in a text that the screen scrolls, pages go by what is seen of the screen`() {
    let lines = (0..<60).map { "\($0)" }.joined(separator: "\n")
    let view = TextView(
      id: "note", text: RichText(TextContent(lines)), editing: TextEditing(editable: true))
    var hand = Hand(.screen(.scrollView(ScrollView(content: [.textView(view)]))))
    let path: NodePath = "screens.main.content[0].scroll-view.content[0].text-view"
    func line() -> Int? {
      hand.session.app?.current.view.fields[path].map { value in
        value.text.prefix(value.caret).count { $0 == "\n" }
      }
    }
    hand.key(102, held: [29])
    hand.key(109)
    let window = hand.session.screenPlacement?.areas.first?.viewport.height ?? 0
    #expect(line() == window / 33)
    #expect(window / 33 > 3)
    hand.key(104)
    #expect(line() == 0)
  }

  @Test func `a family, and a letter with its accent, are one character`() {
    var hand = hand("a👨‍👩‍👧e\u{301}")
    hand.key(14)
    #expect(value(hand)?.text == "a👨‍👩‍👧")
    hand.key(105)
    #expect(value(hand)?.caret == 1)
    hand.key(111)
    #expect(value(hand)?.text == "a")
  }

  @Test func `where one writes from the right, left leads on`() {
    var hand = hand("שלום")
    let app = Scene.screen(
      .textView(
        TextView(
          id: "note", text: RichText(TextContent("שלום", language: "he")), height: 100,
          editing: TextEditing(editable: true))))
    hand = Hand(app)
    hand.key(102)
    hand.key(105)
    #expect(value(hand)?.caret == 1)
    hand.key(106)
    #expect(value(hand)?.caret == 0)
  }

  @Test func `what is typed looks like what stands before it`() {
    let bold = TextLook(weight: .bold)
    var hand = hand(
      RichText([
        TextRun(text: "Head\n", style: bold), TextRun(text: "plain"),
      ]))
    type("s", &hand)
    hand.key(102, held: [29])
    hand.key(107)
    type("er", &hand)
    let runs = value(hand)?.richText.runs
    #expect(runs?.map(\.text.string) == ["Header\n", "plains"])
    #expect(runs?.map(\.style) == [bold, TextLook()])
    hand.key(108)
    hand.key(102)
    type("x", &hand)
    #expect(value(hand)?.richText.runs.last?.text.string == "xplains", "a line has its own look")
    // All of it gone, one goes on in its first look.
    hand.key(30, held: [29])
    hand.key(14)
    type("x", &hand)
    #expect(value(hand)?.richText.runs == [TextRun(text: "x", style: bold)])
  }

  @Test func `a text has a longest, past which it says so`() {
    var hand = hand(String(repeating: "a\n", count: 5_000))
    type("b", &hand)
    #expect(value(hand)?.text.count ?? 10_000 == 10_000)
    #expect(
      hand.events.contains {
        if case .refused(let one) = $0 { one.reason.contains("10000") } else { false }
      })
    hand.key(14)
    type("b", &hand)
    #expect(value(hand)?.text.hasSuffix("ab") == true)
  }

  // MARK: Coming and going

  @Test func `Tab leaves the text, and so do arrows at its ends`() {
    var hand = hand("one\ntwo")
    #expect(hand.session.focusedControl == "note")
    hand.key(15)
    #expect(hand.session.focusedControl == "save")
    hand.key(15, held: [42])
    #expect(hand.session.focusedControl == "note")
    hand.key(108)
    #expect(hand.session.focusedControl == "save", "there is no line below the last one")
    hand.key(103)
    #expect(hand.session.focusedControl == "note")
    hand.key(103)
    #expect(hand.session.focusedControl == "note", "there is one above")
    #expect(value(hand)?.text ?? "one\ntwo" == "one\ntwo")
  }

  @Test func `a held arrow stays in the text`() {
    var hand = hand("one\ntwo")
    let press = KeyPress(code: 108, isRepeat: true)
    hand.does(.keyDown(press), .keys)
    #expect(hand.session.focusedControl == "note")
  }

  @Test func `a knob scrolls the text to its end, then leaves it`() throws {
    var hand = hand((0..<9).map { "Line \($0)" }.joined(separator: "\n"))
    #expect(hand.session.focusedControl == "note")
    hand.turn(1)
    #expect(hand.session.focusedControl == "note")
    for _ in 0..<8 where hand.session.focusedControl == "note" { hand.turn(1) }
    #expect(hand.session.focusedControl == "save")
    let area = try #require(hand.session.screenPlacement?.area(path))
    #expect(area.offset == area.maximumOffset)
    for _ in 0..<12 { hand.turn(-1) }
    #expect(hand.session.screenPlacement?.area(path)?.offset == .zero)
    let names = hand.session.screenPlacement?.controls.map(\.name)
    #expect(names == ["note", "save"], "one stop for a text")
  }

  @Test func `with a keyboard, the knob's push leads to the mark that was scrolled away`() {
    var hand = hand((0..<9).map { "Line \($0)" }.joined(separator: "\n"), keyboard: .sample)
    hand.does(.attached(name: "AT keyboard"), .keys)
    hand.key(102, held: [29])
    hand.turn(1)
    hand.turn(1)
    #expect(caret(hand) == nil)
    hand.push()
    #expect(caret(hand) != nil)
    #expect(hand.session.focusedControl == "note")
  }

  @Test func `what was typed is told when it is left, once`() {
    var hand = hand("one")
    type("s", &hand)
    #expect(hand.events.allSatisfy { if case .typed = $0 { false } else { true } })
    hand.key(15)
    let told = AppEvent.typed(screen: "main", control: "note", text: "ones")
    #expect(hand.events.count { $0 == told } == 1)
    hand.key(57)
    let events = hand.events
    #expect(events.last == .activated(screen: "main", control: "save"))
    #expect(events.count { $0 == told } == 1)
  }

  @Test func `a touched button hears what was typed before it`() {
    var hand = hand("one")
    type("s", &hand)
    hand.tap("save")
    #expect(
      hand.events.suffix(2) == [
        .typed(screen: "main", control: "note", text: "ones"),
        .activated(screen: "main", control: "save"),
      ])
  }

  @Test func `in what is magnified a tap still finds its letter`() throws {
    let view = TextView(
      id: "note", text: RichText("one two"), height: 60, editing: TextEditing(selectable: true))
    let scroll: NodePath = "screens.main.content[0].scroll-view"
    var hand = Hand(.screen(.scrollView(ScrollView(maxZoom: 2, content: [.textView(view)]))))
    hand.perform { session in
      session.app?.current.view.zooms[scroll] = 2
      return []
    }
    hand.tell(.text("nothing", nil))
    hand.wait(100)
    let text = try #require(hand.session.screenPlacement?.textViews.first)
    #expect(text.density == Density(2))
    // Letters are twice as wide now.
    hand.tap(PixelPoint(x: text.box.x + 5 * 22 + 10, y: text.box.y + 20), for: 700)
    #expect(hand.session.app?.current.view.fields[text.path]?.markedText == "two")
  }

  // MARK: The application

  @Test func `an update puts another text in its place`() {
    var hand = hand(RichText([TextRun(text: "")], binding: "text"))
    hand.tell(.text("text", "from outside"))
    type("!", &hand)
    #expect(value(hand)?.text == "from outside!")
    hand.tell(.text("text", "anew"))
    #expect(value(hand)?.text == "anew")
    type("!", &hand)
    #expect(value(hand)?.text == "anew!")
  }

  @Test func `an update reaches the page with keys, and nothing is told as typed`() {
    var hand = hand(RichText([TextRun(text: "one two")], binding: "text"), keyboard: .sample)
    hand.tap(point(0, 2, hand))
    hand.present()
    hand.tap("q")
    #expect(content(hand) == "onqe two" || content(hand) == "oqne two")
    hand.tell(.text("text", "from outside"))
    #expect(content(hand) == "from outside")
    hand.tap("done")
    #expect(value(hand)?.text == "from outside")
    #expect(hand.events.allSatisfy { if case .typed = $0 { false } else { true } })
  }

  @Test
  func `an update leaves the mark where it was on the page, or at the end of what is shorter`() {
    var hand = hand(RichText([TextRun(text: "one two")], binding: "text"), keyboard: .sample)
    hand.push()
    hand.present()
    hand.tell(.text("text", "three words now"))
    hand.tap("q")
    #expect(content(hand) == "three wqords now")
    hand.tell(.text("text", "ab"))
    hand.tap("q")
    hand.tap("done")
    #expect(value(hand)?.text == "abq")
    #expect(hand.events.last == .typed(screen: "main", control: "note", text: "abq"))
  }

  @Test func `an update reaches a page that an alert covers`() {
    var hand = hand(RichText([TextRun(text: "one")], binding: "text"), keyboard: .sample)
    hand.push()
    hand.present()
    hand.ask(Alert(title: "T", buttons: [AlertButton(title: "OK")]))
    hand.tell(.text("text", "two"))
    hand.arm()
    hand.key(28)
    hand.arm()
    #expect(content(hand) == "two")
  }

  @Test func `an update of another text leaves the page alone`() {
    var hand = hand(RichText([TextRun(text: "one")], binding: "text"), keyboard: .sample)
    hand.push()
    hand.present()
    hand.tap("q")
    hand.tell(.text("other", "two"))
    #expect(content(hand) == "oneq")
  }

  /// What the field of the page with keys shows.
  private func content(_ hand: Hand) -> String? {
    hand.session.placement?.control(.field(0))?.label.string
  }

  // MARK: The keys on the screen

  @Test func `without a keyboard a touched text opens keys, with one for a new line`() {
    var hand = hand("ab", keyboard: .sample)
    hand.tap(point(0, 1, hand))
    hand.present()
    #expect(hand.session.glass.frame(ofControl: "newline") != nil)
    hand.tap("newline")
    hand.tap("q")
    hand.tap("done")
    #expect(value(hand)?.text == "a\nqb", "typed where the finger was")
    #expect(hand.events.last == .typed(screen: "main", control: "note", text: "a\nqb"))
  }

  @Test func `keys on the screen keep the looks of the text`() {
    let bold = TextLook(weight: .bold)
    var hand = hand(
      RichText([TextRun(text: "Head\n", style: bold), TextRun(text: "text")]), keyboard: .sample)
    hand.push()
    hand.present()
    hand.tap("q")
    hand.tap("done")
    #expect(value(hand)?.richText.runs.map(\.text.string) == ["Head\n", "textq"])
    #expect(value(hand)?.richText.runs.first?.style == bold)
  }

  @Test func `a text that wants no keys on the screen has none`() {
    var hand = hand("ab", TextEditing(editable: true, keyboard: false), keyboard: .sample)
    hand.tap("note")
    hand.present()
    #expect(hand.session.glass.frame(ofControl: "done") == nil)
    #expect(hand.session.focusedControl == "note")
  }

  @Test func `a page for a field has no key for a new line`() {
    var hand = Hand(.screen(.field(TextField(id: "name"))), keyboard: .sample)
    hand.tap("name")
    hand.present()
    #expect(hand.session.glass.frame(ofControl: "done") != nil)
    #expect(hand.session.glass.frame(ofControl: "newline") == nil)
  }

  // MARK: Reading

  @Test func `a cursor moves through a text that cannot be changed`() {
    var hand = hand("one\ntwo", TextEditing(cursor: true), keyboard: .sample)
    #expect(caret(hand) != nil)
    hand.key(108)
    #expect(value(hand)?.caret == 4)
    type("x", &hand)
    hand.key(14)
    hand.key(28)
    #expect(value(hand)?.text == "one\ntwo")
    #expect(hand.session.glass.frame(ofControl: "done") == nil)
    hand.key(106, held: [42])
    #expect(value(hand)?.marked == nil, "nothing is marked in it")
  }

  @Test func `a text that is only marked shows no cursor, and arrows scroll it`() {
    var hand = hand(
      (0..<9).map { "Line \($0)" }.joined(separator: "\n"), TextEditing(selectable: true))
    #expect(caret(hand) == nil)
    hand.key(108)
    #expect(hand.session.screenPlacement?.area(path)?.offset.y ?? 0 > 0)
    #expect(value(hand) == nil)
    hand.key(106, held: [42])
    #expect(value(hand)?.marked == 0..<1)
    #expect(marks(hand).count == 1)
  }

  // TEXT-VIEW-CARPLAY-NO-EDITING
  @Test(arguments: ["carplay", "kiosk"])
  func `a text that is only read takes nothing`(name: String) throws {
    var hand = hand("one two", .none, profile: try Platforms.profile(name))
    let before = hand.session.screenPlacement
    type("x", &hand)
    hand.tap(PixelPoint(x: 60, y: 40), for: 900)
    hand.tap(PixelPoint(x: 60, y: 40))
    hand.tap(PixelPoint(x: 60, y: 40))
    hand.swipe(from: PixelPoint(x: 40, y: 40), to: PixelPoint(x: 120, y: 40))
    hand.key(30, held: [29])
    hand.key(105, held: [42])
    #expect(value(hand) == nil)
    #expect(hand.session.screenPlacement?.parts == before?.parts)
    #expect(hand.session.focusedControl == "save")
  }

  // MARK: Marking

  @Test func `Shift and arrows mark, and typing replaces what is marked`() {
    var hand = hand("one two")
    for _ in 0..<3 { hand.key(105, held: [42]) }
    #expect(value(hand)?.markedText == "two")
    #expect(marks(hand).map(\.width) == [33])
    type("2", &hand)
    #expect(value(hand)?.text == "one 2")
    #expect(marks(hand).isEmpty)
    hand.key(30, held: [29])
    #expect(value(hand)?.markedText == "one 2")
    hand.key(1)
    #expect(value(hand)?.marked == nil)
    hand.key(30, held: [29])
    hand.key(105)
    #expect(value(hand)?.caret == 0, "an arrow leads to the end of what was marked")
    #expect(value(hand)?.marked == nil)
  }

  @Test func `what is marked is cut, copied and pasted`() {
    var hand = hand("one two")
    hand.key(105, held: [29, 42])
    hand.key(45, held: [29])
    #expect(value(hand)?.text == "one ")
    hand.key(102)
    hand.key(47, held: [29])
    #expect(value(hand)?.text == "twoone ")
    hand.key(30, held: [125])
    hand.key(46, held: [29])
    hand.key(107, held: [29])
    hand.key(47, held: [29])
    #expect(value(hand)?.text == "twoone twoone ")
  }

  @Test func `what can only be read can be copied, not cut or pasted over`() {
    var hand = hand("one", TextEditing(selectable: true))
    hand.key(30, held: [29])
    hand.key(45, held: [29])
    hand.key(47, held: [29])
    #expect(value(hand)?.text == "one")
    #expect(hand.session.glass.clipboard == "one")
  }

  @Test func `two taps mark a word, and go on marking`() {
    var hand = hand("one two three", TextEditing(selectable: true))
    hand.tap(point(0, 5, hand))
    hand.tap(point(0, 5, hand))
    #expect(value(hand)?.markedText == "two")
    hand.wait(1000)
    let start = point(0, 5, hand)
    hand.tap(start)
    hand.does(.contactDown(contact: 0, at: start), .touch)
    hand.wait(40)
    hand.does(.contactMoved(contact: 0, at: point(0, 9, hand)), .touch)
    #expect(value(hand)?.markedText == "two t" || value(hand)?.markedText == "two th")
    hand.does(.contactMoved(contact: 0, at: point(0, 0, hand)), .touch)
    #expect(value(hand)?.markedText == "one two" || value(hand)?.markedText == "ne two")
    hand.does(.contactUp(contact: 0, at: point(0, 0, hand)), .touch)
    #expect(value(hand)?.marked != nil)
  }

  @Test func `a finger that holds still marks a word`() {
    var hand = hand("one two", TextEditing(selectable: true))
    hand.tap(point(0, 1, hand), for: 700)
    #expect(value(hand)?.markedText == "one")
    hand.key(15)
    #expect(hand.session.focusedControl == "save")
    #expect(value(hand)?.marked == nil, "it goes with the focus")
  }

  @Test func `a finger scrolls where the pointer marks`() {
    let text = (0..<9).map { "Line \($0)" }.joined(separator: "\n")
    var touched = hand(text, TextEditing(selectable: true))
    touched.swipe(from: point(2, 1, touched), to: point(0, 1, touched))
    #expect(touched.session.screenPlacement?.area(path)?.offset.y ?? 0 > 0)
    #expect(value(touched)?.marked == nil)
    var pointed = hand(text, TextEditing(selectable: true))
    pointed.does(.pointerDown(at: point(0, 0, pointed)), .pointer)
    pointed.does(.pointerMoved(at: point(0, 4, pointed)), .pointer)
    pointed.does(.pointerUp(at: point(0, 4, pointed)), .pointer)
    #expect(value(pointed)?.markedText == "Line" || value(pointed)?.markedText == "Line ")
    #expect(pointed.session.screenPlacement?.area(path)?.offset == .zero)
  }

  @Test func `a tap on what is marked keeps it, for the keys on the screen to replace`() {
    var hand = hand("one two", keyboard: .sample)
    hand.tap(point(0, 5, hand), for: 700)
    #expect(value(hand)?.markedText == "two")
    hand.wait(1000)
    hand.tap(point(0, 5, hand))
    hand.present()
    #expect(hand.session.placement?.control(.field(0))?.marks.isEmpty == false)
    hand.tap("q")
    hand.tap("done")
    #expect(value(hand)?.text == "one q")
  }

  @Test func `a text without marking marks nothing`() {
    var hand = hand("one two", TextEditing(editable: true, selectable: false))
    hand.key(105, held: [42])
    hand.tap(point(0, 1, hand), for: 700)
    hand.key(30, held: [29])
    #expect(value(hand)?.marked == nil)
  }

  // MARK: Driving

  @Test func `where typing is not allowed keys go nowhere, and no page opens`() {
    var profile = Profile.sample()
    profile.behaviour.driving = [
      .parked: DrivingLimits(), .moving: DrivingLimits(allowsTyping: false),
    ]
    var hand = hand("one", keyboard: .sample, profile: profile)
    hand.tap("note")
    hand.present()
    #expect(hand.session.glass.frame(ofControl: "done") == nil)
    type("x", &hand)
    hand.key(14)
    #expect(value(hand)?.text ?? "one" == "one")
    hand.tell(.driving(.parked))
    type("x", &hand)
    #expect(value(hand)?.text.count == 4)
  }

  @Test func `what a driving state cuts is not typed into`() {
    var profile = Profile.sample()
    profile.behaviour.driving = [.parked: DrivingLimits(), .moving: DrivingLimits(textLength: 8)]
    var hand = hand("one", profile: profile)
    hand.tell(.driving(.parked))
    type(" and two", &hand)
    hand.tell(.driving(.moving))
    type("x", &hand)
    #expect(value(hand)?.text == "one and two")
    let shown = hand.session.screenPlacement?.parts.compactMap { part in
      if case .text(let text, _) = part.shape { text.string } else { nil }
    }
    #expect(shown?.contains("one and…") == true)
  }
}
