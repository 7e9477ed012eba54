import TelltaleGraphics
import Testing

@testable import TelltaleRuntime

/// How long a program may take until it has said all.
@Suite struct PatienceTests {
  private let start = Instant(microseconds: 5_000_000)

  @Test func `what is spent on drawing is not the program's time`() {
    var patience = Patience(from: start, milliseconds: 1000)
    #expect(patience.end.milliseconds(since: start) == 1000)
    patience.excuse(milliseconds: 300)
    #expect(patience.end.milliseconds(since: start) == 1300)
  }

  @Test func `a program that never stops comes to its end all the same`() {
    var patience = Patience(from: start, milliseconds: 1000)
    for _ in 0..<100 { patience.excuse(milliseconds: 500) }
    #expect(patience.end.milliseconds(since: start) == 5000)
  }

  @Test func `the first word may come behind the limit, and the next may not`() {
    var patience = Patience(from: start, milliseconds: 1000)
    let late = start.advanced(byMilliseconds: 1001)
    let words = [late, late].map { patience.allows(wordAt: $0) }
    #expect(words == [true, false])
  }

  @Test func `talk is in order until the limit, and not at it`() {
    var patience = Patience(from: start, milliseconds: 1000)
    let words = [0, 999, 1000].map {
      patience.allows(wordAt: start.advanced(byMilliseconds: $0))
    }
    #expect(words == [true, true, false])
  }
}
