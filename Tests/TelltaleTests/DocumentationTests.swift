import Foundation
import TelltaleTestSupport
import Testing

/// The articles speak of what there is.
@Suite struct DocumentationTests {
  private static let folder = Files.path("Sources/Telltale")

  private func texts(_ ending: String) throws -> [String: String] {
    let files = FileManager.default.enumerator(atPath: Self.folder)?.compactMap { $0 as? String }
    var texts: [String: String] = [:]
    for file in files ?? [] where file.hasSuffix(ending) {
      texts[file] = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
    }
    return texts
  }

  @Test func `every name that an article links to is declared`() throws {
    let sources = try texts(".swift").values.joined(separator: "\n")
    let articles = try texts(".md")
    #expect(articles.count == 6)
    var count = 0
    for (file, text) in articles {
      for link in text.matches(of: /``([A-Za-z\/]+)(?:\([^`]*\))?``/) {
        let names = link.1.split(separator: "/")
        for name in names where name != "Telltale" {
          count += 1
          let isDeclared = ["func", "var", "let", "case", "struct", "enum", "class"].contains {
            sources.contains("\($0) \(name)")
          }
          #expect(isDeclared, "\(file): \(link.0)")
        }
      }
      for link in text.matches(of: /<doc:([A-Za-z]+)>/) {
        #expect(articles.keys.contains { $0.hasSuffix("/\(link.1).md") }, "\(file): \(link.0)")
      }
    }
    #expect(count > 40)
  }
}
