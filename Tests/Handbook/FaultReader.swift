import TelltaleSyntax

/// Reads a group out of its file.
struct FaultReader {
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
