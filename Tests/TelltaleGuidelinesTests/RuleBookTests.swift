import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleGuidelines

@Suite struct RuleBookTests {
  private let rules = RuleBook.standard.rules

  @Test(arguments: [
    ("book", "TelltaleGuidelines/RuleBook"), ("catalogue", "TelltaleCatalogue/RuleID"),
  ])
  func `the lists of rules are what tools/register-rules writes`(list: String, file: String) throws
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Platforms.root + "/tools/register-rules")
    process.arguments = ["--print", list]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let path = Platforms.root + "/Sources/\(file)+Generated.swift"
    let present = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(written == present, "run tools/register-rules")
  }

  @Test func `every id is there once and spells the name of its file`() throws {
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      let name = rule.id.split(separator: "-").map { $0.capitalized }.joined()
      for example in rule.examples {
        #expect(example.file == "TelltaleGuidelines/\(name).swift", "\(rule.id)")
      }
    }
  }

  @Test func `what several rules of modality have as an example is written once`() throws {
    let folder = Platforms.root + "/Sources/TelltaleGuidelines/Rules/Modality"
    var homes: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let parts = text.components(separatedBy: "\"\"\"")
      for index in stride(from: 1, to: parts.count, by: 2) {
        let lines = parts[index].split(separator: "\n").map { $0.drop { $0 == " " } }
        let scene = lines.joined(separator: "\n")
        if let other = homes.updateValue(name, forKey: scene) {
          Issue.record("\(other) and \(name) have one scene: it belongs into ExampleScenes.swift")
        }
      }
    }
    #expect(homes.count > 40)
  }

  @Test func `the book has the whole catalogue of alerts`() {
    let alerts = rules.filter { $0.element == "alert" && $0.editions.since == nil }
    let kinds = Dictionary(grouping: alerts, by: \.kind).mapValues(\.count)
    #expect(kinds == [.construct: 10, .behaviour: 6, .layout: 8, .lint: 60, .guidance: 4])
  }

  @Test func `every entry says why, what is checked, what to do, and where it comes from`() {
    for rule in rules {
      for text in [rule.why, rule.check, rule.remedy] {
        #expect(text.hasSuffix(".") || text.hasSuffix("”"), "\(rule.id): \(text)")
        #expect(text.count >= 13, "\(rule.id): \(text)")
      }
      #expect(!rule.sources.isEmpty && rule.sources.allSatisfy { !$0.section.isEmpty })
    }
  }

  @Test func `a lint entry is checked, and every other says where it is kept`() {
    for rule in rules {
      switch (rule.kind, rule.enforcement) {
      case (.lint, .check): break
      case (_, .shared(let place, _)): #expect(!place.isEmpty)
      case (.guidance, .unchecked(let reason)): #expect(!reason.isEmpty)
      case (.construct, .elsewhere(let place)), (.behaviour, .elsewhere(let place)),
        (.layout, .elsewhere(let place)):
        #expect(!place.isEmpty)
      default: Issue.record("\(rule.id): \(rule.kind) does not go with its enforcement")
      }
    }
  }

  @Test func `every check has an example that fires`() {
    for rule in rules where rule.kind == .lint {
      let fires = rule.examples.contains { if case .fires = $0.outcome { true } else { false } }
      #expect(fires, "\(rule.id) has no example that fires")
    }
  }

  @Test func `an id is found however it is capitalised, and a wrong one has neighbours`() {
    let book = RuleBook.standard
    #expect(book.rule("alert-title-short")?.id == "ALERT-TITLE-SHORT")
    #expect(book.rule("ALERT-TITLE-SHRT") == nil)
    #expect(book.ids(near: "ALERT-TITLE-SHRT").first == "ALERT-TITLE-SHORT")
    #expect(book.ids(near: "cancel-edit").contains("ALERT-CANCEL-EDIT-THREE-WAY"))
    #expect(book.ids(near: String(repeating: "x", count: 100_000)).count == 3)
  }

  @Test func `the limits that a check reads are those that its text names`() throws {
    let folder = Platforms.root + "/Sources/TelltaleGuidelines/Rules/"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var count = 0
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + file, encoding: .utf8)
      let read =
        text.matches(of: /limit\("([a-z-]+)"/).map { String($0.1) }
        + text.matches(of: /over: "([a-z-]+)"/).map { String($0.1) }
        + text.matches(of: /words: "([a-z-]+)"/).map { $0.1 + "-words" }
        + text.matches(of: /characters: "([a-z-]+)"/).map { $0.1 + "-characters" }
      for name in read { #expect(text.contains("`\(name)`"), "\(file): \(name)") }
      count += read.count
    }
    #expect(count > 30)
  }

  @Test func `thresholds and severities of the profiles belong to rules of the book`() throws {
    let ids = Set(rules.map(\.id))
    for name in Platforms.names {
      let guidelines = try Platforms.profile(name).guidelines
      for key in guidelines.severities.keys {
        let id = String(key.prefix { !$0.isLowercase }).trimmingCharacters(in: ["-"])
        #expect(ids.contains(id), "\(name): \(key)")
      }
      #expect(guidelines.groups.contains("general") != guidelines.groups.contains("car"))
    }
  }
}

extension Rule {
  /// What this program asks for itself, where the guidelines are silent.
  fileprivate var isOwn: Bool { sources.allSatisfy { $0.document == "Telltale" } }
}
