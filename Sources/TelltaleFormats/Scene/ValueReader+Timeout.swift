extension ValueReader where Value == Int {
  /// Seconds as a number, `5s`, or `1500ms`; milliseconds.
  static var timeout: ValueReader {
    let most = Limits.timeoutMilliseconds
    return ValueReader(
      "seconds such as 30, 1.5 or 5s, or 1500ms, up to \(most / 1_000) seconds",
      schema: [
        "anyOf": [
          ["type": "number", "exclusiveMinimum": 0, "maximum": .integer(most / 1_000)],
          ["type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?(s|ms)?$"],
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
}
