import TelltaleModel
import Testing

@testable import TelltaleText

@Suite("Character places")
struct CharacterPlacesTests {
  private let book: FontBook

  init() throws { book = try TestFonts.book() }

  private func places(
    _ string: String, _ language: Language = "en", width: Int? = nil, line: Int = 0
  ) -> [CharacterPlace] {
    var request = TestFonts.request(string, language)
    request.maximumWidth = width
    return book.characters(in: request, line: line)
  }

  private func lines(_ string: String, width: Int) -> [TypesetLine] {
    var request = TestFonts.request(string)
    request.maximumWidth = width
    return book.typeset(request).lines
  }

  @Test("stand one beside the other, as wide as the line together")
  func inARow() throws {
    for string in ["Wave", "AVA fi ffl", "日本語", "สวัสดี", "a👨‍👩‍👧b", "e\u{301}e"] {
      let places = places(string)
      #expect(places.count == string.count, "\(string)")
      #expect(places.first?.leading == 0)
      for (one, next) in zip(places, places.dropFirst()) {
        #expect(one.trailing == next.leading, "\(string)")
        #expect(one.leading < one.trailing, "\(string)")
      }
      let width = book.typeset(TestFonts.request(string)).width
      #expect(abs((places.last?.trailing ?? 0) - width) <= 1, "\(string)")
      #expect(
        places.last.map { String(decoding: string.utf8.dropFirst($0.offset), as: UTF8.self) }
          == string.last.map { String($0) })
    }
  }

  @Test("begin at the right where one writes from there")
  func fromTheRight() throws {
    let places = places("שלום", "he")
    let width = book.typeset(TestFonts.request("שלום", "he")).width
    #expect(places.count == 4)
    #expect(abs((places.first?.leading ?? 0) - width) <= 1)
    #expect(places.last?.trailing == 0)
    #expect(places.allSatisfy { $0.leading > $0.trailing })
  }

  @Test("of what is written the other way go the other way")
  func mixed() throws {
    let places = places("אב 12 ג", "he")
    #expect(places.count == 7)
    let (one, two) = (places[3], places[4])
    #expect(one.leading < one.trailing && two.leading == one.trailing, "digits go rightwards")
    #expect(places[1].trailing < places[0].trailing)
    #expect(places[6].leading < one.leading, "the last letter is left of them")
  }

  @Test("go on behind the line in white space that hangs over")
  func hanging() throws {
    let shown = places("ab")
    let spaced = places("ab  ")
    #expect(spaced.count == 4)
    #expect(spaced[2].leading == shown[1].trailing)
    #expect(spaced[3].trailing > spaced[2].trailing)
    let hebrew = places("אב ", "he")
    #expect(hebrew[2].trailing < 0, "to the left of it, from right to left")
  }

  @Test("begin anew in each line")
  func lines() throws {
    let string = "one two three four"
    let count = lines(string, width: 60).count
    #expect(count > 2)
    let all = (0..<count).map { places(string, width: 60, line: $0) }
    #expect(all.flatMap { $0 }.map(\.offset) == Array(0..<string.count))
    #expect(all.allSatisfy { $0.first?.leading == 0 })
    #expect(places(string, width: 60, line: count).isEmpty)
    #expect(places(string, line: -1).isEmpty)
    #expect(places("").isEmpty)
  }
}
