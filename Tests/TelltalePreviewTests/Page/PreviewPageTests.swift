import TelltalePreview
import Testing

@Suite struct PreviewPageTests {
  private func text(_ name: String) throws -> String {
    try #require(PreviewPage.files.first { $0.name == name }).text
  }

  /// What is between two words, wherever they are.
  private func all(in text: String, from start: String, to end: Character) -> [String] {
    text.components(after: start).map { String($0.prefix { $0 != end }) }
  }

  @Test func `scripts ask only for what the page has`() throws {
    let ids = Set(all(in: try text(""), from: " id=\"", to: "\""))
    let asked = Set(all(in: try text("preview.js"), from: "$('", to: "'"))
    let made = ["tab-", "view-", "theme-", "mouse-"]
    #expect(asked.subtracting(ids).subtracting(made) == [])
  }

  @Test func `every id is there once`() throws {
    let ids = all(in: try text(""), from: " id=\"", to: "\"")
    #expect(ids.count == Set(ids).count)
    #expect(ids.count > 30)
  }

  @Test func `every field says what it is for`() throws {
    let markup = try text("")
    for piece in markup.components(after: "<input") {
      let tag = piece.prefix { $0 != ">" }
      let id = all(in: String(tag), from: "id=\"", to: "\"").first ?? ""
      // These stand in their labels.
      let isLabelled = ["language", "distance", "text-size"].contains(id)
      #expect(isLabelled || tag.contains("aria-label"), "\(tag)")
    }
  }

  @Test func `nothing comes from elsewhere, and nothing is run that somebody wrote`() throws {
    for file in PreviewPage.files {
      #expect(!file.text.contains("https://"))
      #expect(!file.text.contains("innerHTML"))
      #expect(!file.text.contains("eval("))
      #expect(!file.text.contains(" style=\""))
      #expect(!file.text.contains(" onclick=\""))
    }
  }
}

extension String {
  /// What follows each place where a text stands.
  fileprivate func components(after start: String) -> [Substring] {
    ranges(of: start).map { self[$0.upperBound...] }
  }
}
