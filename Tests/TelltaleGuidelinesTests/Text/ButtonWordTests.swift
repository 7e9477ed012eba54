import Testing

@testable import TelltaleGuidelines

@Suite struct ButtonWordTests {
  private let reader: Reader

  init() throws { reader = try Reader() }

  @Test(arguments: ["Favorites", "Settings", "Bluetooth Settings", "Trip Details", "Albums"])
  func `a caption has no verb for certain`(text: String) {
    #expect(ButtonVerb.isMissing(in: reader.read(text)))
  }

  @Test(arguments: [
    "Focus", "Access Trunk", "Bypass", "Precondition Cabin", "Emergency Call", "Volume Up",
    "Show Settings", "Defog", "Yodel",
  ])
  func `what may be a verb is not called a caption`(text: String) {
    #expect(!ButtonVerb.isMissing(in: reader.read(text)))
  }

  @Test func `captions are known in Japanese and Chinese`() {
    #expect(ButtonVerb.isMissing(in: reader.read("お気に入り", "ja")))
    #expect(!ButtonVerb.isMissing(in: reader.read("お気に入りに追加", "ja")))
    #expect(!ButtonVerb.isMissing(in: reader.read("緊急通報", "ja")))
    #expect(ButtonVerb.isMissing(in: reader.read("播放列表", "zh")) == false)
    #expect(ButtonVerb.isMissing(in: reader.read("首页", "zh")))
    #expect(!ButtonVerb.isMissing(in: reader.read("回家", "zh")))
  }

  @Test(arguments: [
    ("削除", "ja", true), ("経路を削除", "ja", true), ("削除しない", "ja", false),
    ("最近削除した項目", "ja", false), ("削除済みを表示", "ja", false), ("删除路线", "zh", true),
    ("不删除", "zh", false), ("恢复已删除的路线", "zh", false), ("還原已刪除的項目", "zh", false),
  ])
  func `what was destroyed already is not destroyed again`(
    text: String, language: String, isDestroying: Bool
  ) {
    let title = reader.read(text, .init(language))
    #expect(ButtonWords.begins(title, with: "destructive-verbs") == isDestroying)
  }

  @Test(arguments: ["Could Not Connect", "Cannot Lock the Car", "Can’t Save Route"])
  func `a clause without subject is a heading unless it closes like a sentence`(text: String) {
    #expect(reader.read(text).reading.textClass == .fragment)
    #expect(reader.read(text + ".").reading.textClass == .sentence)
  }
}
