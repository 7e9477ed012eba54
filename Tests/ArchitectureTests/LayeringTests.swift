import Testing

@Suite struct LayeringTests {
  private static let layer = Dictionary(
    uniqueKeysWithValues: Layers.entries.map { ($0.target, $0.layer) })

  /// SwiftPM builds a target that imports a sibling which it does not declare; this does not.
  @Test(arguments: Layers.entries.map(\.target))
  func `a target imports only what its layer may`(target: String) throws {
    let entry = try #require(Layers.entries.first { $0.target == target })
    for file in try Repository.swiftFiles(under: "Sources/\(target)") {
      for (number, line) in try Repository.lines(of: file).enumerated() {
        guard let module = Self.importedModule(line) else { continue }
        if let other = Self.layer[module] {
          #expect(other < entry.layer, "\(file):\(number + 1): \(target) may not import \(module)")
        } else {
          #expect(
            entry.modules.contains(module),
            "\(file):\(number + 1): \(module) is not in the row of \(target) in Layers.swift")
        }
      }
    }
  }

  @Test func `every target has its row`() throws {
    let folders = Set(
      try Repository.swiftFiles(under: "Sources").map { path in
        String(path.split(separator: "/")[1])
      })
    #expect(folders.subtracting(["C"]) == Set(Layers.entries.map(\.target)))
  }

  private static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
      words[..<index].allSatisfy({
        $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
      })
    else { return nil }
    let isScoped = ["struct", "class", "enum", "protocol", "func", "var", "let"]
      .contains(String(words[index + 1]))
    let name = words[index + (isScoped ? 2 : 1)]
    return String(name.split(separator: ".")[0])
  }
}
