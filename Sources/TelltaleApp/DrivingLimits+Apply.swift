import TelltaleModel

extension AppData {
  /// Returns the data with lists and texts cut to the driving limits.
  ///
  /// - Parameter limits: The limits of the driving state. A limit that is `nil` cuts nothing.
  /// - Returns: The cut data, with the whole texts in `uncut` where texts are limited.
  package func limited(to limits: DrivingLimits) -> AppData {
    var data = self
    if let length = limits.listLength {
      data.rows = rows.mapValues { list in
        list.count <= length ? list : list.prefix(length)
      }
      data.items = items.mapValues { $0.prefix(length) }
    }
    if let length = limits.textLength {
      data.uncut = texts
      data.texts = texts.mapValues { $0.limited(to: length) }
    }
    return data
  }
}

extension TextVariants {
  /// The same, each cut at a character.
  func limited(to length: Int) -> TextVariants {
    let all = all.map { text in
      RichText(text).limited(to: length).runs.first?.text ?? text
    }
    return TextVariants(all.first ?? longest, shorter: Array(all.dropFirst()))
  }
}

extension RichText {
  /// Returns the text cut at a character, with an ellipsis at its end.
  ///
  /// - Parameter length: The maximum of characters, with the ellipsis; `nil` for no limit.
  /// - Returns: The text itself where it is short enough.
  package func limited(to length: Int?) -> RichText {
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
