import Foundation
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings

/// A scene of `Tests/Fixtures/Gallery`, with what leads to the state that it shows.
///
/// Comments at the file's head say it: `# profiles:` for which platforms it is (absent, all),
/// `# text-size:`, `# > ` a line of an input script, `# < ` a line that the application says.
package struct GalleryState: Sendable, CustomStringConvertible {
  package var element: String
  package var name: String
  package var path: String
  package var profiles: [String]
  package var textSize = 1.0
  package var script: [ScriptStep]
  package var updates: [String]

  package var description: String { "\(element)/\(name)" }

  package static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast(2)
    return "/" + parts.joined(separator: "/") + "/Fixtures/Gallery"
  }()

  /// All of them, by element and name.
  package static let all: [GalleryState] = elements.flatMap { element in
    names(in: "\(folder)/\(element)").filter { $0.hasSuffix(".yaml") }.compactMap { file in
      try? GalleryState(element: element, file: file)
    }
  }

  package static let elements = names(in: folder)

  /// What waits for nothing else waits for the screen to come and take input.
  static let opening = "wait 1500"

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  init(element: String, file: String) throws {
    self.element = element
    name = String(file.dropLast(".yaml".count))
    path = "\(Self.folder)/\(element)/\(file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
    func lines(_ mark: String) -> [String] {
      head.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    profiles =
      lines("# profiles: ").first?.split(separator: " ").map(String.init) ?? Platforms.names
    textSize = lines("# text-size: ").first.flatMap(Double.init) ?? 1
    let script = lines("# > ")
    self.script = try ScriptReader.read(
      Array((script.isEmpty ? [Self.opening] : script).joined(separator: "\n").utf8), file: path)
    updates = lines("# < ")
  }
}
