import TelltaleSyntax

extension ValueReader where Value == Int {
  /// The reader of a time: seconds as a number, `5s`, or `1500ms`. The value is in milliseconds.
  package static var timeout: ValueReader {
    let most = Limits.timeoutMilliseconds
    return ValueReader(
      "seconds such as 30, 1.5 or 5s, or 1500ms, up to \(most / 1_000) seconds",
      schema: [
        "anyOf": [
          // Half a millisecond is rounded up to one.
          ["type": "number", "minimum": .number(0.000_5), "maximum": .integer(most / 1_000)],
          ["type": "string", "pattern": .string(pattern(most))],
        ]
      ]
    ) { node in
      guard let text = node.text else { return nil }
      let isMilliseconds = text.hasSuffix("ms")
      let digits = text.dropLast(isMilliseconds ? 2 : text.hasSuffix("s") ? 1 : 0)
      guard let number = YAMLNode.number(digits) else { return nil }
      let milliseconds = (isMilliseconds ? number : number * 1_000).rounded()
      return 1...Double(most) ~= milliseconds ? Int(milliseconds) : nil
    }
  }

  /// Not zero, and no more digits before the point than the longest time has.
  private static func pattern(_ most: Int) -> String {
    func digits(_ most: Int) -> String { "(0|[1-9][0-9]{0,\(String(most).count - 1)})(\\.[0-9]+)?" }
    return "^(?=.*[1-9])(\(digits(most / 1_000))s?|\(digits(most))ms)$"
  }
}
