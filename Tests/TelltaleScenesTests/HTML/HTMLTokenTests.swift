import Testing

@testable import TelltaleScenes

/// Where addresses stand in pages and their styles, token by token.
@Suite struct HTMLTokenTests {
  @Test(arguments: [
    ("a.png", ["a.png"]), ("a.png 1x, b.png 2x", ["a.png", "b.png"]),
    ("a.png, b.png 100w,c.png 200w", ["a.png", "b.png", "c.png"]), (" ,, a.png 1x , ", ["a.png"]),
    ("a,b.png 1x,c.png", ["a,b.png", "c.png"]), ("", []), (", ,", []),
  ])
  func `a set of sources names each file once, and no size`(set: String, files: [String]) {
    #expect(HTMLAddress.candidates(set) == files)
  }

  @Test(arguments: [
    ("@import \"//a.example\"", ["//a.example"]), ("@import 'a.css'", ["a.css"]),
    ("@import \"//a\\\n.example\"", ["//a.example"]), ("@import \"//a\n.example\"", ["//a"]),
    ("@import \"\\2f/a\"", ["//a"]), ("p { background: url(a.png) }", ["a.png"]),
    ("p { background: url( 'a.png' ) }", ["a.png"]), ("p { content: \"url(a.png)\" }", []),
    ("/* @import 'a.css' */", []), ("p { background: image-set('a.png' 1x) }", ["a.png"]),
    ("p { background: u\\72l(a.png) }", ["a.png"]), ("@media print { p { content: 'a' } }", []),
  ])
  func `a style names what it fetches, whatever it is written with`(
    style: String, addresses: [String]
  ) {
    let found = CSSScanner.faults(style).compactMap { fault in
      if case .address(let address) = fault.what { address } else { nil }
    }
    #expect(found == addresses)
  }
}
