import TelltaleAppProtocol
import TelltaleModel

extension WalkChance {
  /// A line that the application may say.
  mutating func update(_ walker: Walker) -> String {
    update(walker.edition.reader.names, among: walker.app.editions)
  }

  /// A line for a scene of these names, which may be shown in other editions.
  mutating func update(_ names: SceneNames, among editions: [WalkEdition]) -> String {
    switch below(16) {
    case 0...4: return rows(names) ?? set(names)
    case 5...7: return set(names)
    case 8: return "{\"driving\":\"\(one(of: ["parked", "idling", "moving"]) ?? "")\"}"
    case 9: return "{\"theme\":\"\(one(of: ["day", "night"]) ?? "")\"}"
    case 10: return "{\"text-size\":\(one(of: ["1", "1.3", "2"]) ?? "1")}"
    case 11: return ask(names)
    case 12: return step(names)
    case 13: return source(names)
    case 14: return edition(editions)
    default: return "{\"heartbeat\":\(one(of: ["null", "100", "1000"]) ?? "null")}"
    }
  }

  private mutating func rows(_ names: SceneNames) -> String? {
    if below(3) == 0, let name = one(of: names.collections.sorted()) {
      let items = (0..<below(9)).map { "{\"id\":\"i\($0)\",\"text\":\"\(words())\"}" }
      return "{\"items\":{\"\(name)\":[\(items.joined(separator: ","))]}}"
    }
    guard let name = one(of: names.tables.keys.sorted()) else { return nil }
    let few = (0..<(1 + below(3))).map { _ in row(below(60)) }.joined(separator: ",")
    let change: String
    switch below(7) {
    case 0: change = "{\"prepend\":[\(few)]}"
    case 1: change = "{\"append\":[\(few)]}"
    case 2: change = "{\"update\":\(row(below(60)))}"
    case 3: change = "{\"remove\":[\"r\(below(20))\",\"r\(20 + below(20))\"]}"
    case 4: change = "{\"stale\":[\(list())]}"
    case 5: change = "{\"insert\":[\(few)],\"at\":\(below(5))}"
    default: change = "{\"replace\":[\(list())]}"
    }
    return "{\"rows\":{\"\(name)\":\(change)}}"
  }

  private mutating func list() -> String {
    let count = one(of: [0, 1, 3, 8, 60]) ?? 3
    return (0..<count).map { row($0) }.joined(separator: ",")
  }

  private mutating func row(_ number: Int) -> String {
    let subtitle = below(2) == 0 ? "" : ",\"subtitle\":\"\(words())\""
    return "{\"id\":\"r\(number)\",\"title\":\"\(words())\"\(subtitle)}"
  }

  private mutating func words() -> String {
    one(of: [
      "Blue", "Old Harbour", "駅前広場", "شارع النخيل", "😀", "Supercalifragilisticexpialidocious",
      "Where the river meets the sea and the road goes on for very many miles to the north",
    ]) ?? ""
  }

  private mutating func set(_ names: SceneNames) -> String {
    let texts = names.texts.sorted().map { ($0, ["\"\(words())\"", "null"]) }
    let badges = names.badges.sorted().map { ($0, ["3", "\"!\"", "0", "null"]) }
    let shares = names.progress.sorted().map { ($0, ["0", "0.4", "1", "null"]) }
    let choices = names.choices.sorted { $0.key < $1.key }.map { name, options in
      (name, options.map { "\"\($0)\"" } + ["null"])
    }
    let ranges = names.ranges.sorted { $0.key < $1.key }.map { name, range in
      (name, ["\(range.least / 1000)", "\(range.most / 1000)", "null"])
    }
    let all = texts + badges + shares + ranges + choices + looks(names)
    guard let (name, values) = one(of: all) else { return "{\"ping\":true}" }
    return "{\"set\":{\"\(name)\":\(one(of: values) ?? "null")}}"
  }

  /// What may be set of how something looks, and whether it is on or can be chosen.
  private func looks(_ names: SceneNames) -> [(String, [String])] {
    names.flags.sorted().map { ($0, ["true", "false", "null"]) }
      + names.icons.sorted().map { ($0, ["\"bell\"", "\"map\"", "null"]) }
      + names.colors.sorted().map { ($0, ["\"accent\"", "\"text\"", "null"]) }
  }

  private mutating func ask(_ names: SceneNames) -> String {
    if below(3) == 0, let id = one(of: names.alerts.keys.sorted()) { return "{\"ask\":\"\(id)\"}" }
    let reason = one(of: ["app-state", "critical"]) ?? ""
    return "{\"ask\":{\"alert\":{\"id\":\"a\(below(3))\",\"title\":\"Faster Route Found\","
      + "\"reason\":\"\(reason)\",\"buttons\":[{\"id\":\"use\",\"title\":\"Use Route\"},"
      + "{\"role\":\"cancel\"}]}}}"
  }

  private mutating func step(_ names: SceneNames) -> String {
    switch below(3) {
    case 0: return "{\"pop\":true}"
    case 1:
      if let tab = one(of: names.tabs.sorted()) { return "{\"select\":\"\(tab)\"}" }
      fallthrough
    default:
      return one(of: names.screens.sorted()).map { "{\"push\":\"\($0)\"}" } ?? "{\"pop\":true}"
    }
  }

  private mutating func source(_ names: SceneNames) -> String {
    guard let name = one(of: names.sources.sorted()) else { return "{\"ping\":true}" }
    let state = one(of: ["loading", "ready", "failed", "unavailable"]) ?? ""
    return "{\"sources\":{\"\(name)\":\"\(state)\"}}"
  }

  private mutating func edition(_ editions: [WalkEdition]) -> String {
    guard below(2) == 0, let next = one(of: editions) else { return "{\"ping\":true}" }
    return below(2) == 0
      ? "{\"profile\":\"\(next.profile.name)\"}" : "{\"language\":\"\(next.language.tag)\"}"
  }
}
