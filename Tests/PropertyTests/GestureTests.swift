import TelltaleGraphics
import TelltaleTestSupport
import TelltaleWalks
import Testing

@testable import TelltaleGestures

/// Hands that do what they like activate nothing that they did not press on purpose.
///
/// `tools/gestures` makes ten million.
@Suite struct GestureTests {
  private func outcome(
    of apps: [WalkApp], _ seeds: Range<UInt64>
  ) -> (gestures: Int, activations: Int) {
    var (gestures, activations) = (0, 0)
    for seed in seeds {
      let app = apps[Int(seed % UInt64(apps.count))]
      let outcome = GestureRun(app, most: 50).play(GestureChoices(seed: seed))
      gestures += outcome.gestures
      activations += outcome.activations.values.reduce(0, +)
      #expect(outcome.fault == nil, "seed \(seed)")
    }
    return (gestures, activations)
  }

  @Test func `nothing is activated that was not pressed on purpose, over apps`() throws {
    let apps = try WalkApp.load("Tests/Fixtures/Apps") + WalkApp.load("docs/examples/apps")
    let (gestures, activations) = outcome(of: apps, 0..<66)
    #expect(gestures > 1000 && activations > 50)
  }

  @Test func `nothing is activated that was not pressed on purpose, over the gallery`() throws {
    let apps = try GalleryState.all.map { try WalkApp($0) }.filter { !$0.editions.isEmpty }
    let (gestures, activations) = outcome(of: apps, 0..<UInt64(apps.count))
    #expect(gestures > 2000 && activations > 200)
  }

  /// Seeds of `tools/gestures` that found something.
  @Test(arguments: [UInt64(6583), 6673, 13_353, 15_623, 27_848])
  func `what hands found once stays mended`(seed: UInt64) throws {
    let apps =
      try WalkApp.load("Tests/Fixtures/Apps")
      + GalleryState.all.map { try WalkApp($0) }.filter { !$0.editions.isEmpty }
    let outcome = GestureRun(apps[Int(seed % UInt64(apps.count))], most: 400).play(
      GestureChoices(seed: seed))
    #expect(outcome.fault == nil)
  }
}
