import TelltaleSyntax
import Testing

@testable import TelltaleScenes

@Suite struct IgnoredStyleTests {
  private func told(_ html: String) -> [String] {
    IgnoredStyle.all(in: html).map { "\($0.line): \($0.message)" }
  }

  @Test(
    arguments: [
      ("display: flex", "display: flex"), ("DISPLAY : Grid !important", "display: grid"),
      ("letter-spacing: 2px", "letter-spacing"), ("position: sticky", "position: sticky"),
      ("gap: 4px", "gap"), ("width: calc(100% - 2em)", "width: calc()"),
      ("background: linear-gradient(red, blue)", "background: linear-gradient()"),
      ("color: var(--ink)", "color: var()"), ("color: hsl(0, 0%, 0%)", "color: hsl()"),
      ("--ink: #123", "variables (--ink)"), ("opacity: .5", "opacity"),
      ("/* a */ box\\2d shadow: 0 0 1px", "box-shadow"), ("overflow: clip", "overflow: clip"),
      ("white-space: break-spaces", "white-space: break-spaces"),
      ("position: absolute", "position: absolute"), ("left: 3px", "left"),
      ("z-index: 9", "z-index"),
      ("margin: 0 -4px", "margin: -4px"), ("margin-top: -1em", "margin-top: -1em"),
    ])
  func `what has no effect is told with the element`(style: String, words: String) {
    #expect(
      told("<p style='\(style)'>a</p>") == ["1: <p> has \(words) in its style, without effect"])
  }

  @Test(
    arguments: [
      "display: table-cell; float: left", "margin: 0 auto; padding: 1em", "color: rgb(1, 2, 3)",
      "background: url(a.png) no-repeat", "border-top-left-radius: 3px", "display: inherit",
      "display: -webkit-box", "-webkit-text-stroke: 1px", "cursor: pointer", "hyphens: auto",
      "text-align: start; direction: rtl", "font: bold 12px/1.2 serif", "content: 'display: flex'",
      "animation: a 1s", "transition-delay: 2s", "/* display: flex */",
      "white-space: pre-wrap !important",
    ])
  func `what has an effect, or none that could be seen, is not told`(style: String) {
    #expect(told("<p style=\"\(style)\">a</p>") == [])
  }

  @Test func `each is told once a page, where it stands first`() {
    let page = """
      <style>
      a:hover, li:first-child { color: red }
      @media screen and (min-width: 100px) {
        ul { letter-spacing: 1px; display: flex }
      }
      @supports (display: grid) { ul { letter-spacing: 2px } }
      </style>
      <p style="letter-spacing: 3px">a</p>
      <p style="display: flex">a</p>
      <p style="display: grid">a</p>
      """
    #expect(
      told(page) == [
        "4: <style> has display: flex in its style, without effect",
        "4: <style> has letter-spacing in its style, without effect",
        "6: <style> has @supports in its style, without effect",
        "10: <p> has display: grid in its style, without effect",
      ])
  }

  @Test func `no more are told than of any file`() {
    let many = (0..<60).map { "a\($0): 1" }.joined(separator: ";")
    #expect(told("<p style='\(many)'>a</p>").count == Limits.complaints)
  }
}
