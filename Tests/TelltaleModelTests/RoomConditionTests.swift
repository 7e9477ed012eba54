import TelltaleModel
import Testing

/// Where something is that is there for some rooms only.
@Suite struct RoomConditionTests {
  private func holds(
    _ condition: RoomCondition, _ width: Int, _ height: Int, fits: Bool = true
  ) -> Bool {
    condition.holds(width: width, height: height, shape: .landscape, fits: fits) { length in
      switch length {
      case .points(let points): Int(points.value)
      case .millimetres(let length): Int(length * 10)
      }
    }
  }

  @Test func `wider and narrower leave no width out, and none to both`() {
    for width in 599...601 {
      let wider = holds(RoomCondition(widerThan: .points(600)), width, 100)
      let narrower = holds(RoomCondition(narrowerThan: .points(600)), width, 100)
      #expect(wider != narrower && wider == (width >= 600))
    }
  }

  @Test func `all that is said has to hold`() {
    let condition = RoomCondition(
      widerThan: .points(100), narrowerThan: .millimetres(20), tallerThan: .points(50),
      shorterThan: .points(80), shape: .landscape)
    #expect(holds(condition, 100, 50) && holds(condition, 199, 79))
    #expect(!holds(condition, 99, 50) && !holds(condition, 200, 50))
    #expect(!holds(condition, 100, 49) && !holds(condition, 100, 80))
    #expect(!holds(RoomCondition(shape: .portrait), 100, 50))
  }

  @Test func `a condition that asks to fit holds as long as nothing has to scroll for it`() {
    let alone = RoomCondition(fits: true)
    #expect(holds(alone, 1, 1) && !holds(alone, 1, 1, fits: false) && alone.yields)
    var either = RoomCondition(widerThan: .points(600))
    #expect(!either.yields)
    either.or = [alone]
    #expect(either.yields && holds(either, 600, 1, fits: false))
    #expect(holds(either, 599, 1) && !holds(either, 599, 1, fits: false))
  }

  @Test func `of several conditions one is enough`() {
    var condition = RoomCondition(widerThan: .points(600), tallerThan: .points(50))
    condition.or = [RoomCondition(shape: .portrait), RoomCondition(narrowerThan: .points(100))]
    #expect(holds(condition, 600, 50) && holds(condition, 99, 10))
    #expect(!holds(condition, 600, 49) && !holds(condition, 100, 100))
  }
}
