import Testing

@testable import TelltaleSyntax
@testable import TelltaleTrials

/// What stands on the page of a report.
@Suite struct TestPageTests {
  private static let hostile = "</script><img src=x onerror=alert(1)>&\u{2028}"

  private func outcome(_ text: String) -> TestOutcome {
    var test = TestCase(name: text, file: text, scene: text, script: text)
    test.variant.profile = text
    let step: JSONValue = [
      "text": .string(text), "screen": .string(text), "tree": .string(text),
      "said": [.string(text)],
      "told": [.string(text)], "picture": .string("step-1.png"), "failed": .string(text),
    ]
    return TestOutcome(
      test, exit: .code(1), record: ["over": true, "steps": [step]], errors: text, milliseconds: 5,
      folder: text)
  }

  private func page(_ outcomes: [TestOutcome], picture: [UInt8] = [1, 2, 3]) -> String {
    let findings = outcomes.map { (TestPage.Subject($0.test), [$0.test.name]) }
    let page = TestPage(outcomes, findings: Dictionary(findings) { first, _ in first }) { _, _ in
      picture
    }
    return String(decoding: page.bytes, as: UTF8.self)
  }

  @Test func `nothing that a scene or a program says becomes markup`() throws {
    let plain = page([outcome("plain")])
    let text = page([outcome(Self.hostile)])
    #expect(!text.contains("<img"))
    #expect(!text.contains("\u{2028}"))
    for mark: Character in ["<", ">"] {
      #expect(text.components(mark) == plain.components(mark), "\(mark) came from a text")
    }
    // And all of it is there for who reads the data.
    #expect(
      text.contains("\\u003c/script\\u003e\\u003cimg src=x onerror=alert(1)\\u003e\\u0026\\u2028"))
  }

  @Test func `the page asks for nothing and takes texts as texts`() {
    let text = page([outcome("a")])
    #expect(text.contains("default-src 'none'"))
    for word in [
      "innerHTML", "insertAdjacentHTML", "document.write", "eval(", "src=\"http", "href=",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func `pictures that are the same stand there once`() {
    let text = page([outcome("a"), outcome("b")])
    #expect(text.contains("\"pictures\":[\"AQID\"]"))
  }

  @Test func `past the limit pictures are left out and counted`() {
    let text = page([outcome("a")], picture: Array(repeating: 7, count: (48 << 20) + 1))
    #expect(text.contains("\"left\":1"))
    #expect(text.contains("\"picture\":null"))
    #expect(text.utf8.count < 1 << 20)
  }

  @Test func `bytes become base64`() {
    let cases: [(String, String)] = [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ]
    for (plain, coded) in cases { #expect(Base64.text(Array(plain.utf8)) == coded) }
    #expect(Base64.text([255, 239, 190]) == "/+++")
  }

  @Test func `JUnit counts what failed apart from what could not be run`() {
    var passed = outcome("a")
    passed.verdict = .passed
    var broken = outcome("x")
    broken.verdict = .broken
    let text = TestJUnit.text([passed, outcome(Self.hostile), broken])
    #expect(text.contains("tests=\"3\" failures=\"1\" errors=\"1\" time=\"0.015\""))
    #expect(!text.contains("<img"))
    #expect(text.contains("<error message=\"x\">"))
  }
}

extension String {
  /// How often a mark stands in it.
  fileprivate func components(_ mark: Character) -> Int { count { $0 == mark } }
}
