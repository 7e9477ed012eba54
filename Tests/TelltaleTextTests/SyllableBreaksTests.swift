import Testing

@testable import TelltaleText

@Suite("Breaks of Lao, Khmer and Burmese")
struct SyllableBreaksTests {
  /// The text with a stroke wherever a line may begin.
  private func broken(_ text: String) throws -> String {
    try TestFonts.book().words(of: text).joined(separator: "|")
  }

  @Test(
    "stand before syllables, and not before what ends one",
    arguments: [
      "မြန်|မာ|ဘာ|သာ", "ကျွန်ုပ်|တို့", "သင်္ဘော", "ပတ္တ|မြား", "နေ့|စဉ်", "မြောက်|ဦး",
      "ພາ|ສາ|ລາວ", "ສະ|ບາຍ|ດີ", "ກວ້າງ", "ໃຫຍ່", "ເຂວ້", "ຄົນ|ນ້ອຍ", "ບໍ່|ໄດ້|ເປີດ", "ນອນ|ຫຼັບ",
      "ປະ|ເທດ", "ຂ້ອຍ|ຮຽນ", "ເຮືອນ|ຂອງ",
      "ភា|សា|ខ្មែរ", "អង់|គ្លេស", "ប្រ|ទេស", "កម្ពុ|ជា", "បន្ទាប់", "សូម|ចុច|ទី|នេះ",
    ])
  func syllables(_ expected: String) throws {
    #expect(try broken(expected.replacing("|", with: "")) == expected)
  }

  @Test("are the translator's where there are zero width spaces")
  func named() throws {
    #expect(try broken("ភាសា\u{200B}ខ្មែរ ពណ៌ស") == "ភាសា\u{200B}|ខ្មែរ |ពណ៌ស")
    #expect(try broken("မြန်မာ\u{200B}ဘာသာ") == "မြန်မာ\u{200B}|ဘာသာ")
  }

  @Test("go no further than the script, and leave digits and signs where they are")
  func borders() throws {
    #expect(try broken("OKສະບາຍ၁၂၃") == "OKສະ|ບາຍ၁၂၃")
    #expect(try broken("(ភាសា)") == "(ភា|សា)")
    #expect(try broken("ค่าภาษา") == "ค่า|ภาษา")
  }
}
