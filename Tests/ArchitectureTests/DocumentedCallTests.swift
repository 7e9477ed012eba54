import Foundation
import Testing

/// Functions that other targets call say what goes in and what comes out.
@Suite struct DocumentedCallTests {
  private struct Count {
    var all = 0
    var documented = 0
  }

  private static func count(in target: String) throws -> Count {
    var count = Count()
    for file in try Repository.swiftFiles(under: "Sources/\(target)") {
      let lines = try Repository.lines(of: file)
      for index in lines.indices where isCall(lines, at: index) {
        count.all += 1
        if hasFields(lines, above: index) { count.documented += 1 }
      }
    }
    return count
  }

  /// A function or an initializer that takes or returns something, and that other targets see.
  private static func isCall(_ lines: [String], at index: Int) -> Bool {
    let words = lines[index].split(separator: " ")
    guard words.contains("package") || words.contains("public"),
      words.contains("func") || words.contains(where: { $0.hasPrefix("init") })
    else { return false }
    let rest = lines[index...].prefix(12)
    let end = rest.firstIndex { $0.contains("{") } ?? rest.endIndex - 1
    let call = rest[...end].joined(separator: " ")
    return call.contains("->") || !call.contains("()")
  }

  private static func hasFields(_ lines: [String], above index: Int) -> Bool {
    let above = lines[..<index].reversed().map { $0.drop { $0 == " " } }
      .drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
    return above.contains { line in
      ["/// - Parameter", "/// - Returns"].contains { line.hasPrefix($0) }
    }
  }

  @Test func `most calls between targets say what goes in and what comes out`() throws {
    var sum = Count()
    for target in Layers.entries.map(\.target) {
      let count = try Self.count(in: target)
      sum.all += count.all
      sum.documented += count.documented
    }
    #expect(sum.all > 1500)
    #expect(1000 * sum.documented / sum.all >= 800, "\(sum.documented) of \(sum.all)")
  }
}
