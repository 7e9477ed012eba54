import TelltaleTestSupport
import Testing

@testable import TelltaleImages

/// What the library is given of drawings, or why it is given nothing, case by case.
@Suite struct DrawingGoldenTests {
  private static let shapes = [
    ##"<rect width="1" height="2" fill="#fff"/>"##,
    "<g id='a &amp; b' class='x'><circle r='1'/></g>",
    "<g id='&lt;&gt;&quot;&apos;&#9;&#10;&#13;é'/>", "<title>t</title><desc>d</desc><rect/>",
    "<metadata><rect/><text/></metadata>", "<rect data-a='1' aria-label='2' role='img' x='3'/>",
    "<rect font-family='a' font-size='3' text-anchor='end' marker-end='url(b.svg)'/>",
    "<rect xmlns:o='http://o.example' o:label='a'/><o:box xmlns:o='http://o.example'><text/></o:box>",
    ##"<rect id="r"/><use href="#r"/><use xlink:href="#r" xmlns:xlink="http://www.w3.org/1999/xlink"/>"##,
    "<use xlink:title='t' xmlns:xlink='http://www.w3.org/1999/xlink'/>",
    "<rect href='#'/>", "<rect href='a'/>", "<rect href='#a b'/>", "<rect href='#a/b'/>",
    "<rect href='#é-_.:9'/>",
    ##"<rect fill="url(#a)"/>"##, ##"<rect fill="url( '#a' )"/>"##, ##"<rect fill='url("#a")'/>"##,
    ##"<rect fill="url('')"/>"##, ##"<rect fill="url(')"/>"##, ##"<rect fill="url(#a) url(#b)"/>"##,
    ##"<rect fill="url(#a"/>"##, ##"<rect fill="URL(#a) rgb(1,2,3)"/>"##, "<rect fill='calc(1)'/>",
    "<rect fill='(1)'/>", "<rect d='a\\b'/>", "<rect d='@a'/>", "<rect d='/*'/>",
    "<rect transform='translate(1) rotate(2) skewX(3) skewY(4) matrix(1) scale(2)'/>",
    "<rect style=''/>", "<rect style='fill:red'/>", "<rect style=' Fill : red ;; stroke:blue ; '/>",
    "<rect style='fill'/>", "<rect style='fill:'/>", "<rect style='colour:red'/>",
    "<rect style='-x-y:1;font-family:a;cursor:b;fill:red'/>", "<rect style='fill:red!important'/>",
    "<rect style='fill:a(b)'/>", "<rect style='fill:url(#a'/>",
    "<style>rect{fill:red}</style>", "<style> .a , #b > g.c *{fill:red;stroke:blue}\n</style>",
    "<style>a{fill:red}b{stroke:1 > 0}</style>", "<style>a{}</style>", "<style></style>",
    "<style>/* a */rect/* b */{fill:red}/* c */</style>", "<style>/* a</style>", "<style>a</style>",
    "<style>a{fill:red} b</style>", "<style>a{fill:red</style>", "<style>a[b]{fill:red}</style>",
    "<style>a:b{fill:red}</style>", "<style>é{fill:red}</style>", "<style>a{fill:red}}</style>",
    "<style>a{b:c}</style>", "<style>a{fill:url(x)}</style>",
    "<style><![CDATA[a{fill:red}]]></style>",
    "<style><rect/></style>", "<text/>", "<tspan/>", "<image/>", "<marker/>", "<feDropShadow/>",
    "<script/>", "<set/>", "<view/>", "<RECT/>", "<rect onload='a'/>", "<rect wobble='a'/>",
    "<rect x='1' x='2'/>", "<rect x=1/>", "<rect x/>", "<rect", "<rect>", "<g></rect>", "</g>",
    "<!-- a -- b --><rect/>", "<!-- a", "<?php a ?><rect/>", "<![CDATA[ a ]]><rect/>",
    "<![CDATA[ a",
    "&lt;&amp;", "&nbsp;", "&#65;&#x42;", "&#xFFFFFFFF;", "&#x;", "&;", "& a", "<a:b/>", "< a/>",
    "<1/>", "<rect x='<'/>", "<rect x='a&b'/>", "\u{1}", "<g>\n\t<g>\n  <text/></g></g>",
  ]

