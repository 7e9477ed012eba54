import Foundation
import TelltaleGestures
import TelltaleTestSupport
import TelltaleWalks

/// Random gestures over the gallery and the example apps, as many as were asked for: `tools/gestures`.
@main
enum GestureTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let wanted = arguments.first ?? 1_000_000
    let first = arguments.count > 1 ? UInt64(arguments[1]) : 1
    let isSingle = CommandLine.arguments.contains("--only")
    let apps =
      try WalkApp.load("Tests/Fixtures/Apps")
      + GalleryState.all.map { try WalkApp($0) }
      .filter { !$0.editions.isEmpty }
    guard !apps.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    var (gestures, activations) = (0, [String: Int]())
    var seed = first
    var told = 0
    while isSingle ? seed == first : gestures < wanted {
      let app = apps[Int(seed % UInt64(apps.count))]
      let outcome = GestureRun(app, most: 400).play(GestureChoices(seed: seed))
      gestures += outcome.gestures
      activations.merge(outcome.activations) { $0 + $1 }
      if let fault = outcome.fault {
        say("seed \(seed): \(fault)")
        let again = GestureRun(app, most: 400).play(GestureChoices(seed: seed), keepsLog: true)
        say(again.log.suffix(60).joined(separator: "\n"))
        exit(1)
      }
      seed += 1
      if gestures / 1_000_000 > told {
        told = gestures / 1_000_000
        tell(gestures, activations, seeds: first..<seed)
      }
    }
    tell(gestures, activations, seeds: first..<seed)
  }

  private static func tell(_ gestures: Int, _ activations: [String: Int], seeds: Range<UInt64>) {
    let all = activations.values.reduce(0, +)
    let kinds = activations.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    say(
      "\(gestures) gestures, \(all) activations (\(kinds.joined(separator: ", "))), none that was "
        + "not pressed on purpose; seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)")
  }

  /// At once, also into a file.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
