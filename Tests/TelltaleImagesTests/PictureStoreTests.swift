import Glibc
import TelltaleGraphics
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleImages

@Suite struct PictureStoreTests {
  private func key(_ name: String, _ side: Int = 4) -> PictureKey {
    PictureKey(.bundle, name, size: PixelSize(width: side, height: side))
  }

  private func image(_ side: Int) -> GlyphImage {
    GlyphImage(
      left: 0, top: 0, width: side, height: side,
      pixels: .color([UInt32](repeating: 0, count: side * side)))
  }

  @Test func `what is out of sight longest goes first, what is seen stays`() {
    var cache = PictureCache(limit: 3 * 400)
    for name in ["a", "b", "c", "d"] {
      cache.show([key(name, 10)])
      cache.add(image(10), for: key(name, 10))
    }
    #expect(cache.image(for: key("a", 10)) == nil)
    #expect(cache.image(for: key("b", 10)) != nil)
    let many = Set((0..<10).map { key("\($0)", 10) })
    cache.show(many)
    for key in many { cache.add(image(10), for: key) }
    #expect(many.allSatisfy { cache.image(for: $0) != nil })
    #expect(cache.image(for: key("d", 10)) == nil)
  }

  @Test func `until a picture has its new size, the one that was shown last stands in for it`() {
    var cache = PictureCache()
    for side in [10, 30, 20] {
      cache.show([key("a", side)])
      cache.add(image(side), for: key("a", side))
    }
    cache.show([key("a", 40), key("b", 40)])
    #expect(cache.image(for: key("a", 40))?.width == 20)
    #expect(cache.image(for: key("b", 40)) == nil)
    #expect(cache.missing == [key("a", 40), key("b", 40)])
    cache.add(image(40), for: key("a", 40))
    #expect(cache.image(for: key("a", 40))?.width == 40)
  }

  @Test func `pictures that take just what is kept all stay, and of one more the oldest goes`() {
    var cache = PictureCache(limit: 2 * 400)
    for name in ["a", "b"] {
      cache.show([key(name, 10)])
      cache.add(image(10), for: key(name, 10))
    }
    cache.show([])
    #expect(cache.image(for: key("a", 10)) != nil && cache.image(for: key("b", 10)) != nil)
    cache.show([key("c", 1)])
    cache.add(image(1), for: key("c", 1))
    #expect(cache.image(for: key("a", 10)) == nil && cache.image(for: key("b", 10)) != nil)
  }

  @Test func `a new picture takes the old one's room`() {
    var cache = PictureCache(limit: 2 * 400)
    cache.show([key("a", 10)])
    cache.add(image(10), for: key("a", 10))
    cache.show([key("b", 10)])
    for _ in 1...3 { cache.add(image(10), for: key("b", 10)) }
    #expect(cache.image(for: key("a", 10)) != nil)
  }

  @Test func `where one size of a picture has gone, another still stands in`() {
    var cache = PictureCache(limit: 2 * 400)
    for side in [10, 9] {
      cache.show([key("a", side)])
      cache.add(image(side), for: key("a", side))
    }
    cache.show([key("b", 10)])
    cache.add(image(10), for: key("b", 10))
    #expect(cache.image(for: key("a", 10))?.width == 9)
    #expect(cache.image(for: key("a", 30))?.width == 9)
  }

  @Test func `of files that give no picture 4096 are remembered`() {
    var cache = PictureCache()
    let keys = (1...4096).map { key("\($0)") }
    for key in keys {
      cache.show([key])
      cache.add(nil, for: key)
    }
    cache.show(Set(keys))
    #expect(cache.missing.isEmpty)
    cache.show([key("last")])
    cache.add(nil, for: key("last"))
    cache.show(Set(keys))
    #expect(cache.missing.count == 1)
  }

  @Test func `what is missing is asked for by name and size, what has changed too`() {
    var cache = PictureCache()
    let keys = [key("b", 3), key("a", 9), key("a", 4), key("c", 1)]
    cache.show(Set(keys))
    #expect(cache.missing == [key("a", 4), key("a", 9), key("b", 3), key("c", 1)])
    cache.add(image(4), for: key("a", 4))
    cache.add(image(1), for: key("c", 1))
    #expect(cache.missing == [key("a", 9), key("b", 3)])
    cache.forget("c")
    #expect(cache.missing == [key("a", 9), key("b", 3), key("c", 1)])
    cache.add(image(1), for: key("c", 1))
    #expect(cache.missing == [key("a", 9), key("b", 3)])
  }

