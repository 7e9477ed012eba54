import Glibc
import TelltaleGraphics
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleImages

@Suite struct PictureFilesTests {
  private let size = PixelSize(width: 4, height: 4)

  private func refusal(_ files: PictureFiles, _ kind: PictureKey.Kind, _ name: String) -> String {
    do throws(PictureError) {
      _ = try files.image(for: PictureKey(kind, name, size: size))
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func `pictures beside the scene are found, and no others`() throws {
    let outside = try TemporaryFolder()
    let secret = try outside.write("secret.png", bytes: Samples.png(size, 0xFF0000))
    let folder = try TemporaryFolder()
    try folder.write("a.png", bytes: Samples.png(size, 0xFF0000))
    symlink(secret, folder.place("link.png"))
    symlink("a.png", folder.place("inner.png"))
    let files = PictureFiles(bundle: BundleFiles(beside: folder.path + "/scene.yaml"))
    #expect(refusal(files, .bundle, "a.png") == "none")
    #expect(refusal(files, .bundle, "inner.png") == "none")
    #expect(refusal(files, .bundle, "link.png").contains("outside"))
    #expect(refusal(files, .bundle, secret).contains("outside"))
    #expect(refusal(files, .bundle, "../\(secret)").contains("outside"))
    #expect(refusal(files, .bundle, "file:a.png").contains("outside"))
    #expect(refusal(files, .bundle, "b.png").contains("No such file"))
  }

  @Test func `a picture that is to cover its place has that size, whatever its proportions`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write("a.png", bytes: Samples.png(PixelSize(width: 40, height: 10), 0xFF0000))
    let files = PictureFiles(bundle: BundleFiles(beside: folder.path + "/scene.yaml"))
    let place = PixelSize(width: 16, height: 16)
    let cover = try files.image(for: PictureKey(.bundle, "a.png", size: place, fills: true)).image
    let fitted = try files.image(for: PictureKey(.bundle, "a.png", size: place)).image
    #expect(cover.width == 16 && cover.height == 16)
    #expect(fitted.width == 16 && fitted.height == 4)
  }

  @Test func `icons are shapes; what is not there is told with a name that is`() throws {
    let files = PictureFiles(
      bundle: .none, icons: IconLibrary(path: SearchPath(folders: [Platforms.folder])))
    let house = try files.image(
      for: PictureKey(.icon, "house", size: PixelSize(width: 24, height: 24))
    ).image
    guard case .coverage(let bytes) = house.pixels else {
      Issue.record("an icon has to be coverage")
      return
    }
    #expect(bytes.contains(255) && bytes.contains(0))
    #expect(refusal(files, .icon, "hose").contains("\"house\""))
    #expect(refusal(files, .icon, "../house") != "none")
  }

  @Test func `every icon has its drawing, and its picture is made from it`() throws {
    let icons = IconLibrary(path: SearchPath(folders: [Platforms.folder]))
    let names = icons.names
    #expect(names.count > 30)
    let size = PixelSize(width: 32, height: 32)
    for name in names {
      let folder = try #require(SearchPath(folders: [Platforms.folder]).folders.first)
      let drawing = try SourceFile.read("\(folder)/Icons/\(name).svg", kind: .profile)
      let drawn = try Bitmap.decode(drawing, fitting: PixelSize(width: 128, height: 128))
        .fitted(into: size)
      let kept = try Bitmap.decode(icons.read(name), fitting: size).fitted(into: size)
      let difference = zip(drawn.words, kept.words)
        .map { abs(Int($0 >> 24) - Int($1 >> 24)) }.reduce(0, +)
      #expect(difference < 32 * 32, "\(name): run tools/icons")
    }
  }
}
