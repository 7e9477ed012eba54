import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleScenes
import Testing

@testable import TelltaleImages

/// Pictures that come from an application and from no file.
@Suite struct DeliveredPicturesTests {
  private let path = DeliveredPicture.path(of: "cover")

  private func key(_ width: Int, _ height: Int, fills: Bool = false) -> PictureKey {
    PictureKey(.bundle, path, size: PixelSize(width: width, height: height), fills: fills)
  }

  private func raw(_ width: Int, _ height: Int, _ word: UInt32) -> DeliveredPicture {
    .raw(
      RawPicture(
        size: PixelSize(width: width, height: height),
        words: [UInt32](repeating: word, count: width * height)))
  }

  private var files: PictureFiles { PictureFiles(bundle: BundleFiles(beside: "/nowhere/s.yaml")) }

  private func words(_ image: GlyphImage?) -> Set<UInt32>? {
    guard case .color(let words)? = image?.pixels else { return nil }
    return Set(words)
  }

  @Test func `pixels are scaled to their place, or cover it`() {
    let store = ImmediatePictures(files) { _ in }
    store.deliver(raw(8, 4, 0xFF11_2233), at: path)
    store.show([key(4, 4), key(4, 4, fills: true)])
    #expect(store.image(for: key(4, 4)).map { [$0.width, $0.height] } == [4, 2])
    #expect(store.image(for: key(4, 4, fills: true)).map { [$0.width, $0.height] } == [4, 4])
    #expect(words(store.image(for: key(4, 4))) == [0xFF11_2233])
  }

  @Test func `the bytes of a file are decoded as those in a folder`() {
    let store = ImmediatePictures(files) { _ in }
    store.deliver(
      .encoded(Samples.png(PixelSize(width: 2, height: 2), 0x00FF00)), at: path)
    store.show([key(2, 2)])
    #expect(words(store.image(for: key(2, 2))) == [0xFF00_FF00])
  }

  @Test func `a damaged picture leaves its place free, and is told of`() {
    var problems: [PictureNotice] = []
    let store = ImmediatePictures(files) { problems.append($0) }
    store.deliver(raw(2, 2, 0xFF00_0001), at: path)
    store.show([key(2, 2)])
    store.deliver(.encoded([1, 2, 3]), at: path)
    #expect(store.image(for: key(2, 2)) == nil)
    #expect(problems.map(\.name) == [path])
    store.deliver(raw(2, 2, 0xFF00_0002), at: path)
    #expect(words(store.image(for: key(2, 2))) == [0xFF00_0002])
  }

  @Test func `what was taken back is not seen again before the next is there`() throws {
    let store = try BackgroundPictures(files) { _ in }
    store.deliver(raw(2, 2, 0xFF00_0001), at: path)
    store.show([key(2, 2)])
    #expect(wait(for: store))
    #expect(store.drain() == [key(2, 2)])
    store.deliver(nil, at: path)
    #expect(store.image(for: key(2, 2)) == nil)
  }

  @Test func `of many that come the newest is seen in the end, and some of the others before it`()
    throws
  {
    let store = try BackgroundPictures(files) { _ in }
    store.show([key(64, 64)])
    for number in 1...200 as ClosedRange<UInt32> {
      store.deliver(raw(64, 64, 0xFF00_0000 | number), at: path)
      _ = store.drain()
      store.show([key(64, 64)])
    }
    for _ in 0..<20 where words(store.image(for: key(64, 64))) != [0xFF00_00C8] {
      _ = wait(for: store)
      _ = store.drain()
    }
    #expect(words(store.image(for: key(64, 64))) == [0xFF00_00C8])
  }

  private func wait(for store: BackgroundPictures) -> Bool {
    guard let descriptor = store.descriptor else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 5_000) > 0
  }
}