  private static let files = [
    "", " ", "a", "<svg/>", "<svg xmlns=''/>", "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:rect/></s:svg>",
    "<s:svg xmlns:s='http://www.w3.org/2000/svg'><rect/></s:svg>",
    "<svg xmlns='http://www.w3.org/2000/svg'/> ", "<svg xmlns='http://www.w3.org/2000/svg'/>a",
    "<svg xmlns='http://www.w3.org/2000/svg'/><!-- a --><?b c?>",
    "<svg xmlns='http://www.w3.org/2000/svg'/><svg/>",
    "\u{FEFF}<svg xmlns='http://www.w3.org/2000/svg'/>",
    "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>",
    "<?xml version='1.0' encoding='utf-8' standalone='no'?><svg xmlns='http://www.w3.org/2000/svg'/>",
    "<?xml version='1.0' encoding='latin1'?><svg xmlns='http://www.w3.org/2000/svg'/>",
    " <?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>",
    "<!DOCTYPE svg><svg xmlns='http://www.w3.org/2000/svg'/>",
    "<!DOCTYPE svg PUBLIC 'a' 'b'><svg xmlns='http://www.w3.org/2000/svg'/>",
    "<!DOCTYPE svg [ ]><svg xmlns='http://www.w3.org/2000/svg'/>", "<!DOCTYPE svg",
    "<g xmlns='http://www.w3.org/2000/svg'/>",
  ]

  @Test
  func `what is left of a drawing, and what is said of one that is not drawn, is as approved`()
    throws
  {
    let cases =
      Self.shapes.map { "<svg xmlns='http://www.w3.org/2000/svg'>\($0)</svg>" } + Self.files
    let report = cases.map { file in
      do throws(PictureError) {
        return "\(written(file))\n  drawn: \(written(try Drawing(Array(file.utf8)).text))\n"
      } catch {
        return "\(written(file))\n  refused: \(written(error.description))\n"
      }
    }
    #expect(try Golden.changes(in: "images/drawings.txt", report.joined()) == [])
  }

  private func written(_ text: String) -> String {
    text.unicodeScalars.map { $0.value < 32 || $0.value == 0xFEFF ? "\\u{\($0.value)}" : "\($0)" }
      .joined()
  }

  @Test(arguments: [(64, true), (65, false)])
  func `shapes stand as deep in each other as is drawn, and no deeper`(depth: Int, isDrawn: Bool) {
    let groups =
      String(repeating: "<g>", count: depth - 1) + String(repeating: "</g>", count: depth - 1)
    let file = "<svg xmlns='http://www.w3.org/2000/svg'>\(groups)</svg>"
    #expect(((try? Drawing(Array(file.utf8))) != nil) == isDrawn)
  }

  @Test(arguments: [(64, true), (65, false)])
  func `an element has as many attributes as are read, and no more`(count: Int, isDrawn: Bool) {
    let attributes = (1...count).map { " data-\($0)=''" }.joined()
    let file = "<svg xmlns='http://www.w3.org/2000/svg'><g\(attributes)/></svg>"
    #expect(((try? Drawing(Array(file.utf8))) != nil) == isDrawn)
  }

  @Test(arguments: [(500, true), (501, false)])
  func `styles have as many selectors as are held against shapes, and no more`(
    count: Int, isDrawn: Bool
  ) {
    let names = (1...count).map { ".a\($0)" }.joined(separator: ",")
    let file = "<svg xmlns='http://www.w3.org/2000/svg'><style>\(names){fill:red}</style></svg>"
    #expect(((try? Drawing(Array(file.utf8))) != nil) == isDrawn)
  }
}
