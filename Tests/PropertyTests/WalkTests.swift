import Foundation
import TelltaleModel
import TelltaleTestSupport
import TelltaleWalks
import Testing

/// Hands, the application and the clock do what they like with the example apps, and nothing breaks.
@Suite struct WalkTests {
  /// `tools/properties` takes ten thousand.
  static let count =
    ProcessInfo.processInfo.environment["TELLTALE_WALKS"].flatMap(Int.init) ?? 200
  private static let examples = (try? WalkApp.load("docs/examples/apps")) ?? []
  /// The examples on the platform that each is for, and apps that are shown on all of them.
  private static let apps = examples + ((try? WalkApp.load("Tests/Fixtures/Apps")) ?? [])

  @Test func `all example apps are there, in two languages each`() {
    #expect(Self.examples.count == 6 && Self.apps.count == 11)
    for app in Self.apps { #expect(Set(app.editions.map(\.language)).count >= 2, "\(app)") }
  }

  @Test(arguments: apps.indices)
  func `nothing breaks on a walk`(index: Int) {
    for seed in 0..<UInt64(Self.count / Self.apps.count) {
      let walk = Walk(Self.apps[index], seed: seed)
      let checksLeaving = seed % 5 == 0
      let outcome = walk.run(steps: 12, checksLeaving: checksLeaving)
      #expect(
        outcome.broken.isEmpty, "\(outcome.report(checksLeaving: checksLeaving))")
    }
  }

  @Test(arguments: apps.indices)
  func `drawing what differs is drawing all, and the same hands make the same bytes`(index: Int) {
    for seed in 0..<UInt64(6) {
      let walk = Walk(Self.apps[index], seed: 1000 + seed)
      #expect(walk.draw(steps: 8) == [])
      let (first, second) = (
        walk.run(steps: 8, checksLeaving: false), walk.run(steps: 8, checksLeaving: false)
      )
      #expect(first.end.effects == second.end.effects)
      #expect(first.end.session == second.end.session)
      #expect(first.end.picture == second.end.picture)
    }
  }
}

/// Every element in every state on every platform: hands of one kind alone come to everything and
/// back, and walks that begin there break nothing.
@Suite struct GalleryWalkTests {
  @Test(arguments: GalleryState.elements)
  func `everything can be reached and left by one kind of hand`(element: String) throws {
    for state in GalleryState.all where state.element == element {
      let app = try WalkApp(state)
      for edition in app.editions.indices {
        for textSize in [1.0, 2] {
          let walk = Walk(app, edition: edition, textSize: textSize)
          let outcome = walk.run(steps: 0, checksLeaving: true)
          #expect(outcome.broken.isEmpty, "\(outcome.report(checksLeaving: true))")
        }
      }
    }
  }

  /// The one seed to be walked again, where `TELLTALE_WALK_SEED` names one.
  private static let seed =
    ProcessInfo.processInfo.environment["TELLTALE_WALK_SEED"].map { Int($0) ?? -1 }

  @Test func `the seed that is to be walked again is one of a state`() {
    guard let seed = Self.seed else { return }
    let most =
      GalleryState.elements.map { element in
        GalleryState.all.count { $0.element == element }
      }.max() ?? 0
    #expect(seed >= 0 && seed % 1000 < most, "TELLTALE_WALK_SEED names no walk of the gallery")
  }

  /// Which walks begin at a state, by its place among its element's states.
  private static func turns(at index: Int) -> Range<Int> {
    guard let seed else { return 0..<max(1, WalkTests.count / 2000) }
    return seed % 1000 == index ? seed / 1000..<seed / 1000 + 1 : 0..<0
  }

  @Test(arguments: GalleryState.elements)
  func `nothing breaks on a walk from there`(element: String) throws {
    // By its place among its element's states, so that other elements' states leave its walks as they are.
    for (index, state) in GalleryState.all.filter({ $0.element == element }).enumerated() {
      let app = try WalkApp(state)
      for turn in Self.turns(at: index) {
        let walk = Walk(app, seed: UInt64(index + 1000 * turn))
        let outcome = walk.run(steps: 12, checksLeaving: true)
        #expect(outcome.broken.isEmpty, "\(outcome.report(checksLeaving: true))")
      }
    }
  }

  @Test(arguments: GalleryState.elements)
  func `drawing what differs is drawing all`(element: String) throws {
    for (index, state) in GalleryState.all.enumerated() where state.element == element {
      #expect(Walk(try WalkApp(state), seed: UInt64(index)).draw(steps: 3) == [])
    }
  }
}
