import TelltaleGraphics
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// What an application says of pictures that it delivers by itself.
@Suite struct DeliveredPictureTests {
  private static let scene = """
    lang: en
    screen:
      content:
        - image: {file: {bind: cover}, about: Cover}
        - label: {text: {bind: title}, message: true}
    """

  private func read(_ text: String, descriptors: Int? = nil) throws -> UpdateLine {
    let scene = try #require(try Scenes.load(Self.scene).accepted)
    let reader = UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: .empty, language: "en")
    return reader.read(Array(text.utf8), file: "in", line: 1, descriptors: descriptors)
  }

  @Test func `the bytes of a file come as they are`() throws {
    let line = try read(#"{"picture":{"cover":{"base64":"iVBORw=="}}}"#)
    #expect(line.faults == [])
    #expect(line.updates == [.delivered("cover", .encoded([0x89, 0x50, 0x4E, 0x47]))])
  }

  @Test func `pixels come with how they stand`() throws {
    let line = try read(
      #"{"picture":{"cover":{"base64":"AQID/wQFBv8=","format":"xrgb","width":2,"height":1}}}"#)
    #expect(line.faults == [])
    let raw = RawPicture(
      size: PixelSize(width: 2, height: 1), words: [0xFF03_0201, 0xFF06_0504])
    #expect(line.updates == [.delivered("cover", .raw(raw))])
  }

  @Test func `a file of the scene's folder is set, and is there now`() throws {
    let line = try read(#"{"picture":{"cover":{"file":"art/a.png"}}}"#)
    #expect(line.updates == [.text("cover", "art/a.png"), .picture("art/a.png")])
  }

  @Test func `null takes a picture back`() throws {
    #expect(
      try read(#"{"picture":{"cover":null}}"#).updates == [.delivered("cover", nil)])
  }

  @Test func `memory is told apart from what comes with the line`() throws {
    let text =
      #"{"picture":{"cover":{"memory":true,"format":"rgba","width":4,"height":2,"stride":32,"offset":8}}}"#
    let layout = PixelLayout(
      .rgba, size: PixelSize(width: 4, height: 2), stride: 32, offset: 8)
    #expect(try read(text, descriptors: 1).updates == [.delivered("cover", .shared(layout))])
    #expect(
      try read(text).faults.map(\.message)
        == ["shared memory comes over a Unix socket, and this line did not"])
    #expect(
      try read(text, descriptors: 0).faults.map(\.message)
        == ["0 descriptors came with the line, which has 1 picture in memory"])
    #expect(
      try read(text, descriptors: 3).faults.map(\.message)
        == ["3 descriptors came with the line, which has 1 picture in memory"])
    #expect(
      try read(#"{"ping":true}"#, descriptors: 1).faults.map(\.message)
        == ["1 descriptor came with the line, which has 0 pictures in memory"])
  }

  @Test(arguments: [
    (#"{"cover":{}}"#, "a picture without a source"),
    (#"{"cover":{"base64":"AAAA","file":"a.png"}}"#, "a picture with two sources"),
    (#"{"cover":"a.png"}"#, "found \"a.png\", expected a picture such as {\"base64\": \"…\"}"),
    (#"{"cover":{"base64":"AA*A"}}"#, "this is not base64 at its character 3 of 4"),
    (#"{"cover":{"base64":"AAAAA"}}"#, "this is not base64 at its character 5 of 5"),
    (#"{"cover":{"base64":"A==="}}"#, "this is not base64 at its character 2 of 4"),
    (#"{"cover":{"base64":""}}"#, "found \"\", expected bytes in base64"),
    (
      #"{"cover":{"base64":"AAAA","format":"bgra","width":1,"height":1}}"#,
      "found \"bgra\", expected rgba or xrgb"
    ),
    (#"{"cover":{"base64":"AAAA","width":1,"height":1}}"#, "pixels without \"format\""),
    (
      #"{"cover":{"base64":"AAAA","format":"xrgb","width":1,"height":1}}"#,
      "3 bytes, and the picture ends at byte 4"
    ),
    (
      #"{"cover":{"base64":"AAAAAAAAAAAA","format":"xrgb","width":1,"height":1}}"#,
      "9 bytes, and the picture ends at byte 4"
    ),
    (
      #"{"cover":{"base64":"AAAA","format":"xrgb","width":9223372036854775807,"height":2}}"#,
      "found \"9223372036854775807\", expected a whole number from 1 to 16384"
    ),
    (
      #"{"cover":{"base64":"AAAA","format":"xrgb","width":16384,"height":16384}}"#,
      "16384x16384 is more than 16777216 pixels, the most that are accepted"
    ),
    (
      #"{"cover":{"base64":"AAAA","format":"xrgb","width":8,"height":1,"stride":31}}"#,
      "a stride of 31 bytes, and a row of 8 pixels has 32"
    ),
    (#"{"cover":{"file":"a.png","width":3}}"#, "\"width\" beside a file, which has it itself"),
    (#"{"cover":{"file":"../a.png"}}"#, "found \"../a.png\", expected the path of a file"),
    (#"{"cover":{"memory":7}}"#, "found \"7\", expected true"),
    (#"{"covr":{"file":"a.png"}}"#, "no picture of the scene is bound to \"covr\""),
    (#"{"title":{"file":"a.png"}}"#, "no picture of the scene is bound to \"title\""),
  ]) func `what is no picture is refused`(picture: String, message: String) throws {
    let faults = try read("{\"picture\":\(picture)}").faults
    #expect(faults.first?.message.hasPrefix(message) == true, "\(faults)")
  }

  @Test func `base64 gives back every length of bytes`() {
    #expect(Base64Bytes("").bytes == [])
    for (text, bytes) in [
      ("Zg==", "f"), ("Zm8=", "fo"), ("Zm8", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
    ] {
      #expect(Base64Bytes(text).bytes == Array(bytes.utf8), "\(text)")
      #expect(Base64Bytes(text).fault == nil)
    }
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 251 &* $0) }
      #expect(Base64Bytes(bytes.base64).bytes == bytes)
    }
    for text in ["Z", "Zm9vY", "Zg=", "=Zg=", "Zg==Zg==", "Zm 9v", "Zm9v\n"] {
      #expect(Base64Bytes(text).fault != nil, "\(text)")
    }
  }
}
