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
    ("bn", "আপনি পৌঁছানোর আগেই গন্তব্যটি বন্ধ হয়ে যেতে পারে। তবুও নেভিগেশন শুরু করবেন?"),
    ("pa", "ਤੁਹਾਡੇ ਪਹੁੰਚਣ ਤੋਂ ਪਹਿਲਾਂ ਮੰਜ਼ਿਲ ਬੰਦ ਹੋ ਸਕਦੀ ਹੈ। ਫਿਰ ਵੀ ਨੈਵੀਗੇਸ਼ਨ ਸ਼ੁਰੂ ਕਰਨੀ ਹੈ?"),
    ("gu", "તમે પહોંચો તે પહેલાં ગંતવ્ય બંધ થઈ શકે છે. તો પણ નેવિગેશન શરૂ કરવું છે?"),
    ("or", "ଆପଣ ପହଞ୍ଚିବା ପୂର୍ବରୁ ଗନ୍ତବ୍ୟସ୍ଥଳ ବନ୍ଦ ହୋଇପାରେ। ତଥାପି ନେଭିଗେସନ ଆରମ୍ଭ କରିବେ?"),
    ("ta", "நீங்கள் வருவதற்கு முன் சேருமிடம் மூடப்படலாம். இருந்தாலும் வழிசெலுத்தலைத் தொடங்கவா?"),
    ("te", "మీరు చేరుకునే ముందు గమ్యస్థానం మూసివేయబడవచ్చు. అయినా నావిగేషన్ ప్రారంభించాలా?"),
    ("kn", "ನೀವು ತಲುಪುವ ಮೊದಲು ಗಮ್ಯಸ್ಥಾನ ಮುಚ್ಚಬಹುದು. ಆದರೂ ನ್ಯಾವಿಗೇಷನ್ ಪ್ರಾರಂಭಿಸಬೇಕೆ?"),
    ("ml", "നിങ്ങൾ എത്തുന്നതിനു മുമ്പ് ലക്ഷ്യസ്ഥാനം അടച്ചേക്കാം. എന്നാലും നാവിഗേഷൻ തുടങ്ങണോ?"),
    ("si", "ඔබ පැමිණීමට පෙර ගමනාන්තය වසා දැමිය හැක. එසේ වුවද සංචාලනය ආරම්භ කරන්නද? ශ්‍රී"),
    (
      "lo",
      "ຈຸດໝາຍ\u{200B}ປາຍທາງ\u{200B}ອາດ\u{200B}ປິດ\u{200B}ກ່ອນ\u{200B}ທ່ານ\u{200B}ໄປ\u{200B}ຮອດ ເລີ່ມ\u{200B}ນຳທາງ\u{200B}ບໍ່?"
    ),
    ("my", "သင်\u{200B}မရောက်ခင်\u{200B}နေရာ\u{200B}ပိတ်သွားနိုင်ပါသည်။ လမ်းညွှန်ကို\u{200B}စတင်မလား?"),
    (
      "km",
      "គោលដៅ\u{200B}អាច\u{200B}បិទ\u{200B}មុន\u{200B}ពេល\u{200B}អ្នក\u{200B}ទៅ\u{200B}ដល់។ ចាប់ផ្តើម\u{200B}នាំ\u{200B}ផ្លូវ\u{200B}ឬទេ?"
    ),
    ("ka", "დანიშნულების ადგილი შეიძლება დაიხუროს თქვენს მისვლამდე. მაინც დაიწყოს ნავიგაცია?"),
    ("hy", "Ձեր ժամանումից առաջ վայրը կարող է փակվել։ Սկսե՞լ նավիգացիան։"),
    ("am", "ከመድረስዎ በፊት መድረሻዎ ሊዘጋ ይችላል። ሆኖም አሰሳ ይጀመር?"),
    ("dv", "ކުރިއަށްދާންވީތޯ؟ މި ތަން ބަންދުވެދާނެ."),
    ("bo", "ཁྱེད་རང་མ་སླེབས་གོང་ས་གནས་སྒོ་རྒྱག་སྲིད། འགོ་འཛུགས་སམ།"),
  ]

  /// Where a word is wider than its line, Pango divides it inside of letters that are written as one, and
  /// Unicode 15.1 and we do not: compared on lines that have room for every word.
  private static let conjuncts: [Language] = ["te", "ml"]

  @Test("every language, on wide and narrow lines", arguments: samples)
  func language(_ language: Language, _ text: String) throws {
    let comparison = try Comparison()
    let narrowest = Self.conjuncts.contains(language) ? 280 : 40
    for width in stride(from: narrowest, through: 700, by: 30) {
      comparison.expectSame(TestFonts.request(text, language, width: width))
    }
  }

  @Test("every language, semibold, on one line", arguments: samples)
  func semibold(_ language: Language, _ text: String) throws {
    let comparison = try Comparison()
    comparison.expectSame(TestFonts.request(text, language, size: 31, weight: .semibold))
  }
}
