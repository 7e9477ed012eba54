import Foundation
import TelltaleGraphics
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// The lines of an application that is played: their order, and the files that they bring.
@Suite struct PlayedUpdatesTests {
  private func read(_ text: String) throws -> PlayedUpdates {
    let folder = try Files.folder(["u.jsonl": text])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = Files.path("Tests/Fixtures/Apps/media/app.yaml")
    return try PlayedUpdates(
      path: "\(folder)/u.jsonl", try AppEdition(file, SceneSettings(), in: .quiet).reader)
  }

  @Test func `lines come by their times, and with the one before where they have none`() throws {
    var updates = try read(
      """
      {"id":1,"ping":true}
      {"at":500,"id":2,"ping":true}
      {"id":3,"ping":true}
      {"at":100,"id":4,"ping":true}
      {"at":500,"id":5,"ping":true}

      {"id":6,"ping":true}
      """)
    #expect(updates.entries.map(\.line.number) == [1, 4, 2, 3, 5, 6, 7])
    #expect(updates.entries.map(\.milliseconds) == [0, 100, 500, 500, 500, 500, 500])
    func numbers(until milliseconds: Int?) -> [Int] {
      let moment = milliseconds.map { Instant.zero.advanced(byMilliseconds: $0) }
      var found: [Int] = []
      while let entry = updates.next(until: moment) { found.append(entry.line.number) }
      return found
    }
    #expect(numbers(until: 99) == [1] && numbers(until: 99) == [])
    #expect(numbers(until: 100) == [4] && numbers(until: 499) == [])
    #expect(numbers(until: 500) == [2, 3, 5, 6, 7] && numbers(until: nil) == [])
  }

  @Test func `what is left comes at the end, and pictures are awaited`() throws {
    var updates = try read(
      "{\"at\":9000,\"pictures\":[\"lake.jpg\"]}\n{\"pictures\":[\"hill.png\",\"lake.jpg\"]}\n")
    #expect(updates.pictures == ["lake.jpg", "hill.png"])
    #expect(updates.next(until: .zero) == nil && updates.next(until: nil)?.line.number == 1)
    #expect(try read("").entries.isEmpty && read("").pictures.isEmpty)
  }

  @Test func `a file that is not there is told`() throws {
    let file = Files.path("Tests/Fixtures/Apps/media/app.yaml")
    let reader = try AppEdition(file, SceneSettings(), in: .quiet).reader
    let error = #expect(throws: RuntimeError.self) {
      try PlayedUpdates(path: "/nowhere/u.jsonl", reader)
    }
    #expect(error?.kind == .missingFile)
    #expect(error?.message.hasPrefix("/nowhere/u.jsonl: error: ") == true)
  }
}
