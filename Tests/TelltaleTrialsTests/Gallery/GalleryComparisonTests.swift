import TelltaleSyntax
import Testing

@testable import TelltaleTrials

@Suite struct GalleryComparisonTests {
  private func entry(_ view: String, picture: String? = nil) -> GalleryEntry {
    var entry = GalleryEntry(
      .init(
        scene: "a.yaml", view: view, profile: "kiosk", theme: "day", size: "800x480", textSize: "1")
    )
    entry.picture = picture
    entry.outline = "screen \"\(view)\"\n"
    entry.findings = ["a.yaml:1:1: note: \(view)"]
    return entry
  }

  @Test func `pictures are new, gone, changed and the same`() {
    let comparison = GalleryComparison(
      [entry("start"), entry("old"), entry("list")], [entry("start"), entry("list"), entry("new")]
    ) { before, _ in GalleryChange(before.subject.view == "list" ? .changed : .same) }
    #expect(comparison.summary == "1 changed, 1 new, 1 gone, 1 same")
    #expect(comparison.gone.map(\.subject.view) == ["old"])
    #expect(comparison.changes[entry("new").subject]?.kind == .new)
    #expect(!comparison.isSame)
  }

  @Test func `the same pictures are told as such`() {
    let comparison = GalleryComparison([entry("start")], [entry("start")]) { _, _ in .init(.same) }
    #expect(comparison.isSame)
    #expect(comparison.summary == "1 same")
    #expect(GalleryComparison([], []) { _, _ in .init(.same) }.summary == "no pictures")
  }

  @Test func `a catalogue is read as it was written`() {
    var refused = entry("table")
    refused.problem = "a.yaml:3:1: error: refused"
    let entries = [entry("start", picture: "pictures/a.png"), refused]
    #expect(GalleryCatalogue.entries(GalleryCatalogue.bytes(entries)) == entries)
  }

  @Test(arguments: ["", "[]", "{}", #"{"pictures":1}"#, "\u{0}"])
  func `what is no catalogue is not taken for one`(text: String) {
    #expect(GalleryCatalogue.entries(Array(text.utf8)) == nil)
  }

  @Test func `what scenes say is never markup`() {
    var bad = entry("</script><img src=x onerror=alert(1)>")
    bad.outline = "\"<b>\u{2028}"
    let page = String(decoding: GalleryPage([bad]).bytes, as: UTF8.self)
    #expect(!page.contains("<img src=x"))
    #expect(!page.contains("<b>"))
    #expect(!page.contains("\u{2028}"))
    #expect(page.components("</script>") == 2)
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `what is gone stands on the page with what became of it`() {
    let comparison = GalleryComparison([entry("old")], [entry("start")]) { _, _ in .init(.same) }
    let page = String(
      decoding: GalleryPage([entry("start")], comparison: comparison, against: "main").bytes,
      as: UTF8.self)
    #expect(page.contains(#""view":"old""#))
    #expect(page.contains(#""kind":"gone""#))
    #expect(page.contains(#""against":"main""#))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
