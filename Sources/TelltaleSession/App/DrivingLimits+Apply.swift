import TelltaleModel

extension AppData {
  /// The same, with lists and texts cut to what may be shown.
  func limited(to limits: DrivingLimits) -> AppData {
    var data = self
    if let length = limits.listLength {
      data.rows = rows.mapValues { list in
        list.count <= length ? list : list.prefix(length)
      }
      data.items = items.mapValues { $0.prefix(length) }
    }
    if let length = limits.textLength { data.texts = texts.mapValues { $0.limited(to: length) } }
    return data
  }
}

extension TextVariants {
  fileprivate func limited(to length: Int) -> TextVariants {
    let all = all.map { text in
      RichText(text).limited(to: length).runs.first?.text ?? text
    }
    return TextVariants(all.first ?? longest, shorter: Array(all.dropFirst()))
  }
}

extension Screen {
  func limited(to limits: DrivingLimits) -> Screen {
    var screen = self
    screen.content = content.map { $0.limited(to: limits) }
    return screen
  }
}

extension Element {
  fileprivate func limited(to limits: DrivingLimits) -> Element {
    switch self {
    case .table(var table):
      if let length = limits.listLength {
        table.isCut = length < table.rows.count
        table.rows = Array(table.rows.prefix(length))
      }
      return .table(table)
    case .collection(var collection):
      if let length = limits.listLength {
        collection.isCut = length < collection.items.count
        collection.items = Array(collection.items.prefix(length))
      }
      return .collection(collection)
    case .textView(var view):
      view.text = view.text.limited(to: limits.textLength)
      return .textView(view)
    case .label(var label):
      label.text = label.text.limited(to: limits.textLength)
      return .label(label)
    case .scrollView(var view):
      view.content = view.content.map { $0.limited(to: limits) }
      return .scrollView(view)
    default: return self
    }
  }
}

extension RichText {
  /// Cut at a character, with an ellipsis.
  func limited(to length: Int?) -> RichText {
    guard let length, string.count > length else { return self }
    var left = max(0, length - 1)
    var kept: [TextRun] = []
    for var run in runs where left > 0 {
      run.text.string = String(run.text.string.prefix(left))
      left -= run.text.string.count
      kept.append(run)
    }
    if kept.isEmpty { kept = [TextRun(text: TextContent(""))] }
    kept[kept.count - 1].text.string += "…"
    return RichText(kept, binding: binding)
  }
}
