import Testing

@testable import TelltaleLayout

/// How room along a line is shared out, held against what flexbox does.
@Suite struct FlexShareTests {
  private func share(
    _ base: Int, least: Int = 0, most: Int = .max, grow: Double = 0
  ) -> FlexShare {
    FlexShare(base: base, least: least, most: most, grow: grow)
  }

  @Test func `room that is left goes to those that grow, by weight`() {
    let shares = [share(100), share(0, grow: 1), share(20, grow: 2)]
    #expect(shares.sizes(in: 300) == [100, 60, 140])
  }

  @Test func `weights of less than one leave room`() {
    #expect([share(0, grow: 0.5)].sizes(in: 300) == [150])
  }

  @Test func `what one may not take goes to the others`() {
    let shares = [share(0, most: 50, grow: 1), share(0, grow: 1), share(0, least: 200, grow: 1)]
    #expect(shares.sizes(in: 300) == [50, 50, 200])
  }

  @Test func `what is missing is taken in proportion, down to the least`() {
    #expect([share(100), share(300)].sizes(in: 200) == [50, 150])
    #expect([share(100, least: 90), share(300)].sizes(in: 200) == [90, 110])
  }

  @Test func `nothing gets less than its least, even where it does not fit`() {
    #expect([share(100, least: 80), share(100, least: 70)].sizes(in: 100) == [80, 70])
  }

  @Test(arguments: [100, 101, 317, 999])
  func `all pixels are given out`(room: Int) {
    let shares = (1...7).map { share(0, grow: Double($0)) }
    #expect(shares.sizes(in: room).reduce(0, +) == room)
    let tight = (1...7).map { _ in share(200) }
    #expect(tight.sizes(in: room).reduce(0, +) == room)
  }
}
