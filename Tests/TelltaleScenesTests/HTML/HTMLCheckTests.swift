import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

@Suite struct HTMLCheckTests {
  private func faults(_ html: String, _ files: BundleFiles = .none) -> [String] {
    HTMLCheck.report(html, files: files).faults.map { "\($0.line) \($0.message)" }
  }

  @Test(
    arguments: [
      "<script>x()</script>", "<SCRIPT src=a.js></SCRIPT>", "<iframe src=a.html></iframe>",
      "<object data=a.swf></object>", "<embed src=a.swf>", "<form></form>", "<input>",
      "<select><option>A</select>", "<textarea></textarea>", "<button>A</button>",
      "<video src=a.mp4></video>", "<audio src=a.mp3></audio>", "<canvas></canvas>",
      "<marquee>A</marquee>", "<svg><animate/></svg>", "<base target=a>",
      "<meta http-equiv=Refresh content=5>", "<p onclick=x()>A</p>", "<body onload=x()>",
      "<a href='java&#10;script:x()'>A</a>", "<a href=' javascript:x()'>A</a>",
      "<img src=https://example.org/a.png>", "<img src=//example.org/a.png>",
      "<img src='\\\\example.org\\a.png'>", "<img src=data:image/png;base64,AA==>",
      "<img src=../a.png>", "<img src=/etc/a.png>", "<img srcset='a.png, http://b/c.png 2x'>",
      "<link rel=stylesheet href=http://a/b.css>", "<table background=http://a/b.png></table>",
      "<div style='background: url( \"http://a/b\" )'></div>",
      "<div style='animation: a 1s'></div>", "<div style='-webkit-transition: all 1s'></div>",
      "<style>@import 'http://a/b.css';</style>", "<style>@-webkit-keyframes a {}</style>",
      "<style>a { b: image-set('http://a/b.png' 1x) }</style>",
      "<template><script>x()</script></template>", "<noscript><iframe></iframe></noscript>",
      "<!--><script>x()</script>-->", "<title><b></title><script>x()</script>",
      "<style></style><p style='tr\\61nsition-duration: 2s'>A</p>",
    ])
  func `what runs, moves, asks or comes from elsewhere is refused`(_ html: String) {
    let faults = HTMLCheck.report(html, files: .none).faults
    #expect(faults.count == 1, "\(faults)")
    #expect(faults.first?.kind == .active)
  }

  @Test(
    arguments: [
      "<h1>Notice</h1><p>Version 2</p>", "<p>&lt;script&gt; and onclick=x()</p>",
      "<!-- <script>x()</script> -->", "<img src='a b.png'><img src=./a.png?x#y>",
      "<p data-onclick=x title='javascript:'>A</p>",
      "<style>p { color: red } /* animation: a 1s */ q { content: 'http://a' }</style>",
      "<p style='animation: none; transition: none !important'>A</p>",
      "<style>@media print { p { background: url(a.png) } } @import 'a.css';</style>",
      "<style>a:hover { color: red } b { anim: 1; background: rgb(0, 0, 0) }</style>",
      "<ul><li>A<li>B</ul><table><tr><td>1</table>", "", "plain", "<", "<p", "&#0;\u{0}",
      "<title><script>x()</script></title>",
      "<a href='#b'>B</a><a name=b></a><a href='#'>Top</a><a href=#top>Top</a>",
      "<a href='#%E3%81%82'>A</a><p id='あ'></p>", "<cite cite='http://a'>A</cite>",
      "<q cite='https://example.org'>A</q>", "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    ])
  func `what stands still is not`(_ html: String) { #expect(faults(html) == []) }

  @Test func `links lead to what is on the page`() {
    let html = "<a href=#b>B</a>\n<a href=other.html>C</a>\n<area href=http://a>\n<p id=c>"
    #expect(
      faults(html) == [
        "1 <a> leads to \"#b\", and nothing on the page has that id",
        "2 <a> leads to \"other.html\", which is not on this page",
        "3 <area> leads to \"http://a\", which is not on this page",
      ])
    #expect(HTMLCheck.report(html, files: .none).faults.allSatisfy { $0.kind == .link })
  }

  @Test func `the line is that of the tag, attribute or declaration`() {
    let html =
      "<p>\n<b\n  onclick=x>A</b>\n<style>\np {\n  animation: a 1s }</style>\n<script></script>"
    #expect(HTMLCheck.report(html, files: .none).faults.map(\.line) == [3, 6, 7])
  }

  @Test func `faults stand at their lines of the scene`() throws {
    let told = try Scenes.complaints("web-view:\n  html: |\n    <p>A\n    <script>x()</script>\n")
    #expect(
      told == [
        "s.yaml:4:1: error: <script> runs (line 2 of the page) [WEB-VIEW-STATIC-ONLY]; remove it;"
          + " a web view shows only still content from the bundle"
      ])
    let flow = try Scenes.complaints("web-view: {html: <script>x()</script>}")
    #expect(
      flow.first?.hasPrefix("s.yaml:1:18: error: <script> runs [WEB-VIEW-STATIC-ONLY]") == true)
  }