  @Test func `a magnified picture takes no more memory than a screen`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", bytes: Samples.png(PixelSize(width: 8, height: 4), 0x00FF00))
    let files = PictureFiles(bundle: BundleFiles(beside: folder.path + "/s.yaml"))
    let image = try files.image(
      for: PictureKey(.bundle, "a.png", size: PixelSize(width: 20_000, height: 10_000))
    ).image
    #expect(image.width * image.height <= Limits.scaledPicturePixels)
    #expect(image.width > 4000 && abs(image.width - 2 * image.height) <= 2)
  }

  @Test func `a photograph that was cut is shown as far as it goes, and told`() throws {
    let folder = try TemporaryFolder()
    // Cut in the middle of its data: what is left can be decoded.
    let cuts = (4..<30).map { Array(Samples.jpeg.dropLast($0)) }
    let size = PixelSize(width: 8, height: 8)
    let cut = try #require(cuts.first { (try? Bitmap.decode($0, fitting: size)) != nil })
    #expect(
      cuts.allSatisfy { bytes in
        guard let bitmap = try? Bitmap.decode(bytes, fitting: size) else { return true }
        return bitmap.lack != nil
      })
    try folder.write("cut.jpg", bytes: cut)
    try folder.write("whole.jpg", bytes: Samples.jpeg)
    var problems: [PictureNotice] = []
    let files = PictureFiles(bundle: BundleFiles(beside: folder.path + "/s.yaml"))
    let store = ImmediatePictures(files) { problems.append($0) }
    let keys = ["cut.jpg", "whole.jpg"].map { PictureKey(.bundle, $0, size: size) }
    store.show(Set(keys))
    #expect(keys.allSatisfy { store.image(for: $0) != nil })
    #expect(problems.map(\.name) == ["cut.jpg"])
    #expect(problems.allSatisfy { $0.isShown && $0.message.contains("ends too early") })
  }

  @Test func `a file that gives no picture is asked once, until it is a new one`() {
    var cache = PictureCache()
    cache.show([key("a")])
    #expect(cache.missing == [key("a")])
    cache.add(nil, for: key("a"))
    #expect(cache.missing.isEmpty)
    cache.forget("a")
    #expect(cache.missing == [key("a")])
  }

  @Test func `a file that is awaited is not there until it is told of`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png"] {
      try folder.write(name, bytes: Samples.png(PixelSize(width: 9, height: 9), 0x00FF00))
    }
    var problems: [PictureNotice] = []
    let files = PictureFiles(bundle: BundleFiles(beside: folder.path + "/s.yaml"))
    let store = ImmediatePictures(files, awaiting: ["a.png"]) { problems.append($0) }
    store.show([key("a.png"), key("b.png")])
    #expect(store.drain() == [key("b.png")])
    #expect(store.image(for: key("a.png")) == nil)
    store.forget("b.png")
    #expect(store.drain() == [key("b.png")])
    store.forget("a.png")
    #expect(store.drain() == [key("a.png")])
    #expect(store.image(for: key("a.png")) != nil)
    #expect(problems.isEmpty)
  }

  @Test func `pictures come while nobody waits`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", bytes: Samples.png(PixelSize(width: 9, height: 9), 0x00FF00))
    var problems: [PictureNotice] = []
    let files = PictureFiles(bundle: BundleFiles(beside: folder.path + "/s.yaml"))
    let store = try BackgroundPictures(files) { problems.append($0) }
    store.show([key("a.png"), key("none.png")])
    var arrived: Set<PictureKey> = []
    while arrived.count < 2, wait(for: store) { arrived.formUnion(store.drain()) }
    #expect(arrived == [key("a.png"), key("none.png")])
    #expect(problems.map(\.name) == ["none.png"])
    guard case .color(let words)? = store.image(for: key("a.png"))?.pixels else {
      Issue.record("the picture is not there")
      return
    }
    #expect(Set(words) == [0xFF00_FF00])

    // The application puts another file in its place; the old picture stays until it is there.
    try folder.write("a.png", bytes: Samples.png(PixelSize(width: 2, height: 2), 0x0000FF))
    store.forget("a.png")
    #expect(store.image(for: key("a.png")) != nil)
    #expect(wait(for: store))
    #expect(store.drain() == [key("a.png")])
    guard case .color(let news)? = store.image(for: key("a.png"))?.pixels else { return }
    #expect(Set(news) == [0xFF00_00FF])
  }

  private func wait(for store: BackgroundPictures) -> Bool {
    guard let descriptor = store.descriptor else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 20_000) > 0
  }
}
