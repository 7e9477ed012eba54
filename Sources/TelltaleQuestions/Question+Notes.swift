import TelltaleCatalogue
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Question {
  /// Returns what the log is told of the question's placement: that it cannot be read, that it scrolls, and from
  /// which text size on.
  func notes(on placement: Placement, _ context: LayoutContext) -> [Finding] {
    let unreadable = placement.unreadable.map(Self.unreadable)
    let scrolls = placement.notes.first { $0.kind == .textScrolls || $0.kind == .allScrolls }
    return [unreadable, scrolls.map { scrolling($0, context) }].compactMap { $0 }
  }

  /// Returns the finding that names the font which leaves nothing to read.
  private static func unreadable(_ note: PlacementNote) -> Finding {
    Finding(
      rule: .labelLegible, severity: .error, path: note.path,
      message: "\(note.path) cannot be read, so no answer is taken: \(note.detail) is damaged and "
        + "draws nothing for some of its letters; reinstall it (telltale doctor names the package)")
  }

  private func scrolling(_ note: PlacementNote, _ context: LayoutContext) -> Finding {
    if form == .sheet {
      return Finding(
        rule: .actionSheetNoScroll, severity: .note, path: note.path,
        message: "the sheet scrolls: it needs \(note.detail)")
    }
    let start = alert.textSizeThatScrolls(in: context) ?? 1
    return Finding(
      rule: start > 1 ? .alertLargeTextScroll : .alertNoScroll, severity: .note,
      path: note.path,
      message: "the alert scrolls, as it does from text size \(start) on: it needs \(note.detail)")
  }
}
