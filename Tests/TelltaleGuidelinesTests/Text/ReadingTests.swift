import TelltaleModel
import Testing

@testable import TelltaleGuidelines

@Suite struct ReadingTests {
  private let reader: Reader

  init() throws { reader = try Reader() }

  @Test(arguments: [
    ("The route was lost.", TextClass.sentence),
    ("Can't reach the map server.", .sentence),
    ("You're offline.", .sentence),
    ("This removes it from all devices.", .sentence),
    ("The route ends here.", .sentence),
    ("Check that the phone is on.", .sentence),
    ("Delete This Route?", .question),
    ("Do you want to resume", .question),
    ("How does it work", .question),
    ("Check the antenna cable.", .imperative),
    ("Polish the front sensor.", .imperative),
    ("Do Not Disturb While Driving", .imperative),
    ("Don’t Save", .imperative),
    ("Map Server Unreachable", .fragment),
    ("Update Available", .fragment),
    ("Install the Latest Updates", .imperative),
    ("What's New in Maps", .fragment),
    ("Parking at 9 AM", .fragment),
    ("May 5 Schedule", .fragment),
    ("The Latest Updates", .fragment),
    ("Anna's Phone", .fragment),
    ("“Is This Love” Unavailable", .fragment),
  ])
  func `English sentences, commands and headings are told apart`(text: String, kind: TextClass) {
    #expect(reader.read(text).reading.textClass == kind)
  }

  @Test(arguments: ["Phone disconnected.", "Some apps need access.", "3 songs left."])
  func `what may be a sentence is held to be one where it matters`(text: String) {
    #expect(reader.read(text).reading.mayBeSentence)
  }

  @Test(arguments: ["Route Not Saved.", "Storage full", "Map Server Unreachable."])
  func `what cannot be a sentence is none`(text: String) {
    let reading = reader.read(text).reading
    #expect(reading.textClass == .fragment && !reading.mayBeSentence)
  }

  @Test(arguments: [
    ("経路を保存できませんでした。", TextClass.sentence),
    ("再試行してください。", .sentence),
    ("経路を削除する", .sentence),
    ("経路を削除しますか", .question),
    ("地図サーバ接続不可。", .fragment),
    ("エラー", .fragment),
    ("駐車場案内", .fragment),
  ])
  func `Japanese is told by its endings`(text: String, kind: TextClass) {
    #expect(reader.read(text, "ja").reading.textClass == kind)
  }

  @Test(arguments: [
    ("无法保存路线,因为存储空间已满", TextClass.sentence),
    ("要删除此路线吗", .question),
    ("错误。", .fragment),
    ("路线不可用", .fragment),
  ])
  func `Chinese is told by verbs, modals and clauses`(text: String, kind: TextClass) {
    #expect(reader.read(text, "zh").reading.textClass == kind)
  }

  @Test func `a language without word lists is not read`() {
    #expect(reader.read("Reitti on kadonnut", "fi").reading.textClass == nil)
  }

  @Test func `an abbreviation ends no sentence`() {
    let sentences = reader.read("It takes approx. 5 min. to Dr. Weber. Then it ends.").sentences
    #expect(sentences.map(\.string) == ["It takes approx. 5 min. to Dr. Weber.", "Then it ends."])
  }

  @Test func `closing quotes stay with their sentence`() {
    let sentences = reader.read("「削除しますか？」と聞かれます。はい。", "ja").sentences
    #expect(sentences.map(\.string) == ["「削除しますか？」と聞かれます。", "はい。"])
  }
}
