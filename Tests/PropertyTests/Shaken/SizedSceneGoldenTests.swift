import TelltaleGraphics
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// Where everything of the gallery's scenes stands on screens of any size, at any size of text:
/// compared with what was approved. What just fits on one screen just does not on the next.
/// `tools/goldens` writes it anew.
@Suite struct SizedSceneGoldenTests {
  @Test(arguments: GalleryState.elements)
  func `scenes stand on screens of any size as they were approved to`(element: String) throws {
    let setups = try ShakenSetup.all()
    var chance = Chance(seed: 77)
    var lines: [String] = []
    for state in GalleryState.all where state.element == element {
      let own = setups.filter { state.profiles.contains($0.profile.name) }
      for _ in 0..<16 {
        let setup = own[chance.below(own.count)]
        let size = PixelSize(width: 180 + chance.below(1200), height: 140 + chance.below(800))
        let textSize = [1, 1, 1.15, 1.5, 2][chance.below(5)]
        guard let scene = try state.load(on: setup.profile).accepted else { continue }
        lines.append(
          "\(state.name) on \(setup.profile.name), \(size.width)x\(size.height), text \(textSize): "
            + setup.stand(scene, on: size, textSize: textSize))
      }
    }
    #expect(
      try Golden.changes(in: "shaken/sizes-\(element).txt", lines.joined(separator: "\n") + "\n")
        == [])
  }
}
