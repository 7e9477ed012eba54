extension Rule {
  static let textViewLegible = Rule.lint(
    "TEXT-VIEW-LEGIBLE", element: "text-view", applies: .carElements, severity: .warning,
    cases: ["note for lines that are long or close"],
    sources: [.carElements("Text views")],
    why: "Text has to stay readable.",
    check:
      "Every run has in some light a contrast of 4.5 to 1 on its background (3 to 1 from 24 pixels bold on) and is "
      + "not smaller than the profile allows; lines have no more characters than the limit `line-characters` and "
      + "keep a distance of 1.15 times the size.",
    remedy: "Use the theme’s colours and a size of at least the profile’s least.",
    examples: [
      .fires(
        at: "text-view",
        """
        text-view: {text: "Traffic report\\nSlow on the ring road", color: '#333333'}
        """),
      .fires(
        at: "text-view",
        """
        text-view: {text: "Traffic report\\nSlow on the ring road", size: 8}
        """
      ).hidden,
      .passes(
        """
        text-view: {text: "Slow on the ring road until 18:00, clear after that.\\nClosed at the harbour tunnel."}
        """),
      .passes(
        """
        lang: ja
        text-view: {text: "環状線は18時まで渋滞します。\\n港トンネルは通行止めです。"}
        """
      ).hidden,
      .passes(
        """
        text-view: {text: [{text: "Traffic\\n", weight: bold}, {text: slow on the ring road, color: yellow}]}
        """
      ).hidden,
    ]
  ) { (group: InkGroup) in
    guard group.isTextView else { return [] }
    return group.inks.flatMap { ink in
      [
        ink.faint.flatMap { $0.isEverywhere ? Fault(at: ink.path, $0.text) : nil },
        ink.isTooSmall
          ? Fault(at: ink.path, "the text is smaller than \(group.least) points") : nil,
      ].compactMap { $0 }
    } + group.longLines() + group.denseLines()
  }
}

extension InkGroup {
  /// Lines of more characters than an eye follows, on the narrowest screen.
  fileprivate func longLines() -> [Fault] {
    guard case .textView(let view) = context.element,
      let limit = context.limit("line-characters"), let screen = context.narrowestScreen
    else { return [] }
    let text = context.passage(view.text.content, at: path)
    var style = context.profile.typography.body
    style.size = view.style.size ?? style.size
    let lines = context.set(text, in: style, width: context.contentWidth(on: screen)).lines
    let longest = lines.map { text.characters(in: $0.range) }.max() ?? 0
    guard longest > limit else { return [] }
    return [
      Fault(
        at: path, "a line has \(longest) characters, more than \(limit)", severity: .note)
    ]
  }

  /// Lines that stand too close, which is the profile's doing.
  fileprivate func denseLines() -> [Fault] {
    let type = context.profile.typography
    guard type.lineHeight(for: context.scene.language ?? context.profile.language) < 1.15 else {
      return []
    }
    return [
      Fault(
        at: path, "lines keep less than 1.15 times the size", severity: .note,
        remedy: "Raise `type.line-height` of the profile.")
    ]
  }
}

extension Passage {
  fileprivate func characters(in range: Range<Int>) -> Int {
    let units = Array(string.utf8.dropFirst(range.lowerBound).prefix(range.count))
    return String(decoding: units, as: UTF8.self).count
  }
}
