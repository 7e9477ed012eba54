import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What is more important is larger, on every platform.
@Suite struct TypeScaleTests {
  private func size(_ level: TextLevel, _ name: String) throws -> Points {
    try Platforms.profile(name).typography.style(level).size
  }

  @Test(arguments: Platforms.names)
  func `a more important text is larger than a less important one`(name: String) throws {
    #expect(try size(.figure, name) > size(.largeTitle, name))
    #expect(try size(.largeTitle, name) > size(.title, name))
    #expect(try size(.title, name) >= size(.headline, name))
    #expect(try size(.headline, name) >= size(.body, name))
    #expect(try size(.body, name) > size(.detail, name))
    #expect(try size(.detail, name) > size(.caption, name))
  }

  @Test(arguments: Platforms.names)
  func `a title in the content is no smaller than the title of the bar above it`(
    name: String
  ) throws {
    let bar = try Platforms.profile(name).typography.bar.size
    #expect(try size(.title, name) >= bar)
    #expect(try size(.largeTitle, name) > bar)
  }

  @Test(arguments: Platforms.names)
  func `a headline is bolder than running text, and a caption is never too small to be shown`(
    name: String
  ) throws {
    let type = try Platforms.profile(name).typography
    #expect(type.style(.headline).weight == .semibold && type.style(.body).weight == .regular)
    #expect(type.style(.caption).size >= type.minimumSize)
  }

  @Test func `a brand that shows no small text gets its captions larger`() throws {
    var type = try Platforms.profile("kiosk").typography
    type.minimumSize = 19
    #expect(type.style(.caption).size == 19)
  }
}
