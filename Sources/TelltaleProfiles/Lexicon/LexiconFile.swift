import TelltaleModel
import TelltaleSyntax

/// The word lists of one language: a map from the name of a list to its words.
enum LexiconFile {
  /// The lists by name, from the file's compiled form where one counts for the build; `nil` after a
  /// complaint.
  static func read(
    _ path: String, build: [UInt8]?, _ complaints: inout LoadErrorCollector
  ) -> [String: [String]]? {
    if let build, let lists = CompiledForm.current(ofFile: path, by: build)?.form.lists {
      return lists
    }
    do throws(LoadError) {
      let bytes = try SourceFile.read(path, kind: .profile)
      return lists(YAMLReader.read(bytes, file: path, complaints: &complaints), &complaints)
    } catch {
      complaints.add(error)
      return nil
    }
  }

  private static func lists(
    _ root: YAMLNode?, _ complaints: inout LoadErrorCollector
  ) -> [String: [String]]? {
    guard let root else { return nil }
    guard case .mapping(let entries) = root.value else {
      complaints.add(root.location, "found \(root.summary), expected lists of words by name")
      return nil
    }
    var lists: [String: [String]] = [:]
    for entry in entries { lists[entry.key] = words(entry.value, &complaints) }
    return lists
  }

  private static func words(_ node: YAMLNode, _ complaints: inout LoadErrorCollector) -> [String] {
    guard case .sequence(let items) = node.value else {
      complaints.add(node.location, "found \(node.summary), expected a list of words")
      return []
    }
    return items.compactMap { item in
      if let text = item.text, !text.isEmpty { return text }
      complaints.add(item.location, "found \(item.summary), expected a word")
      return nil
    }
  }
}

extension CompiledForm {
  /// The lists of words that were packed; `nil` where the values are no such ones.
  var lists: [String: [String]]? {
    var reader = PackedReader(values)
    let lists = [String: [String]](from: &reader)
    return reader.isBroken || !reader.isAtEnd ? nil : lists
  }

  /// The values of lists of words.
  static func values(of lists: [String: [String]]) -> [UInt8] {
    var writer = PackedWriter()
    lists.pack(into: &writer)
    return writer.bytes
  }
}
