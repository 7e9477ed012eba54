import TelltaleModel
import TelltaleTestSupport

/// Makes scenes by chance: all that stands on a screen, in rows, columns, grids, cards and a dock, and in each other.
package struct SceneMaker {
  private var chance: Chance
  /// The keys of the elements that a platform shows.
  private let shown: Set<String>
  private var count = 0
  /// Whether there is a list beside which others stand.
  private let splits: Bool

  /// - Parameters:
  ///   - profile: What shows the scenes.
  ///   - seed: The same one makes the same scenes.
  package init(for profile: Profile, seed: UInt64) {
    shown = profile.elements
    chance = Chance(seed: seed)
    splits = seed % 6 == 5
  }

  /// A scene as its file says it, in JSON.
  package mutating func scene() -> String {
    splits ? split() : "{\"screen\":\(screen())}"
  }

  /// A list with two screens that it leads to, side by side with it where there is room.
  private mutating func split() -> String {
    let leads = ["one", "two"].map { name in
      "{\"button\":{\(id()),\"title\":\(words()),\"action\":{\"push\":\"\(name)\"}}}"
    }
    let rows = ["one", "two"].map { "{\(id()),\"title\":\(words()),\"push\":\"\($0)\"}" }
    let table = "{\"table\":{\"id\":\"rows\",\"rows\":[\(rows.joined(separator: ","))]}}"
    let content = shown.contains("table") ? table : leads.joined(separator: ",")
    let least = 200 + chance.below(600)
    let list =
      "{\"split\":{\"detail\":\"one\",\"wider-than\":\(least)},"
      + "\"navigation-bar\":{\"title\":\(words())},\"content\":[\(content)]}"
    return
      "{\"start\":\"list\",\"screens\":{\"list\":\(list),\"one\":\(screen()),\"two\":\(screen())}}"
  }

  private mutating func screen() -> String {
    let content = (0..<(1 + chance.below(4))).map { _ in "{\(element(depth: 0))}" }
    var screen = ["\"content\":[\(content.joined(separator: ","))]"]
    if chance.below(2) == 0 { screen.append("\"navigation-bar\":{\"title\":\(words())}") }
    switch chance.below(4) {
    case 0: screen.append("\"dock\":[{\(button())}]")
    case 1:
      let edge = one(of: ["foot", "side", "automatic"])
      let inside = "{\(element(depth: 1))},{\(button())}"
      screen.append("\"dock\":{\"edge\":\"\(edge)\",\"content\":[\(inside)]}")
    default: break
    }
    return "{\(screen.joined(separator: ","))}"
  }

  // MARK: What holds others

  private static let deepest = 3

  /// A key with its value; the deeper, the less often one that holds others.
  private mutating func element(depth: Int) -> String {
    guard depth < Self.deepest, chance.below(Self.deepest + depth) < 2 else { return leaf() }
    switch one(of: ["row", "column", "grid", "card"].filter(shown.contains)) {
    case "row": return stack("row", [rule("column-when"), along(), across()], depth)
    case "column": return stack("column", [along(), across()], depth)
    case "grid":
      let cells = chance.below(2) == 0 ? "\"columns\":\(1 + chance.below(4))" : "\"cell-width\":110"
      return stack("grid", [cells], depth)
    case "card":
      return stack("card", ["\"direction\":\"\(one(of: ["row", "column"]))\"", along()], depth)
    default: return leaf()
    }
  }

  private mutating func stack(_ key: String, _ facts: [String], _ depth: Int) -> String {
    let items = (0..<(1 + chance.below(4))).map { _ in item(in: key, depth: depth + 1) }
    let gap = "\"gap\":\(chance.below(24))"
    let members =
      facts.filter { !$0.isEmpty } + [gap, "\"content\":[\(items.joined(separator: ","))]"]
    return "\"\(key)\":{\(members.joined(separator: ","))}"
  }

  /// A child with its place among the others; now and then room that stays empty.
  private mutating func item(in key: String, depth: Int) -> String {
    if key != "grid", chance.below(8) == 0 { return "{\"spacer\":{}}" }
    var members: [String] = []
    if key != "grid", chance.below(3) == 0 { members.append("\"grow\":\(1 + chance.below(2))") }
    switch chance.below(8) {
    case 0: members.append("\"min-width\":\(40 + chance.below(160))")
    case 1: members.append("\"width\":\"\(20 + chance.below(60))%\"")
    case 2: members.append("\"align-self\":\"\(one(of: ["start", "center", "end"]))\"")
    case 3: members.append(rule("when"))
    default: break
    }
    members.append(element(depth: depth))
    return "{\(members.filter { !$0.isEmpty }.joined(separator: ","))}"
  }

  private mutating func rule(_ key: String) -> String {
    guard chance.below(2) == 0 else { return "" }
    let word = one(of: ["wider-than", "narrower-than"])
    return "\"\(key)\":{\"\(word)\":\(200 + chance.below(500))}"
  }

  private mutating func along() -> String {
    let words = ["start", "center", "end", "space-between", "space-around", "space-evenly"]
    return chance.below(2) == 0 ? "" : "\"justify\":\"\(one(of: words))\""
  }

  private mutating func across() -> String {
    chance.below(2) == 0 ? "" : "\"align\":\"\(one(of: ["start", "center", "end", "stretch"]))\""
  }

  // MARK: What holds nothing

  private static let leaves = [
    "label", "button", "icon-button", "slider", "switch", "segmented", "stepper", "gauge",
    "progress", "icon", "qr", "divider",
  ]

  private mutating func leaf() -> String {
    let key = one(of: Self.leaves.filter(shown.contains))
    switch key {
    case "button": return button()
    case "icon-button":
      return
        "\"icon-button\":{\(id()),\"title\":\(words()),\"icon\":\"pause\",\(look()),\(action())}"
    case "slider", "stepper":
      let range = "\"from\":0,\"to\":\(10 + chance.below(90)),\"step\":1"
      return "\"\(key)\":{\(id()),\(about()),\(bound("value", "value", "5")),\(range)}"
    case "switch":
      return "\"switch\":{\(id()),\"title\":\(words()),\(bound("value", "on", "true"))}"
    case "segmented": return segmented()
    case "gauge":
      let facts = "\"figure\":\"4\",\"caption\":\(words()),\"size\":\(60 + chance.below(160))"
      return "\"gauge\":{\(about()),\(bound("value", "value", "0.4")),\(facts)}"
    case "progress":
      return
        "\"progress\":{\(about()),\(bound("value", "value", "0.4")),\"figure\":true}"
    case "icon":
      return "\"icon\":{\(bound("name", "name", "\"bell\"")),\(about()),\"size\":32}"
    case "qr": return "\"qr\":{\"content\":\"https://example.org/r/4711\",\(about())}"
    case "divider": return "\"divider\":{}"
    default:
      let role = one(of: ["body", "title", "large-title", "figure", "caption", "headline"])
      return "\"label\":{\"text\":\(words()),\"style\":\"\(role)\",\"message\":true}"
    }
  }

  private mutating func segmented() -> String {
    let options = (0..<(2 + chance.below(4))).map { number in
      "{\"id\":\"o\(number)\",\(said("title"))}"
    }
    return "\"segmented\":{\(id()),\(about()),\(bound("value", "value", "\"o1\"")),"
      + "\"options\":[\(options.joined(separator: ","))]}"
  }

  private mutating func button() -> String {
    let size = "\"size\":\"\(one(of: ["small", "regular", "large"]))\""
    return "\"button\":{\(id()),\"title\":\(words()),\(look()),\(size),\(action())}"
  }

  private mutating func look() -> String {
    "\"prominence\":\"\(one(of: ["filled", "tinted", "plain"]))\""
  }

  private mutating func action() -> String { "\"action\":{\"emit\":\"e\(chance.below(9))\"}" }

  private mutating func id() -> String {
    count += 1
    return "\"id\":\"n\(count)\""
  }

  /// A value that the application may set, in half of all cases.
  private mutating func bound(_ key: String, _ part: String, _ value: String) -> String {
    count += 1
    return chance.below(2) == 0
      ? "\"\(key)\":\(value)" : "\"\(key)\":{\"bind\":\"b\(count)\",\"\(part)\":\(value)}"
  }

  private mutating func about() -> String { said("about") }

  /// Words that the application may set.
  private mutating func said(_ key: String) -> String {
    count += 1
    return "\"\(key)\":{\"bind\":\"b\(count)\",\"text\":\(words())}"
  }

  private mutating func words() -> String {
    let all = [
      "Heat", "Old Harbour", "駅前広場", "شارع النخيل", "Until the Next Stop",
      "Where the river meets the sea",
    ]
    return "\"\(one(of: all))\""
  }

  private mutating func one(of values: [String]) -> String {
    values.isEmpty ? "" : values[chance.below(values.count)]
  }
}
