import ArgumentParser
import TelltaleTestSupport
import Testing

@testable import TelltaleAuthor
@testable import TelltaleBench
@testable import TelltaleCommands

/// Command lines as they are read, good ones and others; `tools/goldens` writes anew what is said.
@Suite struct CommandLineGoldenTests {
  /// A command with what it needs, and options that are put behind it one by one, then in pairs.
  private static let commands: [(line: String, options: [String])] = [
    (
      "show a.yaml",
      [
        "--profile ios", "--profile", "--profile=", "--device d.yaml", "--theme day",
        "--theme night",
        "--theme dusk", "--lang ja", "--lang x", "--lang englishlanguage", "--text-size 1",
        "--text-size 0.99", "--text-size 2", "--text-size 2.01", "--text-size big",
        "--timeout 0.001",
        "--timeout 0.0009", "--timeout 86400", "--timeout 86400.1", "--timeout x", "--json",
        "--json --json", "--trace t", "--title A", "--text B", "--ok-label C", "--cancel-label D",
        "--extra-button E", "--default-cancel", "--destructive", "b.yaml", "--nonsense",
      ]
    ),
    (
      "show",
      [
        "", "--title A", "--text B", "--ok-label C", "--cancel-label D", "--extra-button E",
        "--default-cancel", "--destructive", "--json", "--title A --text B --extra-button E F",
        "--title A --extra-button E --extra-button F", "-", "- --title A",
      ]
    ),
    ("run a.yaml", ["", "--cache c", "--cache=", "--trace t", "--json", "--lang x"]),
    ("run", ["", "-", "a.yaml b.yaml"]),
    (
      "render a.yaml -o a.png",
      [
        "", "--size 800x480", "--size 800", "--size 0x1", "--script s", "--updates u", "--focus",
        "--frames", "--output b.png", "--script s --updates u", "--script s --focus",
        "--script s --updates u --focus", "--focus --frames",
      ]
    ),
    ("render a.yaml", ["", "--output -"]),
    (
      "play a.yaml --script s",
      [
        "", "--updates u", "--cache c", "--cache=", "--frames f", "--transcript t", "--size 1x1",
        "--size 8192x8192", "--json",
      ]
    ),
    ("play a.yaml", ["", "--json"]),
    (
      "lint a.yaml",
      [
        "--profile ios,kiosk", "--profile=,", "--format full", "--format poem", "--select ALERT",
        "--select nothing", "--ignore ALERT-TITLE,nothing", "--config t.yaml", "--no-config",
        "--baseline b", "--write-baseline", "--fix", "--unsafe-fixes", "--diff",
        "--stdin-filename a",
        "--bundle", "--watch", "--bundle --fix", "--bundle --diff", "--bundle --watch",
        "--fix --diff", "--fix --unsafe-fixes", "--diff --unsafe-fixes", "--unsafe-fixes --watch",
        "--config t.yaml --no-config", "--write-baseline --fix", "--write-baseline --diff",
        "--write-baseline --baseline b", "--watch --fix", "--watch --diff",
        "--watch --write-baseline", "--watch --baseline b", "--select ALERT --ignore ALERT-TITLE",
      ]
    ),
    ("lint -", ["--stdin-filename a.yaml", "--watch", "--fix"]),
    ("lint", [""]), ("lsp", ["", "--stdio", "a"]),
    (
      "explain",
      [
        "", "ALERT-TITLE-SHORT", "A B", "--list", "--list A", "A --format json", "A --format poem",
        "--list --output o", "--list --format markdown --output o", "A --output o",
      ]
    ),
    (
      "profile",
      [
        "list", "list --names", "show", "show ios", "show ios --no-origin", "check",
        "check a b", "diff a", "diff a b",
      ]
    ),
    ("doctor", ["", "--profile ios", "--device d.yaml", "ios"]),
    ("record", ["", "/dev/input/event0", "-o f", "--show-keycodes", "--output"]),
    ("schema", ["", "scene", "profile", "project", "poem"]),
    ("bench-probe a.yaml --size 10x10", ["", "--rounds 3", "--rounds x", "--rounds=-1"]),
    ("bench-probe a.yaml", ["", "--size 10"]), ("nonsense", [""]),
  ]

  private static var lines: [(line: String, words: [String])] {
    commands.flatMap { line, options in
      options.map { option in
        let words = "\(line) \(option)".split(separator: " ").map(String.init)
        return (words.joined(separator: " "), words)
      }
    }
  }

  /// The program that has the command of a line.
  private static func root(_ words: [String]) -> any ParsableCommand.Type {
    words[0] == "bench-probe" ? BenchProgram.self : Telltale.self
  }

  @Test func `what command lines are read as, or refused for, is as approved`() throws {
    let golden = Self.lines.map { line, words in
      do {
        return "\(line)\n  read as \(type(of: try Self.root(words).parseAsRoot(words)))\n"
      } catch {
        let code = Self.root(words).exitCode(for: error).rawValue
        return "\(line)\n  \(code): \(Self.root(words).message(for: error))\n"
      }
    }.joined()
    #expect(try Golden.changes(in: "commands/usage.txt", golden) == [])
  }

  /// Whichever way a command line was read, it asks for the same; what is refused, or says nothing
  /// ordinary, is left to the argument parser.
  @Test func `what is ordinary is read plainly, and the same by the argument parser`() {
    var count = 0
    for (line, words) in Self.lines {
      let isOrdinary =
        !words.contains("-") && !line.hasSuffix("--json --json") && !line.hasSuffix("=-1")
      switch words[0] {
      case "show":
        let plain = ShowRequest(plainly: words.dropFirst())
        let parsed = (try? Telltale.parseAsRoot(words) as? Show)?.request
        #expect(plain == (isOrdinary ? parsed : nil), "\(line)")
        count += 1
      case "bench-probe":
        let plain = ProbeRequest(plainly: words.dropFirst())
        let parsed = (try? BenchProgram.parseAsRoot(words) as? BenchProbe)?.request
        #expect(plain == (isOrdinary ? parsed : nil), "\(line)")
        count += 1
      default: continue
      }
    }
    #expect(count > 40)
  }

  @Test func `what the options of a question say stands in its scene`() throws {
    var lines: [String] = []
    for bits in 0..<128 {
      func given(_ bit: Int) -> Bool { bits & (1 << bit) != 0 }
      let words = QuestionWords(
        title: given(0) ? "Delete \"It\"?" : nil, text: given(1) ? "Really\n?" : nil,
        okLabel: given(2) ? "Delete" : nil, cancelLabel: given(3) ? "Stop" : nil,
        extraButtons: given(4) ? ["Later", "Never"] : [], defaultCancel: given(5),
        destructive: given(6))
      #expect(words.isGiven == (bits != 0))
      lines.append(words.scene)
    }
    let golden = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "commands/questions.txt", golden) == [])
  }
}
