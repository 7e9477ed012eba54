import Foundation
import Testing

/// Each target has a page for DocC that says what it is for, and links to types that it declares.
@Suite struct TargetPageTests {
  private static func page(_ target: String) throws -> String {
    try Repository.text(of: "Sources/\(target)/\(target).docc/\(target).md")
  }

  @Test(arguments: Layers.entries.map(\.target))
  func `the page of a target has its parts`(target: String) throws {
    let lines = try Self.page(target).split(separator: "\n").map(String.init)
    #expect(lines.first == "# ``\(target)``")
    #expect(lines.contains("## Overview"))
    // The library's page has articles in place of what others have to know of their neighbours.
    #expect(lines.contains("## What it does not know") || target == "Telltale")
  }

  @Test(arguments: Layers.entries.map(\.target))
  func `the types that a target's page links to are declared there`(target: String) throws {
    let page = try Self.page(target)
    let topics = page.firstRange(of: "\n## Topics").map { page[$0.upperBound...] } ?? ""
    let linked = topics.matches(of: /\n- ``(\w+)``/).map { String($0.1) }
    var declared: Set<String> = []
    for file in try Repository.swiftFiles(under: "Sources/\(target)") {
      let parts = SourceOutline(try Repository.text(of: file)).parts
      declared.formUnion(parts.filter { !$0.isExtension }.map(\.name))
    }
    // It adds lists of words to a type of another target, and has nothing else to begin with.
    #expect(linked.isEmpty == (target == "TelltaleWords"))
    #expect(linked.filter { !declared.contains($0) } == [])
  }
}
