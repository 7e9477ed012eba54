extension Alert {
  package var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }

  package var hasDestructiveButton: Bool { buttons.contains(where: \.isDestructive) }

  /// The button that people most likely want: the only one marked so; of several (or none) marked,
  /// the first non-Cancel button that is not destructive, else the first non-Cancel one. `nil` when
  /// Cancel is all there is.
  package var likelyIndex: Int? {
    let marked = buttons.indices.filter { buttons[$0].isLikely && buttons[$0].role != .cancel }
    if marked.count == 1 { return marked[0] }
    let others = (marked.isEmpty ? Array(buttons.indices) : marked)
      .filter { buttons[$0].role != .cancel }
    return others.first { !buttons[$0].isDestructive } ?? others.first
  }

  /// The only choice that its author has marked as likely, such as what is set at first; `nil` where none is, or
  /// several are.
  package var markedIndex: Int? {
    let marked = buttons.indices.filter { buttons[$0].isLikely && buttons[$0].role != .cancel }
    return marked.count == 1 ? marked[0] : nil
  }

  /// The button that Return stands for: Cancel beside a destructive button, or where the author
  /// marks it as the likely one; otherwise the likely one.
  package var defaultIndex: Int {
    if let cancelIndex, hasDestructiveButton || buttons[cancelIndex].isLikely {
      return cancelIndex
    }
    return likelyIndex ?? cancelIndex ?? 0
  }
}
