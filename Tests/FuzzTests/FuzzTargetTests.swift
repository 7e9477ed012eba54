import Foundation
import TelltaleFuzz
import TelltaleSyntax
import TelltaleTestSupport
import Testing

/// Every part that reads bytes of strangers, against its corpus and what is made of it.
///
/// `tools/fuzz/run --target NAME --minutes 60` looks for longer.
@Suite struct FuzzTargetTests {
  private static func corpus(_ name: String) throws -> [[UInt8]] {
    let folder = Fixtures.path("../Fuzz/Corpora/\(name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      try SourceFile.read("\(folder)/\($0)", kind: .scene)
    }
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `its corpus and what is made of it are read as they should be`(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let corpus = try Self.corpus(name)
    #expect(corpus.count >= 3)
    for bytes in corpus { #expect(target.fault(bytes) == nil) }
    var mutator = Mutator(corpus: corpus, words: target.words, seed: 7)
    for turn in 0..<target.turns {
      let bytes = mutator.next()
      if let fault = target.fault(bytes) {
        let text = String(decoding: bytes.prefix(400), as: UTF8.self)
        Issue.record("turn \(turn): \(fault)\n\(text)")
        return
      }
    }
  }
}
