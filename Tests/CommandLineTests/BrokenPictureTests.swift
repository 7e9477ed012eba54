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
}
