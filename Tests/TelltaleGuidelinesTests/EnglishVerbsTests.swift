import TelltaleTestSupport
import TelltaleWords
import Testing

@testable import TelltaleGuidelines

@Suite struct EnglishVerbsTests {
  private let verbs = VerbBook.all.english

  @Test(arguments: ["publish", "translate", "exist", "contain", "abet", "yield"])
  func `verbs are found, the first and the last too`(word: String) {
    #expect(verbs.has(word))
  }

  @Test(arguments: [
    "", "a", "zz", "music", "favorites", "publish translate", "Publish", "yiel", "bet ",
  ])
  func `what is none is not found`(word: String) { #expect(!verbs.has(word)) }

  @Test func `what is a noun as well is told apart`() {
    #expect(verbs.has("post") && !verbs.isNothingElse("post"))
    #expect(verbs.isNothingElse("include"))
  }

  @Test func `every word of both lists is found`() {
    for list in [verbs.alone, verbs.shared] {
      let words = "\(list)".split(separator: " ").map(String.init)
      #expect(words.count > 1000 && words == words.sorted())
      for word in words { #expect(verbs.has(word), "\(word)") }
    }
  }

  @Test(arguments: [
    ("A file with this name already exists", true), ("This folder contains a file", true),
    ("This action requires a network", true), ("The Latest Updates", false),
    ("Two Saved Places", false), ("Contains Alcohol", false),
  ])
  func `a verb that is nothing else makes a sentence`(text: String, isSentence: Bool) throws {
    let passage = try Reader().read(text)
    #expect(passage.reading.isSentence == isSentence)
  }
}
