import TelltaleSyntax

/// What may go wrong around the program, what happens then, and which tests show it, out of
/// `Tests/Fixtures/Faults`.
struct FaultTable {
  struct Fault {
    let number: Int
    let name: String
    let standing: Standing
  }

  enum Standing {
    /// What happens, and the tests that show it.
    case shown(String, [TestFunction])
    /// What happens, and why no test shows it.
    case open(String, why: String)
    /// What has to be there first.
    case waits(String)
  }

  struct Group {
    let title: String
    let faults: [Fault]
  }

  let groups: [Group]

  var faults: [Fault] { groups.flatMap(\.faults) }

  /// Every test that shows a fault.
  var tests: [TestFunction] {
    faults.flatMap { fault in
      if case .shown(_, let tests) = fault.standing { tests } else { [TestFunction]() }
    }
  }

  /// Faults that can happen to the program as it is.
  var present: [Fault] {
    faults.filter { if case .waits = $0.standing { false } else { true } }
  }

  /// Those of them that a test shows.
  var shown: [Fault] {
    faults.filter { if case .shown = $0.standing { true } else { false } }
  }

  /// Reads groups, a file each.
  ///
  /// - Parameter files: paths from the root, in the order of their groups.
  /// - Throws: `FaultTableError` with the place of what cannot be read.
  init(files: [String]) throws {
    groups = try files.map { file in
      let text = try Repository.text(of: file)
      var complaints = Complaints(kind: .scene)
      let node = YAMLReader.read(Array(text.utf8), file: file, complaints: &complaints)
      if let error = complaints.errors.first { throw FaultTableError(message: "\(error)") }
      return try FaultReader(file: file).group(node)
    }
  }

  /// The document, without its mark that it is written by a tool.
  var text: String {
    let open = present.filter { if case .open = $0.standing { true } else { false } }
    let rest =
      open.isEmpty
      ? ""
      : " Not shown by any: "
        + open.map { "[\($0.number)](#\($0.number))" }.joined(separator: ", ") + "."
    return """
      # Faults

      What may go wrong around Telltale, what happens then, and which test shows it. Of \(faults.count) faults
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
struct FaultTableError: Error {
  var message: String
}

/// Reads a group out of its file.
private struct FaultReader {
  let file: String

  func group(_ node: YAMLNode?) throws -> FaultTable.Group {
    guard let title = node?["title"]?.text, case .sequence(let items)? = node?["faults"]?.value
    else { throw FaultTableError(message: "\(file): expected a title and a list of faults") }
    return FaultTable.Group(title: title, faults: try items.map(fault))
  }

  private func fault(_ node: YAMLNode) throws -> FaultTable.Fault {
    guard let number = node["number"]?.integer, let name = node["fault"]?.text,
      let standing = standing(node)
    else {
      throw FaultTableError(
        message: "\(node.location): expected number and fault, with waits, with then and tests,"
          + " or with then and open")
    }
    return FaultTable.Fault(number: number, name: name, standing: standing)
  }

  private func standing(_ node: YAMLNode) -> FaultTable.Standing? {
    if let what = node["waits"]?.text { return .waits(what) }
    guard let then = node["then"]?.text else { return nil }
    if let why = node["open"]?.text { return .open(then, why: why) }
    guard case .sequence(let items)? = node["tests"]?.value, !items.isEmpty,
      items.allSatisfy({ !tests($0).isEmpty })
    else { return nil }
    return .shown(then, items.flatMap(tests))
  }

  /// One file with the name of one test in it.
  private func tests(_ node: YAMLNode) -> [TestFunction] {
    guard case .mapping(let entries) = node.value else { return [] }
    return entries.map { TestFunction(file: $0.key, name: $0.value.text ?? "") }
  }
}
