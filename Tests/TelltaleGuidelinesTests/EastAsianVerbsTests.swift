import TelltaleWords
import Testing

@testable import TelltaleGuidelines

/// Verbs of Japanese and Chinese, by dictionaries.
@Suite struct EastAsianVerbsTests {
  @Test(arguments: ["削除", "上書き", "経路を保存", "すべて保存", "今すぐダウンロード"])
  func `a Japanese title ends in a verbal noun`(title: String) {
    #expect(VerbBook.all.japanese.end(title))
  }

  @Test(arguments: ["", "除", "詳細", "お気に入り", "削除済み"])
  func `what ends otherwise has none`(title: String) {
    #expect(!VerbBook.all.japanese.end(title))
  }

  @Test(arguments: ["覆盖", "立即安装", "不安装", "打开地图", "傳送郵件", "繼續", "全部拒绝"])
  func `a Chinese title begins or ends with a verb`(title: String) {
    #expect(VerbBook.all.chinese.frame(title))
  }

  @Test(arguments: ["", "更", "附近加油站", "地图", "历史记录"])
  func `a verb inside of a noun does not count`(title: String) {
    #expect(!VerbBook.all.chinese.frame(title))
  }

  /// They are searched by halves.
  @Test(arguments: ["abet", "writhe", "lyophilize"])
  func `first, last and one in the middle are found in a table`(word: String) {
    #expect(VerbBook.all.english.isNothingElse(word))
    #expect(!VerbBook.all.english.isNothingElse(word + "x"))
  }
}
