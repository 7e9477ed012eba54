import Testing

@testable import TelltaleGraphics

/// How pixels of a picture become those of another size.
@Suite struct ScalingTests {
  private func sums(_ axis: AreaAxis) -> Set<UInt32> {
    Set(axis.shares.map { $0.reduce(0) { $0 + $1.weight } })
  }

  @Test func `each new pixel is one whole, whatever the sizes`() {
    for count in 1...17 {
      for size in 1...23 {
        let axis = AreaAxis(count: count, onto: size)
        #expect(axis.size == size && axis.first == 0)
        #expect(sums(axis) == [65_536], "\(count) onto \(size)")
        let indices = axis.shares.flatMap { $0.map(\.index) }
        #expect(indices.allSatisfy { 0..<count ~= $0 }, "\(count) onto \(size)")
      }
    }
  }

  @Test func `the same size is the same picture`() {
    let axis = AreaAxis(count: 4, onto: 4)
    #expect(axis.shares == (0..<4).map { [AreaAxis.Share(index: $0, weight: 65_536)] })
  }

  @Test func `fewer pixels are the mean of what they cover`() {
    let halves = AreaAxis(count: 3, onto: 2)
    #expect(halves.shares.map { $0.map(\.index) } == [[0, 1], [1, 2]])
    #expect(halves.shares[0].map { Int($0.weight) }.sorted() == [21_845, 43_691])
    #expect(halves.shares[0][0].weight > halves.shares[0][1].weight)
    #expect(halves.shares[1][1].weight > halves.shares[1][0].weight)
  }

  @Test func `more pixels go from one to the next in a straight line`() {
    let axis = AreaAxis(count: 2, onto: 4)
    let lower = axis.shares.map { shares in shares.first { $0.index == 0 }?.weight ?? 0 }
    #expect(lower == [65_536, 49_152, 16_384, 0])
  }

  @Test func `what begins between two pixels is spread over both`() {
    // Five sixty-fourths long each, from half a pixel before the surface's edge.
    let axis = AreaAxis(start: -32, length: 128, unit: 64, count: 2)
    #expect(axis.first == -1 && axis.size == 3)
    #expect(axis.shares.map { $0.map(\.index) } == [[0], [0, 1], [1]])
    #expect(axis.shares.map { $0.map(\.weight) } == [[32_768], [32_768, 32_768], [32_768]])
    let further = AreaAxis(start: 96, length: 64, unit: 64, count: 1)
    #expect(further.first == 1 && further.shares.map { $0.map(\.weight) } == [[32_768], [32_768]])
  }

  @Test func `a mean is rounded for each channel by itself`() {
    let source: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0x0000_0000, 0xFF01_0203]
    func mean(_ columns: [AreaAxis.Share], _ rows: [AreaAxis.Share]) -> UInt32 {
      AreaAxis.mean(of: source, width: 2, columns: columns, rows: rows)
    }
    func share(_ index: Int, _ weight: UInt32) -> AreaAxis.Share {
      AreaAxis.Share(index: index, weight: weight)
    }
    #expect(mean([share(1, 65_536)], [share(1, 65_536)]) == 0xFF01_0203)
    #expect(mean([share(0, 32_768), share(1, 32_768)], [share(0, 65_536)]) == 0xFF80_8080)
    #expect(mean([share(0, 65_536)], [share(0, 32_768), share(1, 32_768)]) == 0x8000_0000)
    #expect(
      mean([share(0, 32_768), share(1, 32_768)], [share(0, 32_768), share(1, 32_768)])
        == 0xBF40_4041)
  }

  @Test func `more pixels go in a straight line from the middle of one to that of the next`() {
    let quarters = AreaAxis(count: 2, onto: 4).shares
    #expect(
      quarters == [
        [.init(index: 0, weight: 65_536)],
        [.init(index: 0, weight: 49_152), .init(index: 1, weight: 16_384)],
        [.init(index: 0, weight: 16_384), .init(index: 1, weight: 49_152)],
        [.init(index: 1, weight: 65_536)],
      ])
    // The middle of an odd one lies on a source pixel's.
    let thirds = AreaAxis(count: 1, onto: 3).shares
    #expect(thirds.allSatisfy { $0 == [.init(index: 0, weight: 65_536)] })
    let fives = AreaAxis(count: 3, onto: 5).shares
    #expect(fives[2].filter { $0.weight > 0 } == [.init(index: 1, weight: 65_536)])
  }
}
