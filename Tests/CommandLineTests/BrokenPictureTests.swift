import Foundation
import Testing

/// What lint says of pictures that are beside a scene and cannot be shown.
@Suite struct BrokenPictureTests {
  private static func sample(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(fileURLWithPath: Program.path("Tests/Fixtures/Gallery/collection/" + name)))
  }

  /// Lints a scene that shows each of these files, and gives what is said of them by their names.
  private func lint(_ files: [(name: String, bytes: Data)]) throws -> [String: String] {
    let images = files.map { "    - image: {file: \($0.name), about: A picture}\n" }.joined()
    let folder = try Program.folder(["a.yaml": "lang: en\nscreen:\n  content:\n\(images)"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, bytes) in files {
      try bytes.write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    let result = try Program.run(
      ["lint", "a.yaml", "--profile", "kiosk,ios", "--format", "concise"], in: folder,
      environment: ["TELLTALE_PROFILE_PATH": Program.path("Platforms")])
    let lines = result.output.split(separator: "\n").filter { $0.contains("SCENE-PICTURE-BROKEN") }
    let told = files.map { file in
      (file.name, lines.filter { $0.contains("\"\(file.name)\"") }.joined(separator: "\n"))
    }
    #expect(lines.allSatisfy { $0.contains(": warning: ") }, "\(result.output)")
    return Dictionary(uniqueKeysWithValues: told)
  }

  @Test func `pictures of each kind that are whole are well`() throws {
    let names = ["city.png", "lake.jpg", "wood.webp", "coast.svg"]
    let told = try lint(names.map { ($0, try Self.sample($0)) })
    #expect(told == Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
  }

  /// SCENE-PICTURE-BROKEN
  @Test(arguments: ["city.png", "lake.jpg", "wood.webp", "coast.svg"])
  func `a picture that was cut, one that is damaged and one that is none are told once each`(
    name: String
  ) throws {
    let bytes = try Self.sample(name)
    let ending = String(name.split(separator: ".")[1])
    let files = [
      ("cut.\(ending)", bytes.prefix(bytes.count / 2)), ("empty.\(ending)", Data()),
      ("text.\(ending)", Data("version https://git-lfs.github.com/spec/v1\nsize 12\n".utf8)),
    ]
    for (name, line) in try lint(files) {
      #expect(line.split(separator: "\n").count == 1, "\(name): \(line)")
      #expect(line.contains("cannot be shown as it is: "), "\(line)")
    }
  }

  @Test func `a picture with more pixels than are decoded is told beforehand`() throws {
    let huge = try Data(
      contentsOf: URL(fileURLWithPath: Program.path("Tests/Fuzz/Corpora/image/huge.png")))
    #expect(try lint([("huge.png", huge)])["huge.png"]?.contains("make it smaller") == true)
  }

  @Test func `a picture of a page is told at its place in the page`() throws {
    let folder = try Program.folder([
      "a.yaml": "lang: en\nscreen: {content: [{web-view: {file: a.html}}]}\n",
      "a.html": "<p>One</p>\n<img src=\"broken.png\" alt=\"A\">\n", "broken.png": "no picture",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      ["lint", "a.yaml", "--profile", "kiosk", "--format", "concise"], in: folder,
      environment: ["TELLTALE_PROFILE_PATH": Program.path("Platforms")])
    #expect(result.output.contains("SCENE-PICTURE-BROKEN"), "\(result.output)")
  }

  private static func svg(_ attributes: String, _ inside: String) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(inside)</svg>".utf8)
  }

  @Test(arguments: [
    (#"viewBox="500 500 10 10""#, #"<rect width="9" height="9"/>"#, #"viewBox "500 500 10 10""#),
    (#"width="9" height="9""#, "", "nothing is seen of the drawing"),
  ])
  func `a drawing of which nothing is seen is told`(
    attributes: String, inside: String, message: String
  ) throws {
    let told = try lint([("a.svg", Self.svg(attributes, inside))])["a.svg"]
    #expect(told?.contains(message) == true, "\(told ?? "nothing")")
  }

  @Test func `a drawing that is too much to draw is told, with what to do`() throws {
    // Curves that cross each other everywhere.
    var number: UInt32 = 1
    func next() -> UInt32 {
      number = number &* 1_664_525 &+ 1_013_904_223
      return number >> 16 % 100
    }
    let curves = (0..<40_000).map { _ in
      "C" + (0..<6).map { _ in "\(next())" }.joined(separator: " ")
    }
    let drawing = Self.svg(
      #"viewBox="0 0 100 100""#, "<path d=\"M0 0 \(curves.joined(separator: " "))\"/>")
    let told = try lint([("a.svg", drawing)])["a.svg"]
    #expect(told?.contains("simplify it") == true, "\(told ?? "nothing")")
  }

  @Test func `drawings in other clothes are told by their clothes`() throws {
    let text = #"<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>"#
    let told = try lint([
      ("bare.svg", Data(text.utf8)), ("wide.svg", text.data(using: .utf16) ?? Data()),
      ("packed.svg", Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0])),
    ])
    #expect(told["bare.svg"]?.contains("xmlns") == true, "\(told)")
    #expect(told["wide.svg"]?.contains("save it in UTF-8") == true, "\(told)")
    #expect(told["packed.svg"]?.contains("unpack it") == true, "\(told)")
  }

  @Test func `a JPEG that is damaged in its middle is told as that`() throws {
    var bytes = try Self.sample("lake.jpg")
    let middle = bytes.count / 2
    bytes.replaceSubrange(
      middle..<(middle + 64),
      with: [UInt8](repeating: 0xFF, count: 64).flatMap { [$0, 0xD9] }.prefix(64))
    let told = try lint([("lake.jpg", bytes)])["lake.jpg"]
    #expect(told?.contains("damaged inside") == true, "\(told ?? "nothing")")
  }

  @Test func `what stands in a picture's place and is no file is told as that`() throws {
    let folder = try Program.folder([
      "in/a.yaml": """
      lang: en
      screen:
        content:
          - image: {file: folder.png, about: A picture}
          - image: {file: pipe.png, about: A picture}
          - image: {file: nowhere.png, about: A picture}
          - image: {file: outside.png, about: A picture}
          - image: {file: absent.png, about: A picture}
      """, "out.png": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/in/folder.png", withIntermediateDirectories: true)
    #expect(mkfifo(folder + "/in/pipe.png", 0o644) == 0)
    try files.createSymbolicLink(atPath: folder + "/in/nowhere.png", withDestinationPath: "gone")
    try files.createSymbolicLink(
      atPath: folder + "/in/outside.png", withDestinationPath: "../out.png")
    let result = try Program.run(
      ["lint", "in/a.yaml", "--profile", "kiosk", "--format", "concise"], in: folder,
      environment: ["TELLTALE_PROFILE_PATH": Program.path("Platforms")])
    for (line, part) in [
      (4, "put the file in its place"), (5, "put the file in its place"), (6, "No such file"),
      (7, "outside of the scene's folder"), (8, "is not beside the scene"),
    ] {
      #expect(
        result.output.split(separator: "\n").contains {
          $0.contains(":\(line):") && $0.contains(part)
        }, "\(line): \(result.output)")
    }
  }

  @Test func `a side that is too long is told as that`() throws {
    let bytes = Self.png(width: 30_000, height: 2)
    let told = try lint([("a.png", bytes)])["a.png"]
    #expect(told?.contains("30000x2 has a side of more than") == true, "\(told ?? "nothing")")
  }

  /// The head of a PNG of that size.
  private static func png(width: UInt32, height: UInt32) -> Data {
    func big(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
    let head = Array("IHDR".utf8) + big(width) + big(height) + [8, 2, 0, 0, 0]
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in head {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + head + big(~sum))
  }
}
