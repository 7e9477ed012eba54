import TelltaleGraphics
import TelltaleTestSupport
import TelltaleText
import TelltaleWords
import Testing

@testable import TelltaleLint
@testable import TelltaleModel
@testable import TelltalePages

/// Each element of the HTML standard is drawn, or told by lint.
@Suite struct PageElementTests {
  /// All elements of the standard (its index of elements, 2025) that may hold text or are seen by themselves, with the
  /// word `Word` in them.
  static let elements: [(name: String, html: String)] = {
    let plain = """
      a abbr address article aside audio b bdi bdo blockquote button canvas cite code data datalist del details dfn
      dialog div em fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup i iframe ins kbd label main map mark
      math menu meter nav noscript object ol output p pre progress q ruby s samp script search section select slot
      small span strong sub sup svg template textarea time u ul var video
      """.split(whereSeparator: \.isWhitespace).map { ("\($0)", "<\($0)>Word</\($0)>") }
    let placed = [
      ("body", "<body>Word"), ("html", "<html>Word"),
      ("caption", "<table><caption>Word</caption><tr><td>A</table>"),
      ("dl", "<dl><dt>A<dd>Word</dl>"), ("dt", "<dl><dt>Word<dd>A</dl>"),
      ("dd", "<dl><dt>A<dd>Word</dl>"),
      ("figcaption", "<figure><figcaption>Word</figcaption></figure>"),
      ("legend", "<fieldset><legend>Word</legend></fieldset>"), ("li", "<ul><li>Word</ul>"),
      ("optgroup", "<optgroup label=Word>Word</optgroup>"), ("option", "<option>Word</option>"),
      ("picture", "<picture>Word</picture>"), ("rp", "<ruby>A<rp>(</rp><rt>Word<rp>)</rp></ruby>"),
      ("rt", "<ruby>A<rt>Word</ruby>"), ("summary", "<details><summary>Word</summary>A</details>"),
      ("selectedcontent", "<selectedcontent>Word</selectedcontent>"),
      ("table", "<table><tr><td>Word</table>"), ("thead", "<table><thead><tr><td>Word</table>"),
      ("tbody", "<table><tbody><tr><td>Word</table>"),
      ("tfoot", "<table><tfoot><tr><td>Word</table>"),
      ("tr", "<table><tr><td>Word</table>"), ("td", "<table><tr><td>Word</table>"),
      ("th", "<table><tr><th>Word</table>"), ("area", "<map><area href='#a'></map><p id=a>A"),
      ("base", "<base href=a>"), ("embed", "<embed src=a>"), ("input", "<input value=Word>"),
      ("source", "<picture><source srcset=a.png><img src=b.png></picture>"),
      ("wbr", "long<wbr>word"), ("link", "<link rel=stylesheet href=a.css>"),
    ]
    return plain + placed
  }()

  private func lint(_ html: String) throws -> (drawn: String, told: [LintFinding]) {
    let base = try Linters.linter(["kiosk"])
    let setup = base.setups[0]
    let fonts = try FontBook(faces: setup.profile.typography.faces)
    let book = PageBook(fonts: fonts) { _ in PixelSize(width: 100, height: 100) }
    let linter = SceneLinter(
      setups: [
        LintSetup(
          profile: setup.profile, lexicons: base.lexicons, verbs: .all, typesetter: fonts,
          pages: book)
      ], lexicons: base.lexicons)
    let text = "web-view:\n  html: |\n    <p>Before</p>\n    \(html)\n"
    let page = book.lay(
      PageRequest(
        html: html, language: "en", window: PixelSize(width: 900, height: 300), size: 20 * 64,
        lineHeight: 1.25, folder: ""))
    let drawn = page.parts.compactMap { part in
      if case .text(let string, _, _, _, _) = part.shape { string } else { nil }
    }
    return (drawn.joined(separator: " "), linter.lint(Array(text.utf8), name: "s.yaml").findings)
  }

  /// SCENE-PAGE-ELEMENT
  @Test(arguments: elements.map(\.name))
  func `an element of the standard is drawn, or told at its place`(name: String) throws {
    let html = try #require(Self.elements.first { $0.name == name }).html
    let (drawn, told) = try lint(html)
    let own = told.filter { $0.message.contains("<\(name)>") || $0.message.contains("<ruby>") }
    #expect(drawn.contains("Word") || !own.isEmpty, "\(told.map(\.message))")
    #expect(own.allSatisfy { $0.location.line == 4 })
  }

  /// SCENE-PAGE-ELEMENT
  @Test func `what is drawn otherwise is told once, and what is drawn is not`() throws {
    let found = try lint("<svg><text>A</text></svg><svg></svg><math><mi>x</mi></math>").told.filter
    {
      $0.rule == "SCENE-PAGE-ELEMENT"
    }
    #expect(
      found.map(\.message) == [
        "<math> is a formula, shown as text on one line (line 2 of the page)",
        "<svg> is a drawing, of which only the text is shown (line 2 of the page)",
      ])
    #expect(found.allSatisfy { $0.severity == .warning && $0.remedy != nil })
    let quiet =
      "<dialog open>A</dialog><details>B</details><q>C</q><noscript>D</noscript><p hidden>E</p>"
      + "<table><thead><tr><td>F</table><link rel=icon href=a.png>"
    #expect(try lint(quiet).told.filter { $0.rule == "SCENE-PAGE-ELEMENT" } == [])
  }
}
