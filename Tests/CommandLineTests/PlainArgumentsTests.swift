import Testing

@testable import TelltaleAuthor
@testable import TelltaleBench
@testable import TelltaleCommands

/// What is read without the argument parser has to be what the argument parser reads.
@Suite struct PlainArgumentsTests {
  @Test(
    arguments: [
      "scene.yaml --profile ios",
      "--profile ios scene.yaml --theme night --lang zh-Hant --text-size 1.5",
      "scene.yaml --profile=ios --device=bench.yaml --timeout 2.5 --json --trace out.trace",
      "--title Delete? --text Really? --ok-label Delete --cancel-label Cancel --destructive",
      "--text Really? --extra-button Later --extra-button Never --default-cancel",
      "--title=a=b --lang=ja", "scene.yaml --theme day --text-size 2 --timeout 86400",
    ])
  func `an ordinary question reads the same both ways`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let parsed = try #require(try Telltale.parseAsRoot(["show"] + words) as? Show)
    #expect(ShowRequest(plainly: words) == parsed.request)
  }

  @Test func `words with spaces and of any script are one value`() throws {
    let words = ["--title", "Delete This Route?", "--text", "ルートを削除"]
    let parsed = try #require(try Telltale.parseAsRoot(["show"] + words) as? Show)
    #expect(ShowRequest(plainly: words) == parsed.request)
  }

  @Test(
    arguments: [
      "", "--help", "-h", "scene.yaml --help", "scene.yaml --prof ios", "scene.yaml --profile",
      "scene.yaml --profile --json", "scene.yaml --profile=", "scene.yaml --theme dusk",
      "scene.yaml --text-size 3", "scene.yaml --text-size nan", "scene.yaml --timeout 0",
      "scene.yaml --timeout -1", "scene.yaml --timeout soon", "scene.yaml --json=yes",
      "scene.yaml --json --json", "scene.yaml --lang ja --lang en", "scene.yaml --title Both?",
      "scene.yaml other.yaml", "-", "-- scene.yaml", "scene.yaml --size 16x16", "--json",
      "scene.yaml --version",
    ])
  func `whatever is unusual is left to the argument parser`(line: String) {
    #expect(ShowRequest(plainly: line.split(separator: " ").map(String.init)) == nil)
  }

  @Test func `an empty argument is left to the argument parser`() {
    #expect(ShowRequest(plainly: ["scene.yaml", "--trace", ""]) == nil)
    #expect(ShowRequest(plainly: [""]) == nil)
  }

  @Test func `the bench is read the same both ways`() throws {
    let words = ["a.yaml", "--profile", "carplay", "--size", "1280x720", "--rounds", "3"]
    let parsed = try #require(try BenchProgram.parseAsRoot(["bench-probe"] + words) as? BenchProbe)
    #expect(ProbeRequest(plainly: words) == parsed.request)
    #expect(ProbeRequest(plainly: words.dropLast()) == nil)
    #expect(ProbeRequest(plainly: words + ["--size", "16x16"]) == nil)
    #expect(ProbeRequest(plainly: words.dropLast() + ["many"]) == nil)
  }
}
