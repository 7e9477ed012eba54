import TelltaleSyntax

/// The faults that may happen around the program, with their consequences and the tests that show them, out of
/// `Tests/Fixtures/Faults`.
package struct FaultTable {
  package struct Fault {
    package let number: Int
    package let name: String
    package let standing: Standing
  }

  package enum Standing {
    /// What happens, and the tests that show it.
    case shown(String, [TestFunction])
    /// What happens, and why no test shows it.
    case open(String, why: String)
    /// What has to be there first.
    case waits(String)
  }

  package struct Group {
    package let title: String
    package let faults: [Fault]
  }

  package let groups: [Group]

  package var faults: [Fault] { groups.flatMap(\.faults) }

  /// Every test that shows a fault.
  package var tests: [TestFunction] {
    faults.flatMap { fault in
      if case .shown(_, let tests) = fault.standing { tests } else { [TestFunction]() }
    }
  }

  /// Faults that can happen to the program as it is.
  package var present: [Fault] {
    faults.filter { if case .waits = $0.standing { false } else { true } }
  }

  /// Those of them that a test shows.
  package var shown: [Fault] {
    faults.filter { if case .shown = $0.standing { true } else { false } }
  }

  /// The faults of the repository's fixtures.
  ///
  /// - Throws: `FaultTableError` with the place of what cannot be read.
  package static func repository() throws -> FaultTable {
    try FaultTable(files: Repository.files(under: "Tests/Fixtures/Faults", ending: "yaml"))
  }

  /// Reads groups, a file each.
  ///
  /// - Parameter files: paths from the root, in the order of their groups.
  /// - Throws: `FaultTableError` with the place of what cannot be read.
  init(files: [String]) throws {
    groups = try files.map { file in
      let text = try Repository.text(of: file)
      var complaints = LoadErrorCollector(kind: .scene)
      let node = YAMLReader.read(Array(text.utf8), file: file, complaints: &complaints)
      if let error = complaints.errors.first { throw FaultTableError(message: "\(error)") }
      return try FaultReader(file: file).group(node)
    }
  }

  /// The document, without its mark that it is written by a tool.
  package var text: String {
    let open = present.filter { if case .open = $0.standing { true } else { false } }
    let rest =
      open.isEmpty
      ? ""
      : " Not shown by any: "
        + open.map { "[\($0.number)](#\($0.number))" }.joined(separator: ", ") + "."
    return """
      # Faults

      Faults that may happen around Telltale, with their consequences and the tests that show them. Of \(faults.count) faults
      \(faults.count - present.count) wait for something that is not there yet; of the \(present.count) that can happen today tests show \(shown.count).\(rest)

      \(groups.map(section).joined(separator: "\n"))
      """
  }

  private func section(_ group: Group) -> String {
    "## \(group.title)\n\n| | fault | what happens | shown by |\n|---|---|---|---|\n"
      + group.faults.map(line).joined()
  }

  private func line(_ fault: Fault) -> String {
    let cells: [String]
    switch fault.standing {
    case .shown(let then, let tests):
      cells = [then, tests.map(link).joined(separator: "<br>")]
    case .open(let then, let why): cells = [then, "nothing: \(why)"]
    case .waits(let what): cells = ["not yet: waits for \(what)", ""]
    }
    let number = "<a id=\"\(fault.number)\"></a>\(fault.number)"
    return "| " + ([number, fault.name] + cells).joined(separator: " | ") + " |\n"
  }

  private func link(_ test: TestFunction) -> String {
    let base = test.file.split(separator: "/").last ?? ""
    return "[\(base)](../\(test.file)): \(test.name)"
  }
}

/// A group of faults that cannot be read.
struct FaultTableError: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
