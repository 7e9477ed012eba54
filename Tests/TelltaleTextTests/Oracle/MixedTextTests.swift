import TelltaleModel
import Testing

@Suite("Mixed text is set as Pango sets it")
struct MixedTextTests {
  // Numbers of several groups stand otherwise after Arabic letters (`NumberRuns`).
  static let samples: [(Language, String)] = [
    ("en", "Call עינת כהן (054-123-4567) now? Yes, call קפה נמרוד."),
    ("he", "להתקשר אל John Smith (מספר 054-123-4567) עכשיו? OK!"),
    ("ar", "هل تريد الاتصال بـ John Smith (رقم 123456) الآن؟ ٤٥٪ متبقية"),
    ("ar", "أبطئ إلى 50 كم/س، ثم انعطف يمينًا إلى Königstraße."),
    ("ja", "Bluetooth 5.0に接続できません。「MyCar-2024」を再起動してください（約30秒）。"),
    ("zh-Hans", "无法连接到 Bluetooth 设备“MyCar”。请在 30 秒后重试（代码：0x1F）。"),
    ("ko", "Bluetooth 기기 'MyCar'에 연결할 수 없습니다. 30초 후 다시 시도하십시오."),
    ("hi", "Bluetooth डिवाइस से कनेक्ट नहीं हो सका। 30 सेकंड बाद कोशिश करें।"),
    ("en", "Fuel: 12.5 L/100 km, range 430–450 km, price $3.99/gal (+5%) — refuel?"),
    ("en", "https://example.com/a/very/long/path?with=query&and=more-of-it"),
    ("de", "Höchstgeschwindigkeit überschritten: 130 km/h. „Tempomat“ ausschalten?"),
    ("fr", "Votre destination est fermée ! Démarrer « quand même » le guidage ?"),
    ("el", "Ο προορισμός σας μπορεί να κλείσει πριν φτάσετε. Έναρξη;"),
    ("ru", "Пункт назначения может закрыться до вашего прибытия. Начать?"),
    ("vi", "Điểm đến của bạn có thể đóng cửa trước khi bạn đến nơi. Vẫn bắt đầu?"),
    (
      "en",
      "First paragraph is here.\\nSecond one follows\\n\\nand the last."
        .replacing("\\n", with: "\n")
    ),
    ("en", "Geschwindig\u{AD}keits\u{AD}begrenzungs\u{AD}anzeige off"),
  ]

  @Test("on wide and narrow lines", arguments: samples)
  func mixed(_ language: Language, _ text: String) throws {
    let comparison = try Comparison()
    comparison.expectSame(TestFonts.request(text, language))
    for width in stride(from: 150, through: 700, by: 50) {
      comparison.expectSame(TestFonts.request(text, language, size: 22, width: width))
    }
  }
}
