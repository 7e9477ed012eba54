import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleText

/// Digits that change do not move what stands beside them.
@Suite struct NumberDigitsTests {
  private func digits(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return NumberDigits.ranges(in: 0..<scalars.count, of: scalars.map(\.value)).map { range in
      String(String.UnicodeScalarView(scalars[range]))
    }
  }

  @Test func `digits of numbers are found, those of names are not`() {
    #expect(digits("1:05") == ["1", "05"])
    #expect(digits("-4.10 \u{20AC}") == ["4", "10"])
    #expect(digits("3 of 12, 45%") == ["3", "12", "45"])
    #expect(digits("18kWh") == ["18"])
    #expect(digits("A11 to B1-22, Ж7") == [])
    #expect(digits("残り12分") == ["12"])
    #expect(digits("Nothing new") == [])
  }

  @Test func `a name that goes on from the line above is one still`() {
    let scalars = Array("MyCar-2024, 30".unicodeScalars).map(\.value)
    #expect(NumberDigits.ranges(in: 6..<14, of: scalars) == [12..<14])
    #expect(NumberDigits.ranges(in: 10..<14, of: scalars) == [12..<14])
  }

  @Test(arguments: [("1:11", "0:00"), ("11 of 71", "30 of 88"), ("\u{2212}1:17", "\u{2212}4:09")])
  func `a time and a counter keep their width`(narrow: String, wide: String) throws {
    let book = try FontBook(faces: try Platforms.profile("carplay").typography.faces)
    for weight in [FontWeight.regular, .semibold] {
      func width(_ text: String) -> Int {
        book.typeset(TextRequest(string: text, language: "en", size: 26 * 64, weight: weight)).width
      }
      #expect(width(narrow) == width(wide))
      #expect(width("A11") < width("A00"), "names keep the letters' own widths")
    }
  }

  @Test func `a text may say that all of its digits have one width, or none`() throws {
    let book = try FontBook(faces: try Platforms.profile("carplay").typography.faces)
    func width(_ text: String, _ digits: DigitWidths) -> Int {
      var request = TextRequest(string: text, language: "en", size: 64 * 64, weight: .regular)
      request.digits = digits
      return book.typeset(request).width
    }
    #expect(width("A11", .all) == width("A00", .all))
    #expect(width("11", .none) < width("00", .none))
    #expect(width("11", .ofNumbers) == width("00", .ofNumbers))
    // What was set with other digits before is set anew.
    #expect(width("11", .none) < width("11", .all))
  }
}
