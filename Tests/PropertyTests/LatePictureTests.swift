import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleTestSupport
import TelltaleText
import Testing

/// Pictures of rows and of items that come after their texts.
@Suite struct LatePictureTests {
  // TABLE-TEXT-FIRST
  @Test(arguments: ["collection", "table"], Platforms.names)
  func `they come where their places were kept, and nothing else changes`(
    element: String, name: String
  ) throws {
    let state = try #require(
      GalleryState.all.first { $0.element == element && $0.name == "pictures-awaited" })
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    let environment = Environment(profile: profile, typesetter: fonts)
    let list = try state.hand(in: environment).session.picture(in: environment)
    let (early, late) = (["lake.jpg", "coast.svg"], ["city.png", "wood.webp"])
    var problems: [String] = []
    let pictures = ImmediatePictures(
      PictureFiles(bundle: BundleFiles(beside: state.path)), awaiting: Set(early + late)
    ) { problems.append($0.message) }
    let painter = Painter(size: list.size, glyphs: fonts, pictures: pictures)
    _ = painter.paint(list)
    let before = try pixels(painter)
    for name in early {
      pictures.forget(name)
      _ = painter.paintArrivals()
    }
    let after = try pixels(painter)
    let changed = before.indices.filter { before[$0] != after[$0] }.map {
      PixelPoint(x: $0 % list.size.width, y: $0 / list.size.width)
    }
    let places = list.commands.compactMap { command -> (rect: PixelRect, name: String)? in
      switch command {
      case .picture(let rect, let name, _): (rect: rect, name: name)
      case .artwork(let rect, _, let name, _): (rect: rect, name: name)
      default: nil
      }
    }
    let own = places.filter { early.contains($0.name) }.map(\.rect)
    #expect(changed.allSatisfy { point in own.contains { $0.contains(point) } })
    #expect(changed.count > 500, "they are seen")
    #expect(Set(places.map(\.name)).isSuperset(of: late.prefix(1)), "others are still awaited")
    #expect(problems.isEmpty)
  }

  private func pixels(_ painter: Painter<FontBook>) throws -> [UInt32] {
    try PNGFile.decode(painter.withCanvas { PNGFile.encode($0) }).pixels
  }
}
