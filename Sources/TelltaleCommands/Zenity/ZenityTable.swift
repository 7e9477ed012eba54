import TelltaleSyntax

/// `--list` where several rows can be chosen, or there are more than a sheet holds: a table.
struct ZenityTable: ZenityApp {
  private let frame: ZenityFrame
  private let list: ZenityList
  private var marked: Set<Int>

  let readsInput = false

  init(_ call: ZenityCall, _ list: ZenityList, _ words: ZenityWords, language: String?) {
    frame = ZenityFrame(call, words, language: language)
    self.list = list
    marked = list.marked
  }

  var scene: String {
    let rows = list.rows.indices.map { index -> JSONValue in
      var row: [JSONValue.Member] = [
        .init("id", .string("row-\(index + 1)")), .init("title", .string(list.title(index))),
      ]
      if let subtitle = list.subtitle(index) { row.append(.init("subtitle", .string(subtitle))) }
      row.append(.init("checkmark", checkmark(index)))
      return .object(row)
    }
    return frame.scene([["table": ["id": "rows", "rows": .array(rows)]]])
  }

  private func checkmark(_ index: Int) -> JSONValue {
    let isOn = JSONValue.bool(marked.contains(index))
    return list.takesSeveral ? ["on": isOn] : ["group": "row", "on": isOn]
  }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .selected(let index):
      if list.takesSeveral {
        marked.formSymmetricDifference([index])
      } else {
        marked = [index]
      }
      return []
    case .pressed(ZenityFrame.okName):
      return [.end(ZenityResult(output: list.output(of: marked.sorted()), code: 0))]
    // What is marked is told as well where nobody said that it is right.
    case .timedOut: return [.end(ZenityResult(output: list.output(of: marked.sorted()), code: 5))]
    default: return frame.end(event).map { [.end($0)] } ?? []
    }
  }
}
