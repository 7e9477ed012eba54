import Foundation
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleGuidelines

/// How texts at the borders between sentence, question, command and heading are read, with each word
/// that decides between them once with and once without what makes it count.
@Suite struct ReadingGoldenTests {
  private static let english = [
    // Questions, with and without a mark, whole and not.
    "Delete This Route?", "Is this the car?", "Do you want to resume", "Do you", "Do Not Disturb",
    "Does the car start", "Can we go", "Can we", "How does it work", "How does it",
    "How does maps work",
    "What's New", "What is new here", "“Do” you want to go", "“Will You Go” Unavailable",
    "Will you go", "Will Smith Plays", "Are You Lost", "Why", "Why?", "Who is it", "Resume?",
    "Route or Map?", "Won't it start?", "Isn't it", "Don't you go?",
    // Prohibitions and commands.
    "Do not turn off the car", "Do Not", "Do", "Don't", "Don't Save", "Don’t Save the Route",
    "Please", "Please Wait", "Please the Driver", "Move the car", "Move", "Move Car", "Move Failed",
    "Update Available", "Update Map", "Update", "Call Failed", "Call Ended", "Call Red",
    "Call Fred",
    "Charge Not Started", "Charge Car", "Start Engine", "Stop", "Polish the front sensor",
    "Polish the", "Polish sensor", "All the Cars", "Of the Route", "And the Route",
    "Near the Route",
    "What the Driver Saw", "“Polish” the sensor", "“Move” Car", "Clean a", "Clean a Lens",
    "The the a",
    "Look Good", "Stay Tuned", "Keep Moving", "Remain Seated", "Seem Needed", "Be Ready",
    "Need Bed",
    "Check Speed", "Check Checked", "Check Tired", "Check Used",
    // Headings that begin with a verb's helper.
    "Could Not Connect", "Could Not Connect.", "Cannot Save Route", "Cannot Save Route.", "Cannot",
    "Can't Save", "Can't you save", "Couldn't Load Map", "Couldn't Load Map!", "Could We Load",
    "Can Not Load", "“Cannot” Save Route",
    // Verbs with a subject, and what only looks like one.
    "The route was lost", "Route was lost", "Was lost", "WAS LOST", "You're offline",
    "We've arrived",
    "It'll take long", "I'm here", "That's all", "Anna's Phone", "It's late", "What's late",
    "The car isn't ready", "Isn't ready", "Hasn't", "“The Route Was Lost” Playing",
    "I am here", "9 am", "Am", "At 9 am", "May", "May 5", "5 May", "May Day", "You may go",
    "March 3",
    "3 March", "March", "March On", "The March", "Will", "Will Power", "It will go", "Can",
    "Oil Can",
    "Must", "A Must", "Might", "The Might", "Do It", "They do it", "Be", "Have", "Have Fun",
    "You have mail", "To Have",
    "This removes it", "This removes", "This less", "This is", "That adds", "It runs", "It ss",
    "Its bus",
    "It pass", "The route ends here", "The route ends", "A route ends here", "Route ends here",
    "The “route” ends here", "The route “ends” here", "The Latest Updates",
    "The Latest Updates Here",
    "You saved it", "You sofa", "He parked", "They go", "We red", "Phone disconnected",
    "Phone disconnected.", "Not disconnected", "Phone Not disconnected", "Bed", "Red Bed",
    "Route shed",
    "Some apps need access", "Some apps", "3 songs left", "Storage full", "Map Server Unreachable",
    "Route Not Saved.", "Check that the phone is on.", "Radio plays", "Radio plus", "Radio gas", "",
    "…", "?", "123", "OK", "Now Playing", "Parking at 9 AM",
  ]
  private static let japanese = [
    "経路を保存できませんでした。", "経路を保存できませんでした", "再試行してください。", "再試行してください", "経路を削除する", "経路を削除しますか",
    "経路を削除しますか？", "経路を削除？", "地図サーバ接続不可。", "エラー", "エラーです", "エラーですか", "駐車場案内", "削除", "削除する？",
    "保存した", "保存しました。続けます。", "続けますね", "見つかりません", "ない", "電話がない", "はい", "いいえ。", "しよう", "行きましょう",
    "だめだ", "どこか", "何", "走行中", "準備中です…", "か", "？", "。",
  ]
  private static let chinese = [
    "无法保存路线,因为存储空间已满", "无法保存路线，因为存储空间已满。", "要删除此路线吗", "要删除此路线吗？", "删除？", "错误。", "错误", "路线不可用",
    "请重试", "请重试。", "删除路线", "是否删除", "是否删除路线", "您的手机已断开", "手机已断开连接。", "正在加载", "加载中", "可以继续", "不能继续。",
    "什么", "为什么", "你好吗", "电量低", "电量低，请充电", "，", "。", "吗",
  ]

  @Test
  func `texts at the borders between sentence, question, command and heading are read as approved`()
    throws
  {
    let reader = try Reader()
    let report = [("en", Self.english), ("ja", Self.japanese), ("zh", Self.chinese)].map {
      language, texts in
      "# \(language)\n"
        + texts.map { "\($0) = \(told(reader.read($0, Language(language))))\n" }.joined()
    }
    #expect(try Golden.changes(in: "findings/readings.txt", report.joined()) == [])
  }

  private func told(_ passage: Passage) -> String {
    let reading = passage.reading
    let kind = reading.textClass.map { "\($0)" } ?? "unread"
    let count = passage.sentences.count
    return kind + (reading.isFullQuestion ? ", whole" : "")
      + (reading.mayBeSentence ? ", perhaps a sentence" : "")
      + (count == 1 ? "" : ", \(count) parts")
  }
}
