import Glibc
import TelltaleSyntax

/// A search for tests: files that end in `.test.yaml`, and scripts beside their scenes.
package struct TestFinder {
  /// All tests that were found, in the order of their paths: those of test files, then scripts.
  package private(set) var cases: [TestCase] = []
  /// The faults of files and folders, in words.
  package private(set) var complaints: [String] = []
  private var tests: [String] = []
  private var scripts: [String] = []

  /// Folders inside each other that are searched.
  private static let depth = 32

  /// Searches files and folders.
  ///
  /// - Parameter paths: The paths of folders, test files and scripts. Folders are searched to a
  ///   depth of 32.
  package init(_ paths: [String]) {
    for path in paths {
      if Self.isFolder(path) {
        walk(path == "." ? "" : path, depth: 0)
      } else if path.hasSuffix(TestFile.ending) {
        tests.append(path)
      } else if path.hasSuffix(".script") {
        scripts.append(path)
      } else {
        complaints.append(
          "\(Quoted.plain(path)): error: expected a folder, a file that ends in \(TestFile.ending), or a "
            + "script that ends in .script")
      }
    }
    var named: Set<String> = []
    for path in Self.sorted(tests) { read(path, &named) }
    for path in Self.sorted(scripts) where !named.contains(path) { add(script: path, paths) }
  }

  private mutating func read(_ path: String, _ named: inout Set<String>) {
    do throws(LoadErrors) {
      let file = try TestFileReader.read(path)
      let folder = PathText.folder(of: path)
      let found = file.script.flatMap { Self.scripts(PathText.joined(folder, $0)) }
      if found.isEmpty {
        complaints.append("\(path): error: its folders hold no files that end in .script")
      }
      named.formUnion(found)
      cases += file.cases(path: path, scripts: found)
    } catch {
      complaints.append(error.description)
    }
  }

  /// A script belongs to the scene of its name beside it, else to `app.yaml` beside it.
  private mutating func add(script path: String, _ paths: [String]) {
    let stem = String(path.dropLast(".script".count))
    let folder = PathText.folder(of: path)
    let own = ["\(stem).yaml", "\(stem).yml", "\(stem).json"].first(where: SourceFile.isRegular)
    let app = PathText.joined(folder, "app.yaml")
    guard let scene = own ?? (SourceFile.isRegular(app) ? app : nil) else {
      // In a folder it may be anybody's; who names it wants to know.
      if paths.contains(path) {
        complaints.append(
          "\(Quoted.plain(path)): error: no scene beside it, expected \(Quoted.plain(stem)).yaml or "
            + "app.yaml; or name the script in a file that ends in \(TestFile.ending)")
      }
      return
    }
    var test = TestCase(name: stem, file: path, scene: scene, script: path)
    let updates = own == nil ? PathText.joined(folder, "updates.jsonl") : "\(stem).jsonl"
    test.updates = SourceFile.isRegular(updates) ? updates : nil
    cases.append(test)
  }

  private static func scripts(_ path: String) -> [String] {
    guard isFolder(path) else { return [path] }
    return sorted(entries(path) ?? []).filter { $0.hasSuffix(".script") }.map { "\(path)/\($0)" }
  }

  private mutating func walk(_ folder: String, depth: Int) {
    guard let names = Self.entries(folder.isEmpty ? "." : folder) else {
      let reason = String(cString: strerror(errno))
      return complaints.append("\(Quoted.plain(folder)): error: cannot be read: \(reason)")
    }
    guard depth < Self.depth else {
      return complaints.append(
        "\(Quoted.plain(folder)): error: folders more than \(Self.depth) deep; name this one itself"
      )
    }
    for name in names {
      let path = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.isFolder(path, following: false) {
        walk(path, depth: depth + 1)
      } else if name.hasSuffix(TestFile.ending) {
        tests.append(path)
      } else if name.hasSuffix(".script") {
        scripts.append(path)
      }
    }
  }

  /// Names in a folder but those that are hidden; `nil` where it cannot be read.
  private static func entries(_ folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ path: String, following: Bool = true) -> Bool {
    var status = stat()
    guard (following ? stat(path, &status) : lstat(path, &status)) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func sorted(_ paths: [String]) -> [String] {
    Set(paths).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
