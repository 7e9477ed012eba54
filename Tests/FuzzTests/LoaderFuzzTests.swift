import Foundation
import TelltaleFuzz
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax
import TelltaleTestSupport
import Testing

/// The loader against files that nobody would write.
///
/// `tools/fuzz/run --minutes 60` looks for longer, and with an eye on what has not been reached yet.
@Suite struct LoaderFuzzTests {
  private let oracle: LoaderOracle

  init() throws {
    let lexicons = try LexiconLibrary(path: SearchPath(folders: [Platforms.folder])).load()
    oracle = LoaderOracle(
      profiles: try Platforms.names.map(Platforms.profile), lexicons: lexicons,
      patience: 5_000)
  }

  private static let folder = Fixtures.path("../Fuzz/Corpus")

  private static func corpus() throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      (name, try SourceFile.read("\(folder)/\(name)", kind: .scene))
    }
  }

  @Test func `every file of the corpus is read as it should be on every profile`() throws {
    let corpus = try Self.corpus()
    #expect(corpus.count >= 20)
    for (name, bytes) in corpus {
      for turn in 0..<16 where turn % 2 == 0 || turn < 8 {
        if let fault = oracle.fault(bytes, turn: turn) { Issue.record("\(name): \(fault)") }
      }
    }
  }

  /// `TELLTALE_FUZZ_SECONDS` and `TELLTALE_FUZZ_SEED` say how long and where to begin.
  @Test func `changed files are read as they should be`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["TELLTALE_FUZZ_SECONDS"].flatMap(Double.init) ?? 20
    let seed = environment["TELLTALE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let examples = (SceneExample.alerts + SceneExample.scenes + SceneExample.checks)
      .map { Array($0.text.utf8) }
    var mutator = Mutator(
      corpus: try Self.corpus().map(\.bytes) + examples, words: FuzzSeeds.words, seed: seed)
    let end = ContinuousClock.now + .seconds(seconds)
    var turn = 0
    while ContinuousClock.now < end {
      let bytes = mutator.next()
      if let fault = oracle.fault(bytes, turn: turn) {
        Issue.record(
          "seed \(seed), turn \(turn): \(fault)\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
      turn += 1
    }
    #expect(turn > 100)
  }
}
