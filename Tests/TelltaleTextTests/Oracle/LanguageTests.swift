import TelltaleModel
import Testing

@Suite("Set as Pango sets it")
struct LanguageTests {
  static let samples: [(Language, String)] = [
    ("en", "Your destination may close before you arrive. Start navigation anyway?"),
    ("ja", "目的地に到着する前に閉店する可能性があります。それでも「案内」を開始しますか？"),
    ("zh-Hans", "您到达之前，目的地可能已经关闭。仍要开始导航吗？“测试”（一）"),
    ("zh-Hant", "您抵達之前，目的地可能已經關閉。仍要開始導航嗎？「測試」"),
    ("ko", "도착하기 전에 목적지가 문을 닫을 수 있습니다. 안내를 시작하시겠습니까?"),
    ("ar", "قد تغلق وجهتك قبل وصولك. هل تريد بدء الملاحة على أي حال؟"),
    ("he", "ייתכן שהיעד ייסגר לפני הגעתך. להתחיל בניווט בכל זאת?"),
    ("hi", "आपके पहुँचने से पहले गंतव्य बंद हो सकता है। क्या फिर भी नेविगेशन शुरू करें?"),
    ("th", "จุดหมายปลายทางของคุณอาจปิดก่อนที่คุณจะไปถึง ต้องการเริ่มนำทางหรือไม่"),
    ("de", "Die Geschwindigkeitsbegrenzungsanzeige ist vorübergehend nicht verfügbar."),
  ]

  @Test("every language, on wide and narrow lines", arguments: samples)
  func language(_ language: Language, _ text: String) throws {
    let comparison = try Comparison()
    for width in stride(from: 40, through: 700, by: 30) {
      comparison.expectSame(TestFonts.request(text, language, width: width))
    }
  }

  @Test("every language, semibold, on one line", arguments: samples)
  func semibold(_ language: Language, _ text: String) throws {
    let comparison = try Comparison()
    comparison.expectSame(TestFonts.request(text, language, size: 31, weight: .semibold))
  }
}
