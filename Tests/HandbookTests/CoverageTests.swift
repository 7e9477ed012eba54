import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleHandbook
import Testing

/// The table of guidelines leaves none out, and what it names exists.
@Suite struct CoverageTests {
  private let published = CoveragePage.published
  private let own = CoveragePage.own

  @Test func `all entries are kept and shown somewhere, or it is said why not`() throws {
    let table = try CoverageTable(published)
    // So many were published when this was written; there may be more, and never fewer.
    #expect(table.rows.count >= 292)
    for row in table.rows + (try CoverageTable(own)).rows {
      if let reason = row.reason {
        #expect(row.rule.kind == .guidance && reason.count > 20, "\(row.rule.id)")
      } else {
        #expect(
          !row.sources.isEmpty, "\(row.rule.id): no source names it; name it where it is kept")
        #expect(!row.tests.isEmpty, "\(row.rule.id): no test names it; name it above the one")
      }
    }
  }

  @Test func `what the program does has a test of its own, not only examples`() throws {
    let examples: Set = [ExampleTest.rules, ExampleTest.judged, ExampleTest.loaded]
    let kinds: Set<RuleKind> = [.behaviour, .layout]
    for row in try CoverageTable(published).rows where kinds.contains(row.rule.kind) {
      #expect(!Set(row.tests).isSubset(of: examples), "\(row.rule.id)")
    }
  }

  @Test func `every test that the table names exists`() throws {
    let functions = try TestScan.repository().functions
    #expect(functions.count > 500)
    for row in try CoverageTable(published + own).rows {
      for test in row.tests { #expect(functions.contains(test), "\(row.rule.id): \(test)") }
    }
  }

  @Test func `ids in comments of tests are those of the book`() throws {
    let families = Set(RuleBook.everything.rules.compactMap { $0.id.split(separator: "-").first })
    for (id, tests) in try TestScan.repository().shown
    where families.contains(id.prefix { $0 != "-" }) {
      #expect(RuleBook.everything.rule(id) != nil, "\(id) in \(tests.map(\.file))")
    }
  }

  /// Messages name ids, refusals carry them, profiles set their limits, and pages link to them.
  @Test func `ids in sources, profiles and pages are those of the book`() throws {
    let known = Set(RuleBook.everything.rules.map(\.id))
    let families = Set(known.compactMap { $0.split(separator: "-").first })
    let files =
      Repository.files(under: "Sources", ending: "swift")
      + Repository.files(under: "Platforms", ending: "yaml")
      + Repository.files(under: "docs", ending: "md")
    #expect(files.count > 1000)
    for file in files {
      let text = try Repository.text(of: file)
      for word in Self.idLike(text) where families.contains(word.prefix { $0 != "-" }) {
        let isKnown = known.contains(String(word))
        #expect(isKnown, "\(word) in \(file)")
      }
    }
  }

  /// An id that is put together is found by no search, and held against nothing.
  @Test func `no id is put together from parts`() throws {
    for file in Repository.files(under: "Sources", ending: "swift") {
      let text = try Repository.text(of: file)
      let parts = text.split(separator: "\\(").dropLast().filter { part in
        let word = part.reversed().prefix { $0.isUppercase || $0.isNumber || $0 == "-" }
        return word.first == "-" && word.count > 3 && word.contains(where: \.isLetter)
      }
      #expect(parts.isEmpty, "\(file): …\(parts.first?.suffix(40) ?? "")\\(")
    }
  }

  /// Words of capitals and digits with hyphens between, three parts of them or more.
  private static func idLike(_ text: String) -> [Substring] {
    text.utf8.split { byte in
      !(65...90).contains(byte) && !(48...57).contains(byte) && byte != 45
    }.compactMap { part in
      let word = Substring(part)
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      return parts.count > 2 && !parts.contains("") ? word : nil
    }
  }

  @Test func `a test shows what stands above and inside of it, and no more`() {
    var scan = TestScan()
    scan.read(
      """
      // FAR-AWAY

      @Suite struct SomeTests {
        // ONE-THING, OTHER-THING
        @Test(arguments: [1])
        func `first one`(value: Int) {
          // INNER-THING
        }

        @Test func second() {}
      }
      """, file: "Tests/SomeTests.swift")
    let first = TestFunction(file: "Tests/SomeTests.swift", name: "first one")
    #expect(scan.functions.map(\.name).sorted() == ["first one", "second"])
    #expect(scan.shown.keys.sorted() == ["INNER-THING", "ONE-THING", "OTHER-THING"])
    #expect(scan.shown.values.allSatisfy { $0 == [first] })
  }
}
