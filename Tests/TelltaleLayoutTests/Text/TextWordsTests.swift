import TelltaleLayout
import Testing

@Suite struct TextWordsTests {
  @Test(arguments: [
    ("one two", 5, 4..<7), ("one two", 3, 3..<4), ("it's", 2, 0..<4), ("a, b", 1, 1..<2),
    ("東京タワー", 1, 0..<2), ("東京タワー", 3, 2..<5), ("食べる", 1, 1..<3), ("", 0, 0..<0),
    ("ab", 9, 0..<2), ("a\n\nb", 1, 1..<2), ("مرحبا بك", 2, 0..<5),
  ])
  func `a word is what is written in one kind of signs`(
    text: String, place: Int, range: Range<Int>
  ) {
    #expect(TextWords(text).range(around: place) == range)
  }

  @Test func `steps by words pass over gaps`() {
    let words = TextWords("one  two\nthree")
    #expect(words.end(after: 0) == 3)
    #expect(words.end(after: 3) == 8)
    #expect(words.end(after: 14) == 14)
    #expect(words.start(before: 14) == 9)
    #expect(words.start(before: 9) == 5)
    #expect(words.start(before: 0) == 0)
  }
}