  @Test func `pages and pictures of the bundle are looked at`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "page.html", "<p>A\n<img src=still.gif><img src=moving.gif>\n<script></script>")
    try folder.write("still.gif", bytes: gif(frames: 1))
    try folder.write("moving.gif", bytes: gif(frames: 2))
    let scene = try folder.write("scene.yaml", "web-view: {file: page.html}")
    let loaded = SceneFile.load(
      path: scene, profile: try Platforms.profile("kiosk"), lexicons: try Scenes.lexicons.get())
    #expect(
      loaded.findings.map(\.message) == [
        "page.html:2: <img> has the picture \"moving.gif\", which moves",
        "page.html:3: <script> runs",
      ])
    #expect(Set(loaded.findings.map(\.path)) == ["web-view.file"])
  }

  private func gif(frames: Int) -> [UInt8] {
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    return Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
      + (0..<frames).flatMap { _ in [0x21, 0xF9, 4, 0, 0, 0, 0, 0] + frame } + [0x3B]
  }

  @Test func `motion is told from a picture's blocks`() {
    #expect(!ImageMotion.isAnimated(gif(frames: 1)))
    #expect(ImageMotion.isAnimated(gif(frames: 2)))
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let head: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8) + Array(repeating: 0, count: 17)
    let control: [UInt8] = [0, 0, 0, 8] + Array("acTL".utf8) + Array(repeating: 0, count: 12)
    let data: [UInt8] = [0, 0, 0, 0] + Array("IDAT".utf8) + [0, 0, 0, 0]
    #expect(ImageMotion.isAnimated(png + head + control + data))
    #expect(!ImageMotion.isAnimated(png + head + data + control))
    let webp = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0]
    #expect(ImageMotion.isAnimated(webp + [0x02]))
    #expect(!ImageMotion.isAnimated(webp + [0x10]))
    for length in 0..<40 { _ = ImageMotion.isAnimated(Array(gif(frames: 2).prefix(length))) }
  }

  @Test(
    arguments: [
      String(repeating: "<div>", count: 20_000),
      "<b " + String(repeating: "a=1 ", count: 3_000) + ">",
      String(repeating: "a", count: Limits.htmlBytes + 1),
    ])
  func `a page that costs too much is not read`(_ html: String) {
    let faults = HTMLCheck.report(html, files: .none).faults
    #expect(faults.map(\.kind) == [.limit])
  }

  @Test func `memory is bounded whatever the tags`() {
    // Each paragraph takes up all open formatting again.
    let html =
      (0..<5_000).map { "<b a=\($0)>" }.joined() + String(repeating: "<p>x", count: 4_990)
    let clock = ContinuousClock()
    let time = clock.measure { _ = HTMLCheck.report(html, files: .none).faults }
    #expect(time < .seconds(10))
  }

  private func nested(_ count: Int, in tag: String = "div") -> String {
    String(repeating: "<\(tag)>", count: count) + "a"
  }

  /// The text stands in the elements, in <body> and in <html>.
  @Test func `a page is refused that is nested deeper than it is laid out`() throws {
    #expect(HTMLCheck.report(nested(Limits.htmlDepth - 2), files: .none).faults == [])
    let report = HTMLCheck.report("<p>A</p>\n  " + nested(Limits.htmlDepth - 1), files: .none)
    let fault = try #require(report.faults.first)
    #expect(report.faults.count == 1 && fault.kind == .depth)
    #expect((fault.line, fault.column) == (2, 3 + 5 * (Limits.htmlDepth - 2)))
    #expect(
      fault.message
        == "<div> is inside of 256 elements and holds more, at most 256 are laid out inside each"
        + " other")
  }

  @Test func `what is nested too deep is told with its place`() throws {
    let folder = try TemporaryFolder()
    try folder.write("page.html", "<p>A\n" + nested(300))
    let scene = try folder.write("scene.yaml", "web-view:\n  file: page.html")
    let loaded = SceneFile.load(
      path: scene, profile: try Platforms.profile("kiosk"), lexicons: try Scenes.lexicons.get())
    let refusal = try #require(loaded.refusal?.all.first)
    #expect(refusal.location?.line == 2 && refusal.location?.column == 9)
    #expect(refusal.message.hasPrefix("page.html:2:1271: <div> is inside of 256 elements"))
    #expect(refusal.remedy == "nest fewer elements, and see that each of them is closed")
    let told = try Scenes.complaints("web-view:\n  html: |\n    <p>A\n    \(nested(300))")
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("s.yaml:4:1: error: <div> is inside of 256 elements") == true)
    #expect(told.first?.contains("(line 2 of the page)") == true)
  }

  @Test func `pictures are told with their places, counted from the page's folder`() {
    let html = """
      <style>@import 'a.css'; p { background: url(p.png) }</style>
      <img alt=A src='b%20c.png'> <img src=d.png?1> <table background=e.jpg></table>
      <p style="background: url('f.webp')"><script src=g.js></script><img src=d.png>
      """
    let report = HTMLCheck.report(html, files: .none, folder: "legal/")
    #expect(
      report.pictures == [
        PagePicture(file: "legal/p.png", line: 1, column: 8),
        PagePicture(file: "legal/b c.png", line: 2, column: 12),
        PagePicture(file: "legal/d.png", line: 2, column: 34),
        PagePicture(file: "legal/e.jpg", line: 2, column: 54),
        PagePicture(file: "legal/f.webp", line: 3, column: 4),
      ])
  }

  @Test func `a picture that moves is found in the page's own folder`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("legal")
    try folder.write("legal/moving.gif", bytes: gif(frames: 2))
    let files = BundleFiles(beside: folder.path + "/scene.yaml")
    let html = "<img src=moving.gif>"
    #expect(HTMLCheck.report(html, files: files, folder: "legal/").faults.count == 1)
    #expect(HTMLCheck.report(html, files: files).faults.isEmpty)
  }
}
