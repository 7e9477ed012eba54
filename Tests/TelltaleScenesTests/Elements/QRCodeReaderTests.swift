import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How QR codes are written, and what of them nobody could use.
@Suite struct QRCodeReaderTests {
  private var profile: Profile {
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    return profile
  }

  private func load(_ elements: String...) -> LoadedScene {
    let content = elements.map { "    - \($0)\n" }.joined()
    return SceneFile.load(
      bytes: Array("screen:\n  content:\n\(content)".utf8), name: "f", profile: profile,
      lexicons: .empty)
  }

  private func first(_ element: String) throws -> Element {
    let loaded = load(element)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root else { throw CancellationError() }
    return try #require(screen.content.first)
  }

  @Test func `a code has content, words, a size and how much may be hidden`() throws {
    #expect(
      try first("qr: {content: 'https://e.org/7', about: Receipt}")
        == .qr(QRCode(content: "https://e.org/7", about: "Receipt")))
    #expect(
      try first(
        "qr: {id: q, content: {bind: link, text: none}, about: A, size: 160, correction: high}")
        == .qr(
          QRCode(
            id: "q", content: "none", binding: "link", about: "A", size: .points(160),
            correction: .high)))
    #expect(
      try first("qr: {content: {bind: link}, about: A, size: 32.5mm}")
        == .qr(QRCode(binding: "link", about: "A", size: .millimetres(32.5))))
  }

  @Test(arguments: [
    ("qr: {about: A}", "a QR code without content"),
    (
      "qr: {content: a, about: A, correction: most}",
      "found \"most\", expected low, medium, quartile or high"
    ),
    (
      "qr: {content: a, about: A, size: 4cm}",
      "found \"4cm\", expected points from 40 to 2000, or millimetres from 5 to 500 such as 40mm"
    ),
    (
      "qr: {content: a, about: A, size: 900mm}",
      "found \"900mm\", expected points from 40 to 2000, or millimetres from 5 to 500 such as 40mm"
    ),
  ]) func `what is no code is refused`(text: String, message: String) {
    #expect(load(text).errors.map(\.message) == [message])
  }

  @Test func `content that no code holds is refused with its bytes, and told what would hold it`() {
    let long = String(repeating: "é", count: 1_300)
    let errors = load("qr: {content: \(long), about: A, correction: high}").errors
    #expect(
      errors.map(\.message) == [
        "the content of the QR code has 2600 bytes, and a code with correction: high holds 1273"
      ])
    #expect(
      errors.map(\.remedy) == [
        "say less, such as a short address that leads to the rest, or take correction: low"
      ])
    let most = String(repeating: "a", count: 1_273)
    #expect(load("qr: {content: \(most), about: A, correction: high}").errors == [])
  }

  @Test func `a code alone is refused: somebody needs words`() {
    let told = ["a QR code with no words beside it"]
    #expect(load("qr: {content: a}").errors.map(\.message) == told)
    #expect(load("column: {content: [{qr: {content: a}}]}").errors.map(\.message) == told)
    #expect(
      load("qr: {content: a}", "button: {title: Go, action: {emit: a}}").errors.map(\.message)
        == told)
    #expect(load("qr: {content: a}", "label: {text: Receipt, message: true}").errors == [])
    #expect(
      load("column: {content: [{qr: {content: a}}, {label: {text: Receipt, message: true}}]}")
        .errors
        == [])
    // Words that stand elsewhere may be about anything.
    let apart = load(
      "column: {content: [{qr: {content: a}}]}", "label: {text: Receipt, message: true}")
    #expect(apart.errors.map(\.message) == told)
  }
}
