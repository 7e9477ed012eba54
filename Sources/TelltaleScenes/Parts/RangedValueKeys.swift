import TelltaleModel
import TelltaleSyntax

/// What has a value that hands change within a range.
protocol Ranged: Sendable {
  var value: RangedValue { get set }
}

extension SceneKey where Context == SceneContext, Value: Ranged {
  /// The value, its range, and what it is counted in.
  static var range: [Self] {
    [
      .bound(
        "value", "value", .thousandths,
        "Its value at first, or {bind: name, value: …} where the application sets it; the least value where it is "
          + "absent."
      ) { ($0.value.first, $0.value.binding) = ($1.part, $1.binding) },
      .key("from", .thousandths, "The least value.", usual: 0) { $0.value.least = $1 },
      .key("to", .thousandths, "The greatest value.", usual: 100) { $0.value.most = $1 },
      .key(
        "step", .thousandths, "The step from one value to the next; it divides the range.", usual: 1
      ) {
        $0.value.size = $1
      },
      .key("unit", .text, "The unit after the figure: %, °C or min.") { $0.value.unit = $1 },
    ]
  }
}

extension SceneValue where Context == SceneContext, Value == Int {
  /// A number with three decimals at most, read in thousandths.
  static var thousandths: Self {
    let bound = Int(RangedValue.bound)
    return .value(
      ValueReader(
        "a number from -\(bound) to \(bound) with three decimals at most",
        schema: ["type": "number", "minimum": .integer(-bound), "maximum": .integer(bound)]
      ) { node in
        guard let number = node.number, abs(number) <= RangedValue.bound else { return nil }
        let whole = (number * 1000).rounded()
        // Fractions are not exact.
        return abs(number * 1000 - whole) < 0.001 ? Int(whole) : nil
      })
  }
}

extension RangedValue {
  /// Complains about a range that hands cannot go through, and about a value outside of it.
  ///
  /// - Parameters:
  ///   - node: the map that it was read from.
  ///   - context: gets the complaints.
  func check(_ node: YAMLNode, in context: inout SceneContext) {
    func place(_ key: String) -> SourceLocation { (node[key] ?? node).location }
    let (least, most, size) = (self.least.decimal, self.most.decimal, self.size.decimal)
    let length = self.most - self.least
    if length <= 0 {
      context.complaints.add(
        place(node["to"] == nil ? "from" : "to"),
        "the range goes from \(least) to \(most), expected one that grows",
        remedy: "write the smaller number as from: and the larger one as to:")
    } else if self.size <= 0 {
      context.complaints.add(
        place("step"), "found a step of \(size), expected one of more than 0",
        remedy: "write step: 1")
    } else if length % self.size != 0 {
      context.complaints.add(
        place(node["step"] == nil ? "to" : "step"),
        "steps of \(size) do not lead from \(least) to \(most)",
        remedy: "write a step that divides \(length.decimal)")
    } else if length / self.size > Self.mostSteps {
      context.complaints.add(
        place(node["step"] == nil ? "to" : "step"),
        "\(length / self.size) steps from \(least) to \(most), at most \(Self.mostSteps) are allowed",
        remedy: "write a larger step")
    } else if let first, !(self.least...self.most).contains(first) {
      context.complaints.add(
        place("value"), "the value \(first.decimal) is outside of \(least) to \(most)",
        remedy: "write one that is in the range, or make the range larger")
    } else if let first, (first - self.least) % self.size != 0 {
      let below = first - (first - self.least) % self.size
      context.complaints.add(
        place("value"), "the value \(first.decimal) is between two steps of \(size) from \(least)",
        remedy: "write \(below.decimal) or \((below + self.size).decimal), or a smaller step")
    }
  }
}

extension RangedValue {
  /// Nobody can tell more of them apart on a track.
  fileprivate static let mostSteps = 10_000
}

extension Int {
  /// Thousandths as people write them: `21.5`.
  fileprivate var decimal: String { JSONValue.number(Double(self) / 1000).text }
}
