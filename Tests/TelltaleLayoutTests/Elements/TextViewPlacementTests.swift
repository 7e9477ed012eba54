import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

@Suite struct TextViewPlacementTests {
  private let context = LayoutContext(
    profile: .sample(), language: "en", size: PixelSize(width: 400, height: 300),
    typesetter: GridTypesetter())

  /// Letters are 11 pixels wide, lines 33 high.
  private func set(_ runs: [TextRun], width: Int) -> SetRichText {
    RichTextSetter(context: context, base: TextStyle(size: 22, weight: .regular))
      .set(runs, TextLook(), width: width, endsOpen: true)
  }

  private func map(_ runs: [TextRun], width: Int) -> CaretMap {
    CaretMap(
      set(runs, width: width), of: runs.map(\.text.string).joined(), width: width,
      alignment: .leading, by: context.typesetter)
  }

  private let bold = TextLook(weight: .bold)

  @Test func `places go on through texts of several looks`() {
    let map = map([TextRun(text: "ab ", style: bold), TextRun(text: "c\nd")], width: 200)
    #expect(map.lines.map(\.range) == [0..<4, 5..<6])
    #expect(map.lines.map(\.y) == [0, 33])
    #expect(map.lines[0].characters.map(\.leading) == [0, 11, 22, 33])
    #expect(map.x(of: 4, in: 0) == 44)
    #expect(map.character(at: PixelPoint(x: 35, y: 5)) == 3)
    #expect(map.place(nearest: 40, in: 0).caret == 4)
    #expect(map.marks(1..<6).map(\.width) == [33 + 8, 11])
  }

  @Test(arguments: [true, false])
  func `a line feed at the end has a line for the mark`(isStyled: Bool) {
    let runs =
      isStyled
      ? [TextRun(text: "a", style: bold), TextRun(text: "b\n")] : [TextRun(text: "ab\n")]
    let map = map(runs, width: 200)
    #expect(map.lines.count == 2)
    #expect(map.line(of: 3, leansBack: false) == 1)
    #expect(
      map.caret(of: FieldValue(text: "ab\n"), width: 2)
        == PixelRect(x: -1, y: 33, width: 2, height: 33))
  }

  @Test func `an empty text has a line for the mark`() {
    for runs in [[TextRun(text: "")], [TextRun(text: "", style: bold), TextRun(text: "")]] {
      let map = map(runs, width: 200)
      #expect(map.lines.count == 1)
      #expect(map.lines[0].height == 33)
      #expect(map.place(nearest: 50, in: 0).caret == 0)
      #expect(map.marks(0..<0).isEmpty)
    }
  }

  @Test func `a word that is longer than a line is broken, in pieces of several looks as well`() {
    let runs = [TextRun(text: "one ", style: bold), TextRun(text: "abcdefghijklmn op")]
    let set = set(runs, width: 110)
    #expect(set.lines.map(\.width).allSatisfy { $0 <= 110 + 7 })
    let map = map(runs, width: 110)
    #expect(map.lines.map(\.range) == [0..<4, 4..<14, 14..<21])
    #expect(map.lines.map(\.isBroken) == [true, true, false])
    #expect(map.lines[1].characters.map(\.leading) == (0..<10).map { $0 * 11 })
  }

  @Test func `a mark leaves legible what was legible`() {
    let profile = Profile.sample()
    for appearance in Appearance.allCases {
      let palette = profile.theme.palette(appearance)
      for (ink, ground) in [
        (Color.white, palette.textGround), (palette.text, palette.card),
        (palette.text, palette.raised),
        (Color(rgb: 0xFF9F0A), palette.textGround),
      ] {
        let mark = palette.mark(under: [ink], on: ground)
        #expect(ink.contrast(with: mark.over(ground)) >= 4.5)
        #expect(mark.over(ground) != ground)
      }
    }
  }

  @Test func `a text is one control, and scrolls in its own frame`() {
    let view = TextView(
      id: "note", text: RichText(TextContent("a\nb\nc\nd\ne\nf")), height: 80,
      editing: TextEditing(editable: true))
    let screen = Screen(content: [.textView(view)])
    let placement = ScreenSetting(screen: screen, path: "screen").place(in: context)
    #expect(placement.controls.map(\.name) == ["note"])
    #expect(placement.areas.map(\.path) == ["screen.content[0].text-view"])
    #expect(placement.controls.first?.frame == placement.areas.first?.viewport)
    #expect(placement.textViews.first?.box.height == 6 * 33)
  }
}
