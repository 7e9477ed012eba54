import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension SceneValue where Context == SceneContext, Value == StackLength {
  /// Points, or a part of what the arrangement has.
  static var stackLength: Self {
    .value(
      ValueReader(
        "points from 0 to 10000, or a part such as \"40%\"",
        schema: SchemaPiece.either(lengths.schema, ["type": "string", "pattern": .string(part)])
      ) { node in
        if let share = node.number(before: "%"), 0...100 ~= share { return .share(share / 100) }
        return node.number.flatMap { 0...10_000 ~= $0 ? .points(Points($0)) : nil }
      })
  }

  /// The same for what is seen: nothing is no size.
  static var stackSize: Self {
    SceneValue(schema: size.schema) { entry, _, context in
      let share = entry.value.number(before: "%")
      guard (share ?? entry.value.number) != 0 else {
        let found = share == nil ? "0" : "0%"
        context.complaints.add(
          entry.value.location, "\"\(entry.key)\" is \(found), expected \(size.expected)",
          remedy:
            "leave it out for what the element needs; `when` says where it is not there at all")
        return nil
      }
      return context.value(size, entry.value)
    }
  }

  private static var size: ValueReader<StackLength> {
    ValueReader(
      "points from 1 to 10000, or a part such as \"40%\"",
      schema: SchemaPiece.either(sizes.schema, ["type": "string", "pattern": .string(somePart)])
    ) { node in
      if let share = node.number(before: "%"), 0...100 ~= share { return .share(share / 100) }
      return node.number.flatMap { 1...10_000 ~= $0 ? .points(Points($0)) : nil }
    }
  }

  private static var somePart: String {
    "^([0-9]*[1-9][0-9]*([.][0-9]+)?|0+[.][0-9]*[1-9][0-9]*)%$"
  }

  private static var part: String { "^[0-9]+([.][0-9]+)?%$" }
}

extension SceneValue where Context == SceneContext, Value == RoomLength {
  /// Points, or millimetres of the glass.
  static var roomLength: Self {
    .value(
      ValueReader(
        "points from 0 to 10000, or millimetres such as \"120mm\"",
        schema: SchemaPiece.either(
          lengths.schema, ["type": "string", "pattern": "^[0-9]+([.][0-9]+)?mm$"])
      ) { node in
        if let length = node.number(before: "mm"), 0...10_000 ~= length {
          return .millimetres(length)
        }
        return node.number.flatMap { 0...10_000 ~= $0 ? .points(Points($0)) : nil }
      })
  }
}

private let sizes = ValueReader<Double>.number(1...10_000)
private let lengths = ValueReader<Double>.number(0...10_000)

extension YAMLNode {
  /// The number that a unit stands behind; `nil` where there is none.
  fileprivate func number(before unit: String) -> Double? {
    guard let text, text.hasSuffix(unit) else { return nil }
    let digits = text.dropLast(unit.count)
    guard digits.first?.isNumber == true, digits.last?.isNumber == true,
      digits.utf8.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
      })
    else { return nil }
    return Double(digits)
  }
}

extension SceneValue where Context == SceneContext, Value == StackPadding {
  /// A number for all sides, or a map with some of them.
  static var stackPadding: Self {
    SceneValue(schema: SchemaPiece.either(ValueReader<Points>.points(0...400).schema, sides.schema))
    {
      entry, path, context in
      guard case .mapping(let entries) = entry.value.value else {
        return context.value(.points(0...400), entry.value).map { StackPadding(all: $0) }
      }
      // One side counts for more than two of them, wherever it is written.
      var node = entry.value
      let order = sides.form.keys
      node.value = .mapping(
        order.flatMap { key in entries.filter { $0.key == key } }
          + entries.filter { !order.contains($0.key) })
      var padding = StackPadding()
      return sides.read(node, at: path, into: &padding, in: &context) ? padding : nil
    }
  }
}

private let sides = SceneRecord<StackPadding>(
  "a number of points, or a map such as {horizontal: 24, top: 8}",
  [
    .key("horizontal", .points(0...400), "At the start and at the end.") {
      ($0.start, $0.end) = ($1, $1)
    },
    .key("vertical", .points(0...400), "Above and below.") { ($0.top, $0.bottom) = ($1, $1) },
    .key("top", .points(0...400), "Above; counts for more than `vertical`.") { $0.top = $1 },
    .key("bottom", .points(0...400), "Below.") { $0.bottom = $1 },
    .key("start", .points(0...400), "Where lines begin; counts for more than `horizontal`.") {
      $0.start = $1
    },
    .key("end", .points(0...400), "Where lines end.") { $0.end = $1 },
  ])
