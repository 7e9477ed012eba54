import TelltaleModel

extension ValueReader {
  /// Returns a reader for a list of these values. It complains about a faulty entry and leaves it
  /// out.
  ///
  /// - Parameters:
  ///   - least: The minimum of entries.
  ///   - most: The maximum of entries.
  /// - Returns: The reader. It refuses a list of another length as a whole.
  package func list(atLeast least: Int = 0, atMost most: Int = Limits.profileListEntries)
    -> ValueReader<[Value]>
  {
    let expected: @Sendable () -> String = {
      let size = least > 0 ? "\(least) to \(most)" : "at most \(most)"
      return "a list of \(size), each \(self.expected)"
    }
    return ValueReader<[Value]>(
      expected(),
      schema: [
        "type": "array", "items": schema, "minItems": .integer(least), "maxItems": .integer(most),
      ]
    ) { node, complaints in
      guard case .sequence(let items) = node.value, (least...most).contains(items.count) else {
        complaints.add(node.location, "found \(node.sizedSummary), expected \(expected())")
        return nil
      }
      return items.compactMap { read($0, &complaints) }
    }
  }

  /// A reader for one of these values, or for a list of at least one.
  package var oneOrMore: ValueReader<[Value]> {
    let many = list(atLeast: 1)
    return ValueReader<[Value]>(
      "\(expected), or a list", schema: ["anyOf": [schema, many.schema]]
    ) { node, complaints in
      if case .sequence = node.value { return many.read(node, &complaints) }
      return read(node, &complaints).map { [$0] }
    }
  }

  /// Returns a reader for a map from names to these values.
  ///
  /// - Parameter most: The maximum of entries.
  /// - Returns: The reader. It complains about a faulty value and leaves it out.
  package func map(atMost most: Int = Limits.profileMapEntries) -> ValueReader<[String: Value]> {
    ValueReader<[String: Value]>(
      "a map from names to \(expected)",
      schema: ["type": "object", "additionalProperties": schema]
    ) { node, complaints in
      guard case .mapping(let entries) = node.value, entries.count <= most else {
        complaints.add(
          node.location,
          "found \(node.sizedSummary), expected a map from at most \(most) names to \(expected)")
        return nil
      }
      var values: [String: Value] = [:]
      for entry in entries { values[entry.key] = read(entry.value, &complaints) }
      return values
    }
  }
}

extension ValueReader {
  /// Returns a reader for a map from languages to values.
  ///
  /// - Parameters:
  ///   - reader: The reader of the values.
  ///   - most: The maximum of entries.
  /// - Returns: The reader. It complains about keys that are no language tags and leaves them out.
  package static func byLanguage<Entry>(
    _ reader: ValueReader<Entry>, atMost most: Int = Limits.profileListEntries
  ) -> ValueReader<[Language: Entry]> where Value == [Language: Entry] {
    ValueReader<[Language: Entry]>(
      "a map from languages to \(reader.expected)",
      schema: [
        "type": "object", "maxProperties": .integer(most), "additionalProperties": false,
        "patternProperties": .object([.init(Language.pattern, reader.schema)]),
      ]
    ) { node, complaints in
      guard case .mapping(let entries) = node.value, entries.count <= most else {
        complaints.add(
          node.location,
          "found \(node.sizedSummary), expected a map from at most \(most) languages to"
            + " \(reader.expected)")
        return nil
      }
      var values: [Language: Entry] = [:]
      for entry in entries {
        guard let language = Language(checking: entry.key) else {
          complaints.add(
            entry.location,
            "found \(Quoted.text(entry.key)), expected \(Language.expected)",
            remedy: Language.tag(meantBy: entry.key).map { "write \($0)" })
          continue
        }
        values[language] = reader.read(entry.value, &complaints)
      }
      return values
    }
  }
}

extension YAMLNode {
  /// The same as `summary`, with the number of entries of a list or map.
  package var sizedSummary: String {
    switch value {
    case .sequence(let items): "a list of \(items.count)"
    case .mapping(let entries): "a map of \(entries.count)"
    case .scalar: summary
    }
  }
}
