import TelltaleModel
import TelltaleTestSupport
import Testing

/// What clocks show, language by language, as CLDR has it.
@Suite struct ClockWordsTests {
  private func text(
    _ language: Language, _ shown: ClockFace.Shown = .time, hours: ClockFace.Hours? = nil,
    at time: WallTime = .usual
  ) throws -> String {
    try Platforms.lexicons().interface(in: language).clock
      .text(of: ClockFace(shows: shown, hours: hours), at: time)
  }

  private func at(_ hour: Int, _ minute: Int) -> WallTime {
    var time = WallTime.usual
    (time.hour, time.minute) = (hour, minute)
    return time
  }

  @Test(arguments: [
    ("en", "2:05 PM"), ("en-GB", "14:05"), ("de", "14:05"), ("fr-CA", "14:05"), ("es", "14:05"),
    ("it", "14:05"), ("ja", "14:05"), ("zh", "14:05"), ("zh-TW", "下午2:05"), ("ko", "오후 2:05"),
    ("ar", "٢:٠٥ م"), ("xx", "14:05"),
  ]) func `the time is told by the hours of the language`(tag: String, shown: String) throws {
    #expect(try text(Language(tag), at: at(14, 5)) == shown)
  }

  @Test(arguments: [
    ("en", "Thursday, March 12"), ("en-GB", "Thursday, 12 March"), ("de", "Donnerstag, 12. März"),
    ("fr", "jeudi 12 mars"), ("es", "jueves, 12 de marzo"), ("it", "giovedì 12 marzo"),
    ("ja", "3月12日木曜日"), ("zh", "3月12日星期四"), ("ko", "3월 12일 목요일"), ("ar", "الخميس، ١٢ مارس"),
    ("xx", "2026-03-12"),
  ]) func `the day is told in the order of the language`(tag: String, shown: String) throws {
    #expect(try text(Language(tag), .day) == shown)
  }

  @Test(arguments: [
    ("en", "Thursday, March_12"), ("de", "Donnerstag, 12._März"), ("fr", "jeudi 12_mars"),
    ("es", "jueves, 12_de_marzo"), ("ja", "3月12日木曜日"), ("ko", "3월_12일 목요일"),
    ("ar", "الخميس، ١٢_مارس"), ("xx", "2026-03-12"),
  ]) func `a line ends beside the weekday alone`(tag: String, shown: String) throws {
    let words = try Platforms.lexicons().interface(in: Language(tag)).clock
    let held = words.lines(of: ClockFace(shows: .day), at: .usual)
    #expect(held.split(separator: "\u{a0}").joined(separator: "_") == shown)
    #expect(
      words.lines(of: ClockFace(), at: at(14, 5)).contains(" ") == false,
      "a time is never parted")
  }

  @Test func `noon and midnight are twelve`() throws {
    #expect(try text("en", at: at(0, 0)) == "12:00 AM")
    #expect(try text("en", at: at(12, 0)) == "12:00 PM")
    #expect(try text("en", hours: .twentyFour, at: at(0, 7)) == "00:07")
    #expect(try text("es", at: at(0, 7)) == "0:07")
    #expect(try text("xx", hours: .twelve, at: at(23, 59)) == "11:59 PM")
  }

  @Test func `days follow each other through leap years`() {
    let last = WallTime(year: 2028, month: 2, day: 28, hour: 23, minute: 59)
    #expect(last.weekday == 0)
    #expect(
      last.advanced(byMinutes: 1) == WallTime(year: 2028, month: 2, day: 29, hour: 0, minute: 0))
    #expect(
      last.advanced(byMinutes: 24 * 60 + 1)
        == WallTime(year: 2028, month: 3, day: 1, hour: 0, minute: 0))
    let eve = WallTime(year: 1999, month: 12, day: 31, hour: 23, minute: 59)
    #expect(
      eve.advanced(byMinutes: 1) == WallTime(year: 2000, month: 1, day: 1, hour: 0, minute: 0))
    #expect(eve.advanced(byMinutes: 1).weekday == 5)
    #expect(!WallTime(year: 2100, month: 2, day: 29, hour: 0, minute: 0).isReal)
  }

  @Test func `a list that is none says nothing`() {
    #expect(ClockWords(["24", "{HH}"]) == nil)
    #expect(ClockWords(["13"] + Array(repeating: "a", count: 25)) == nil)
  }

  @Test(arguments: ["en", "de", "fr", "es", "it", "nl", "ja", "zh", "zh-Hant", "ko", "ar"])
  func `every list of words that ships is one`(tag: String) throws {
    let words = try Platforms.lexicons().interface(in: Language(tag)).clock
    #expect(words != .plain && Set(words.weekdays).count == 7 && Set(words.months).count == 12)
  }
}
