import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltalePages
import TelltaleSurfaces
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltaleSession

/// A text is one in the tree of meaning, whatever looks and lines it has.
@Suite struct MeaningTextTests {
  private func meanings(_ content: String, on name: String = "kiosk") throws -> [Meaning] {
    let sample = try SampleScene(
      "lang: en\nscreen:\n  navigation-bar: {title: T}\n  content:\n" + content, on: name)
    let fonts = try FontBook(faces: sample.profile.typography.faces)
    var hand = Hand(
      environment: Environment(
        profile: sample.profile, typesetter: fonts, pages: PageBook(fonts: fonts) { _ in nil },
        reducesMotion: true), size: PixelSize(width: 400, height: 800))
    let (environment, now) = (hand.environment, hand.now)
    hand.perform { session in
      session.open(
        sample.scene, question: 1, language: "en", words: .english, at: now, in: environment)
    }
    return hand.session.meaning(in: hand.environment).all
  }

  private func paragraphs(_ content: String) throws -> [String] {
    try meanings(content).filter { $0.role == .paragraph }.map(\.name)
  }

  @Test(arguments: ["label", "text-view"])
  func `the pieces of a text are one`(element: String) throws {
    let long = "a word and another one and so on until the line is full, "
    for (text, expected) in [
      (#"["H", {text: "2", size: 12}, "O is water"]"#, "H2O is water"),
      (#"["Total: ", {text: "12", weight: bold}, ".50 €"]"#, "Total: 12.50 €"),
      (
        #"["Go to gate ", {text: "B", weight: bold}, "7", {text: ", now", color: destructive}]"#,
        "Go to gate B7, now"
      ),
      (#"["\#(long)", {text: "\#(long)", weight: bold}, "end"]"#, long + long + "end"),
      (#""\#(long)\#(long)""#, (long + long).trimmed),
      (#"["One\n\n", {text: "Two", weight: bold}]"#, "One Two"),
      (#"["مرحبا ", {text: "A1", weight: bold}, "!"]"#, "مرحبا A1!"),
    ] {
      #expect(try paragraphs("    - \(element): {text: \(text)}\n") == [expected])
    }
  }

  @Test func `a text that takes several lines is whole`() throws {
    let label = try #require(
      try meanings(
        "    - label: {message: true, text: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'}\n"
      )
      .first { $0.role == .paragraph })
    #expect(label.frame.height > 50 && !label.states.contains(.cut))
    #expect(
      label.name
        == "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    )
  }

  @Test func `texts on a card are told one by one, each as one`() throws {
    let card = try #require(
      try meanings(
        """
            - card:
                id: day
                action: {emit: day}
                content:
                  - label: {text: ["4", {text: ".50 €", size: 14}], message: true}
                  - label: {text: ["4", {text: ".50 €", size: 14}], message: true}
        """
      ).first { $0.id == "day" })
    #expect(card.name == "4.50 €" && card.description == "4.50 €")
  }

  @Test func `what has passed and what is left of a progress are a text each`() throws {
    let bar = try #require(
      try meanings(
        "    - progress: {value: 0.4, elapsed: ['2', {text: ':01', weight: bold}], remaining: '-3:01'}\n"
      )
      .first { $0.role == .progressbar })
    #expect(bar.description == "2:01, -3:01")
  }

  @Test(arguments: [
    ("<p>H<sub>2</sub>O is <b>water</b></p>", ["H2O is water"]),
    ("<p>Total: <b>12</b>.50 €</p><p>Next</p>", ["Total: 12.50 €", "Next"]),
    ("<div>a <i>b</i><p>c</p>d<br>e</div>", ["a b", "c", "d e"]),
    ("<table><tr><td>1<sup>2</sup><td>x <b>y</b>z</table>", ["12", "x yz"]),
    ("<ul><li>one <em>two</em></ul>", ["one two"]),
    (
      "<p>one two three four five six seven eight <b>nine ten eleven</b> twelve thirteen fourteen</p>",
      ["one two three four five six seven eight nine ten eleven twelve thirteen fourteen"]
    ),
    ("<p>say <q>a <b>b</b></q>!</p>", ["say “a b”!"]),
    ("<p style='text-transform:uppercase'>ab<b>c</b></p>", ["ABC"]),
  ])
  func `a paragraph of a page is one text`(html: String, expected: [String]) throws {
    #expect(try paragraphs("    - web-view: {html: \"\(html)\"}\n") == expected)
  }

  @Test func `a link of several looks is one, and so is what stands around it`() throws {
    let all = try meanings(
      "    - web-view: {html: \"<p id=a>see H<b>2</b> <a href='#a'>part <b>1</b>.5</a> or <i>not</i></p>\"}\n"
    )
    #expect(all.filter { $0.role == .link }.map(\.name) == ["part 1.5"])
    #expect(all.filter { $0.role == .paragraph }.map(\.name) == ["see H2", "or not"])
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop(while: \.isWhitespace).reversed()) }
}
