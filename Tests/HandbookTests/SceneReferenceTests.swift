import Foundation
import TelltaleHandbook
import TelltaleLint
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import Testing

/// The generated reference of scenes has examples that load, and links that lead somewhere.
@Suite struct SceneReferenceTests {
  @Test(arguments: SceneElement.allCases) func `an example shows what it stands for`(
    element: SceneElement
  ) throws {
    let example = ScenePages.example(of: element)
    #expect(example.text.contains("\(element.rawValue):"))
    if let picture = example.picture?.dropFirst("..".count) {
      let path = Repository.root.appending(path: "docs\(picture)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      #expect(!example.profiles.isEmpty)
    }
    let state = GalleryState.all.first { $0.description == ScenePages.state(of: element) }
    for name in example.profiles {
      #expect(try state?.load(on: Platforms.profile(name)).accepted != nil, "\(name)")
    }
    guard state == nil else { return }
    let bytes = Array(example.text.utf8)
    let phone = try Platforms.profile("ios")
    #expect(SceneFile.load(bytes: bytes, name: "f", profile: phone, lexicons: .empty).errors == [])
  }

  @Test func `every key is said with its kind, and every link leads somewhere`() throws {
    let files = ScenePages.files
    let headings = files.flatMap { file in
      file.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
        .map { "\(file.name)#\($0.dropFirst(3).lowercased())" }
    }
    for file in files {
      #expect(!file.text.contains("anything"), "\(file.name)")
      #expect(!file.text.contains(" or .") && !file.text.contains("|  |  |"), "\(file.name)")
      #expect(!file.text.contains("a text like"), "\(file.name): say what the pattern asks")
      for match in file.text.matches(
        of: try Regex("\\]\\(([^)]*)\\)", as: (Substring, Substring).self))
      {
        let target = String(match.output.1)
        // Links that lead out of the folder are followed by tools/links.
        guard target.contains("#"), !target.hasPrefix("../") else { continue }
        let whole = target.hasPrefix("#") ? file.name + target : target
        #expect(headings.contains(whole), "\(file.name): \(target)")
      }
    }
  }
}
