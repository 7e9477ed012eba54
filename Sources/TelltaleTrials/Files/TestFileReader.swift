import TelltaleModel
import TelltaleSyntax

/// Reading test files.
package enum TestFileReader {
  /// Throws all complaints about the file.
  package static func read(_ path: String) throws(LoadErrors) -> TestFile {
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try SourceFile.read(path, kind: .project)
    } catch {
      throw LoadErrors(error)
    }
    return try read(bytes, file: path)
  }

  /// The same for bytes that were read already.
  package static func read(_ bytes: [UInt8], file: String) throws(LoadErrors) -> TestFile {
    var complaints = Complaints(kind: .project)
    var test = TestFile()
    if let root = YAMLReader.read(bytes, file: file, complaints: &complaints) {
      fill(&test, from: root, &complaints)
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return test
  }

  private static func fill(
    _ test: inout TestFile, from root: YAMLNode, _ complaints: inout Complaints
  ) {
    guard case .mapping(let entries) = root.value else {
      return complaints.add(
        root.location, "found \(root.summary), expected a map with script, and app or scene")
    }
    for entry in entries where !entry.key.hasPrefix("x-") {
      if entry.key == "telltale" {
        complaints.check(version: entry.value)
      } else if let key = TestKey.all.first(where: { $0.name == entry.key }) {
        if !entry.value.isNull { key.read(entry.value, &test, &complaints) }
      } else {
        complaints.add(unknownKey: entry, among: ["telltale"] + TestKey.all.map(\.name))
      }
    }
    guard complaints.isEmpty else { return }
    if let problem = test.problem {
      complaints.add(root.location, problem.found, remedy: problem.remedy)
    }
  }
}

extension TestFile {
  /// What keeps the keys from making sense together.
  fileprivate var problem: (found: String, remedy: String)? {
    if script.isEmpty {
      return ("no script, expected one or a list", "write script: with files or a folder")
    }
    if app != nil, scene != nil {
      return (
        "both app and scene, expected one of them", "leave scene out where there is a program"
      )
    }
    if app == nil, scene == nil {
      return ("neither app nor scene, expected one of them", "name the scene file that is played")
    }
    if app != nil, program == nil {
      return (
        "app without program, expected its command line",
        "name the program, or write scene: for app:"
      )
    }
    if scene != nil, program != nil {
      return ("scene with a program, which only an app has", "write app: for scene:")
    }
    if app != nil, updates != nil {
      return (
        "app with updates, which its program says", "leave updates out, or write scene: for app:"
      )
    }
    return nil
  }
}
