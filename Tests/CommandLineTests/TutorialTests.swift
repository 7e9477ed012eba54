import Foundation
import Testing

/// docs/tutorial.md, followed to the letter: its files are written and its commands run, one after the
/// other, and what it says that they print is what they print.
@Suite struct TutorialTests {
  /// A fenced block: what stands behind its fence, and what is in it.
  private struct Block {
    var head: [String]
    var text: String
  }

  @Test func `every file and every command does what the tutorial says`() throws {
    let folder = try Program.folder([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var last: Program.Result?
    var commands = 0
    for block in try Self.blocks() {
      switch (block.head.first, block.head.dropFirst().first) {
      // What is done once on a machine, and what needs a screen.
      case ("sh", "setup"), ("sh", "unit"): continue
      case ("sh", nil):
        for line in block.text.split(separator: "\n").map(String.init) {
          last = try Self.run(line, in: folder)
          commands += 1
        }
      case (_, let file?): try Self.write(block.text, to: "\(folder)/\(file)")
      case ("text", nil): Self.compare(block.text, try #require(last))
      default: Issue.record("a block of \(block.head)")
      }
    }
    #expect(commands >= 12)
    let first = try FileManager.default.attributesOfItem(atPath: folder + "/first.png")
    #expect((first[.size] as? Int ?? 0) > 1000)
  }

  /// A line may say behind `#` which exit code it ends with.
  private static func run(_ line: String, in folder: String) throws -> Program.Result {
    let result = try Program.line(
      line, in: folder,
      environment: [
        "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
        "PYTHONPATH": Program.path("docs/examples/python"), "PYTHONDONTWRITEBYTECODE": "1",
      ])
    let code = line.range(of: "# exit code ").flatMap { Int32(line[$0.upperBound...]) } ?? 0
    #expect(result.code == code, "\(line): \(result.output)\(result.errors)")
    return result
  }

  /// Each line was printed, in this order; times are other ones each time.
  private static func compare(_ text: String, _ result: Program.Result) {
    let printed = lines(result.output + result.errors)
    var rest = printed[...]
    for line in lines(text) {
      guard let index = rest.firstIndex(of: line) else {
        Issue.record("\(line) is not in \(printed)")
        continue
      }
      rest = rest[(index + 1)...]
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.replacing(#/in \d+\.\d s/#, with: "in 0 s").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private static func write(_ text: String, to path: String) throws {
    let place = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  private static func blocks() throws -> [Block] {
    let text = try String(contentsOfFile: Program.path("docs/tutorial.md"), encoding: .utf8)
    var blocks: [Block] = []
    var open: Block?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let done = open {
          blocks.append(done)
          open = nil
        } else {
          open = Block(head: line.dropFirst(3).split(separator: " ").map(String.init), text: "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    #expect(open == nil, "a block without an end")
    return blocks
  }
}
