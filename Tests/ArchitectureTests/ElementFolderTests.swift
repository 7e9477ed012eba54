import Testing

/// To find an element, one looks for its folder; to add one, one adds its folders.
@Suite struct ElementFolderTests {
  /// The keys of elements in scene files, as the list of them says.
  private static func keys() throws -> [String] {
    let lines = try Repository.lines(of: "Sources/TelltaleModel/SceneElement.swift")
    return lines.flatMap { line -> [String] in
      guard line.hasPrefix("  case ") else { return [] }
      let rest = line.dropFirst("  case ".count)
      if let quoted = rest.split(separator: "\"").dropFirst().first { return [String(quoted)] }
      return rest.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// `activity-indicator` as `ActivityIndicator`.
  private static func folder(_ key: String) -> String {
    key.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test func `every element has a folder where it is read`() throws {
    let keys = try Self.keys()
    #expect(keys.count > 10 && keys.contains("table") && keys.contains("tab-bar"))
    for key in keys {
      let folder = "Sources/TelltaleScenes/Elements/\(Self.folder(key))"
      let readers = try Repository.swiftFiles(under: folder).filter { $0.hasSuffix("Reader.swift") }
      #expect(!readers.isEmpty, "\(key): no reader in \(folder)")
    }
  }

  /// Alerts, sheets and menus are questions, and a screen is what holds elements.
  @Test func `every element of a screen has a folder where it is placed`() throws {
    for key in try Self.keys() where !["alert", "action-sheet", "menu", "screen"].contains(key) {
      let folder = "Sources/TelltaleLayout/Elements/\(Self.folder(key))"
      let placers = try Repository.swiftFiles(under: folder).filter { $0.hasSuffix("Placer.swift") }
      #expect(!placers.isEmpty, "\(key): no placer in \(folder)")
    }
  }

  /// What stands in one element's folder is not put together with what stands in all others'.
  @Test func `a placer is no larger than an element`() throws {
    let files = try Repository.swiftFiles(under: "Sources/TelltaleLayout/Elements")
    var homes: [String: Set<String>] = [:]
    for file in files {
      for line in try Repository.lines(of: file) {
        let words = line.split { " :<(".contains($0) }.map(String.init)
        for (word, name) in zip(words, words.dropFirst()) where name.hasSuffix("Placer") {
          let folder = file.split(separator: "/").dropLast().joined(separator: "/")
          if word == "struct" || word == "extension" { homes[name, default: []].insert(folder) }
        }
      }
    }
    #expect(homes.count > 10)
    for (name, folders) in homes {
      #expect(folders.count == 1, "\(name) is spread over \(folders.sorted())")
    }
  }
}
