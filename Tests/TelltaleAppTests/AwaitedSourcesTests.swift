import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleApp

/// What sources are waited for, told without a screen.
@Suite struct AwaitedSourcesTests {
  private let news = DataSource("news")

  private func moment(_ milliseconds: Int) -> Instant {
    Instant.zero.advanced(byMilliseconds: milliseconds)
  }

  private func ready(_ names: String...) -> AppData {
    var data = AppData()
    for name in names {
      data.rows[name] = RowList(.numbered(0..<2))
      data.sources[name] = .ready
    }
    return data
  }

  @Test func `what has not come is asked for each time, and waited for since the first`() {
    var awaited = AwaitedSources()
    for now in [0, 200] {
      let wishes = awaited.appeared([Table(source: news)], [news], AppData(), at: moment(now))
      #expect(wishes == [.ask("news")])
    }
    #expect(awaited.waited(Wait.notice, at: moment(299)).isEmpty)
    #expect(awaited.waited(Wait.notice, at: moment(300)) == ["news"])
    #expect(awaited.becomesLate(from: moment(299), to: moment(300)))
    #expect(!awaited.becomesLate(from: moment(300), to: moment(301)))
    #expect(awaited.moments(after: moment(300)) == [moment(1000)])
  }

  @Test func `what has come is neither waited for nor late`() {
    var awaited = AwaitedSources()
    awaited.wait(for: "news", from: .zero)
    awaited.settle("news")
    #expect(awaited.moments(after: .zero).isEmpty)
    #expect(awaited.waited(Wait.notice, at: moment(5000)).isEmpty)
    #expect(!awaited.becomesLate(from: .zero, to: moment(5000)))
  }

  @Test func `rows of a table that may be old are renewed when somebody comes back, not before`() {
    var awaited = AwaitedSources()
    let tables = [Table(source: news, isCached: true)]
    #expect(awaited.appeared(tables, [news], ready("news"), at: .zero) == [])
    #expect(awaited.appeared(tables, [news], ready("news"), at: .zero) == [.renew("news")])
    let strict = [Table(source: news)]
    #expect(awaited.appeared(strict, [news], ready("news"), at: .zero) == [])
  }

  @Test func `rows of last time are renewed at once`() {
    var awaited = AwaitedSources()
    awaited.recall("news")
    let tables = [Table(source: news, isCached: true)]
    #expect(awaited.appeared(tables, [news], ready("news"), at: .zero) == [.renew("news")])
  }

  @Test func `a table that asks as it appears does so once it has been filled`() {
    var awaited = AwaitedSources()
    let source = DataSource("news", isAsync: false)
    let tables = [Table(source: source, refresh: .on([.appear]))]
    var data = AppData()
    #expect(awaited.appeared(tables, [source], data, at: .zero) == [.ask("news")])
    data.sources["news"] = .failed
    #expect(awaited.appeared(tables, [source], data, at: .zero) == [])
  }

  @Test func `a table asks again after its time, a second at least, and on no other screen`() {
    var awaited = AwaitedSources()
    let tables = [Table(source: news, refresh: .every(milliseconds: 10))]
    _ = awaited.appeared(tables, [], ready("news"), at: .zero)
    #expect(awaited.moments(after: .zero) == [moment(1000)])
    #expect(awaited.elapsed(to: moment(999), tables) == [])
    #expect(awaited.elapsed(to: moment(1000), tables) == [.ask("news")])
    #expect(awaited.moments(after: .zero) == [moment(2000)])
    #expect(awaited.elapsed(to: moment(2000), []) == [])
    #expect(!awaited.hasRefreshes)
  }

  @Test func `another edition of an app waits on, and counts none of its screens as seen`() {
    var old = AwaitedSources()
    let tables = [Table(source: news, isCached: true)]
    _ = old.appeared(tables, [news], ready("news"), at: .zero)
    old.wait(for: "weather", from: .zero)
    var new = AwaitedSources()
    new.takeOver(from: old)
    #expect(new.waited(Wait.notice, at: moment(300)) == ["weather"])
    #expect(new.appeared(tables, [news], ready("news"), at: .zero) == [])
  }
}
