/// Which files declare a type, and which files of a target use each other.
struct House {
  /// A type with all that is said of it.
  struct Spread: Hashable {
    var name: String
    var files: Set<String> = []
    var functions = 0
  }

  private let paths: [String]
  private let outlines: [SourceOutline]
  private let targets: [String]

  /// - files: texts by their paths, such as `Sources/TelltaleLint/Check/SceneLinter.swift`.
  init(_ files: [(path: String, text: String)]) {
    paths = files.map(\.path)
    outlines = files.map { SourceOutline($0.text) }
    targets = paths.map { $0.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  }

  // MARK: Spread types

  /// All types, each with what any file says of it.
  var types: [Spread] {
    var homes: [String: Set<String>] = [:]
    for file in paths.indices {
      for part in outlines[file].parts where !part.isExtension {
        homes[part.name, default: []].insert(home(of: part, in: file))
      }
    }
    var types: [String: Spread] = [:]
    for file in paths.indices {
      for part in outlines[file].parts {
        guard let home = home(of: part, in: file, among: homes[part.name] ?? []) else { continue }
        types[home, default: Spread(name: part.name)].files.insert(paths[file])
        types[home]?.functions += part.functions
      }
    }
    return types.values.sorted { $0.name < $1.name }
  }

  /// A name that tells a type from others of its name: its file's where that alone can see it.
  private func home(of part: SourceOutline.Part, in file: Int) -> String {
    "\(part.isPrivate ? paths[file] : targets[file]) \(part.name)"
  }

  /// The type that an extension is of; `nil` for one of another house.
  private func home(
    of part: SourceOutline.Part, in file: Int, among homes: Set<String>
  ) -> String? {
    if !part.isExtension { return home(of: part, in: file) }
    let near = ["\(paths[file]) \(part.name)", "\(targets[file]) \(part.name)"]
    let far = homes.filter { !$0.contains("/") }
    return near.first(where: homes.contains) ?? (far.count == 1 ? far.first : nil)
  }

  // MARK: Circles

  /// The circles of files inside of each target, each as its paths, with who uses whom.
  func circles(above size: Int) -> [Circle] {
    let uses = fileUses()
    return FileGraph.circles(uses).filter { $0.count > size }.map { circle in
      let inside = Set(circle)
      return Circle(
        target: targets[circle[0]], files: Set(circle.map { paths[$0] }),
        uses: circle.map { file in
          let used = uses[file].filter(inside.contains).map { self.name(of: $0) }
          return "\(self.name(of: file)) -> \(used.joined(separator: " "))"
        })
    }
  }

  struct Circle: Hashable {
    var target: String
    var files: Set<String>
    /// In words, a line for each file.
    var uses: [String]
  }

  private func name(of file: Int) -> String {
    String(paths[file].split(separator: "/").last?.dropLast(".swift".count) ?? "")
  }

  /// For each file those of its target that it names something of.
  private func fileUses() -> [[Int]] {
    let types = homes { outline in
      let all = outline.parts.filter { !$0.isExtension && !$0.name.contains(".") }
      return (Set(all.filter { !$0.isPrivate }.map(\.name)), [])
    }
    let members = homes { ($0.members, $0.privateMembers) }
    return paths.indices.map { file in
      let outline = outlines[file]
      let named =
        outline.usedTypes.compactMap { types[$0] }
        + outline.usedMembers.compactMap { Self.ofTheLanguage.contains($0) ? nil : members[$0] }
      return Set(named).filter { $0 != file && targets[$0] == targets[file] }.sorted()
    }
  }

  /// The file of each name that only one file declares.
  private func homes(
    _ names: (SourceOutline) -> (open: Set<String>, hidden: Set<String>)
  ) -> [String: Int] {
    var homes: [String: Int] = [:]
    var ambiguous: Set<String> = []
    for (file, outline) in outlines.enumerated() {
      let (open, hidden) = names(outline)
      ambiguous.formUnion(hidden)
      for name in open where homes.updateValue(file, forKey: name) != nil {
        ambiguous.insert(name)
      }
    }
    return homes.filter { !ambiguous.contains($0.key) }
  }

  /// Members that types of the standard library have as well.
  private static let ofTheLanguage: Set<String> = [
    "first", "last", "count", "isEmpty", "keys", "values", "indices", "startIndex", "endIndex",
    "lowerBound", "upperBound", "min(", "max(", "map(", "flatMap(", "compactMap(", "filter(",
    "append(", "append(contentsOf:", "insert(", "remove(", "remove(at:", "removeAll(",
    "removeFirst(", "removeLast(", "popLast(", "contains(", "contains(where:", "prefix(",
    "suffix(", "dropFirst(", "dropLast(", "split(separator:", "joined(", "joined(separator:",
    "sorted(", "reversed(", "enumerated(", "reduce(", "reduce(into:", "forEach(", "union(",
    "intersection(", "subtracting(", "formUnion(", "subtract(", "merge(", "merging(", "hash(into:",
    "hash", "hashValue", "description", "rawValue", "allCases", "bitWidth", "magnitude", "next(",
    "index(after:", "index(before:", "offset", "element", "key", "value", "path", "name", "text",
    "start", "end", "lines", "bytes", "size", "load(", "store(", "withLock(", "resume(",
    "cancel(", "advanced(by:", "distance(to:", "swapAt(", "replaceSubrange(", "reserveCapacity(",
    "hasPrefix(", "hasSuffix(", "lowercased(", "uppercased(", "unicodeScalars", "utf8", "rounded(",
    "isWhitespace", "isLetter", "isNumber", "isNewline", "properties", "isMultiple(of:", "sync(",
    "update(", "update(repeating:", "bind(", "deallocate(", "pointee", "baseAddress", "self",
    "control", "format", "surrogate", "unassigned", "privateUse", "lineSeparator",
  ]
}
