import TelltaleModel
import Testing

@testable import TelltaleText

/// Numbers of several groups read from left to right after letters of every script.
@Suite struct NumberRunsTests {
  private func runs(_ text: String) -> [String] {
    let scalars = text.unicodeScalars.map(\.value)
    return NumberRuns.all(in: scalars).map { run in
      String(String.UnicodeScalarView(scalars[run].compactMap(Unicode.Scalar.init)))
    }
  }

  /// What is one number, however its groups are parted.
  static let numbers = [
    "021-1234-5678", "00966-50-123-4567", "12-34-56", "10-20", "10–20", "10‑20", "2024-05-12",
    "12/05/2024",
    "10:30-12:00", "10:30–12:00", "192.168.1.10:8080", "1,234.50-2,000.00", "1920×1080", "2+3=5",
    "10~20",
    "+966501234567", "+966-50-123-4567", "*100#", "*100*5#", "#31#123#", "10 000 000", "10 000",
    "1 234 567,89",
    "1234 5678 9012 3456", "50 123 4567", "1 800 555-0199", "$10-$20", "10%-20%", "10€-20€",
    "٠٢١-١٢٣٤-٥٦٧٨", "۰۲۱-۱۲۳۴-۵۶۷۸",
    "۱۰–۲۰",
  ]

  @Test(arguments: numbers)
  func `one number is found as a whole`(text: String) {
    #expect(runs(text) == [text])
    #expect(runs("من \(text) كم.") == [text])
    #expect(runs("من\(text)كم") == [text])
    #expect(runs("(\(text)), \(text)") == [text, text])
  }

  @Test(arguments: [
    "", "5", "123", "5 6", "1 2 3", "0 100 200 300", "12 - 14", "10 – 20", "5 GB", "A1", "+5", "-5",
    "#5", "5%", "$5",
    "10--20", "10-", "-", "12 345", "2024 2025 2026", "٥ من ١٠", "5-٥", "*5", "5 *", "10, 20, 30",
  ])
  func `what may be several numbers is left alone`(text: String) {
    #expect(runs(text) == [])
  }

  /// As it is seen, from the left.
  private func shown(_ text: String, _ language: Language) throws -> String {
    let book = try TestFonts.book()
    let request = TestFonts.request(text, language)
    let places = book.characters(in: request, line: 0).sorted {
      min($0.leading, $0.trailing) < min($1.leading, $1.trailing)
    }
    let utf8 = Array(text.utf8)
    return places.map { place in
      let next = places.map(\.offset).filter { $0 > place.offset }.min() ?? utf8.count
      return String(decoding: utf8[place.offset..<next], as: UTF8.self)
    }.joined()
  }

  @Test(
    arguments: numbers + [
      "0512 345 678", "(021) 1234-5678", "+966 50 123 4567", "A1-22-B3", "2.10-rc1",
      "2.10.3-beta.2+5", "12-b", "3-D",
      "10-20km", "2024-Q3", "10:30pm-11:00pm", "05-12-2024",
    ])
  func `a number reads after Arabic, Persian and Hebrew letters as it is written`(number: String)
    throws
  {
    for (before, after, language) in [
      ("اتصل على", "الآن", "ar"), ("تماس", "لطفا", "fa"), ("טל", "עכשיו", "he"),
    ] as [(String, String, Language)] {
      for text in [
        "\(before) \(number)", "\(before) \(number) \(after)", "\u{200F}\(before): \(number).",
      ] {
        let seen = try shown(text, language)
        #expect(seen.contains(number), "\(seen)")
      }
    }
  }

  @Test func `two numbers in a sentence stand in the order of the sentence`() throws {
    #expect(try shown("من 10-20 إلى 30-40", "ar").hasPrefix("30-40"))
    #expect(try shown("من 10 إلى 20", "ar").hasPrefix("20"))
    #expect(try shown("يوم 05-12-2024 10:30", "ar").hasPrefix("10:30 05-12-2024"))
  }

  @Test(arguments: ["-3:01", "+5", "-5", "\u{2212}12.5", "-40-50", "-5%", "(+5)"])
  func `the sign of a number stands at its left after letters of every script`(number: String)
    throws
  {
    let bare = number.filter { !"()%".contains($0) }
    for language in ["ar", "fa", "he"] as [Language] {
      #expect(try shown(number, language).contains(bare))
    }
    for (before, language) in [("الحرارة", "ar"), ("דמ", "he")] as [(String, Language)] {
      #expect(try shown("\(before) \(number)", language).contains(bare))
      #expect(try shown("\(before) \(number) \(before)", language).contains(bare))
    }
    #expect(try shown("-۳:۰۱", "fa") == "-۳:۰۱")
  }

  @Test func `a sign behind a letter or before an Arabic digit stands as the algorithm has it`()
    throws
  {
    #expect(try shown("-٣", "ar") == "٣-")
    #expect(try shown("باب-3", "ar").hasPrefix("3-"))
    #expect(try shown("- 3", "ar") == "3 -")
  }

  @Test func `a per cent sign stands beside a range as beside a number`() throws {
    #expect(try shown("نسبة 50%", "ar").hasPrefix("%50"))
    #expect(try shown("نسبة 40-50%", "ar").hasPrefix("%40-50"))
    #expect(try shown("אחוז 40-50%", "he").hasPrefix("40-50%"))
  }
}
