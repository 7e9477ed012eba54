import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

/// A team's own word lists: what is wrong with them is told at its place, all of it at once.
@Suite struct LexiconLibraryTests {
  private func complaints(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try folder.write(name, text) }
    do throws(LoadErrors) {
      _ = try LexiconLibrary.extending(.empty, with: folder.path)
      return []
    } catch {
      return error.all.map { $0.description.replacing(folder.path + "/", with: "") }
    }
  }

  @Test func `what is no list of words is told at its place`() throws {
    let said = try complaints([
      "de.yaml": "- a\n", "en.yaml": "verbs: go\nnouns: [a, '', {b: c}]\n",
    ])
    #expect(
      said == [
        "de.yaml:1:1: error: found a list, expected lists of words by name",
        "en.yaml:1:8: error: found \"go\", expected a list of words",
        "en.yaml:2:12: error: found \"\", expected a word",
        "en.yaml:2:16: error: found a map, expected a word",
      ])
  }

  @Test func `good lists are added to those that are known`() throws {
    let folder = try TemporaryFolder()
    try folder.write("en.yaml", "verbs: [scan]\n")
    var known = Lexicons.empty
    known.languages = ["en": ["verbs": ["go"]]]
    let all = try LexiconLibrary.extending(known, with: folder.path)
    #expect(all.languages == ["en": ["verbs": ["go", "scan"]]])
  }

  @Test func `a folder without lists is no folder of lists`() throws {
    #expect(try complaints([:]).first?.contains("no word lists here") == true)
  }
}
