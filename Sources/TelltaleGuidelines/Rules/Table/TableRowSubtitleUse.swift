extension Rule {
  static let tableRowSubtitleUse = Rule.lint(
    "TABLE-ROW-SUBTITLE-USE", element: "table-row", applies: .carElements, severity: .note,
    sources: [.carElements("Table rows")],
    why: "A second line helps where rows look alike.",
    check:
      "Rows of equal title have subtitles that tell them apart, and the subtitles of a "
      + "table are neither all equal nor the titles again.",
    remedy: "Use `style: subtitle` with what tells the rows apart.",
    examples: [
      .fires(
        at: "table.rows[1]",
        """
        table:
          rows: [{title: Main Street, push: a}, {title: Main Street, push: b}]
        """),
      .fires(
        at: "table.rows",
        """
        table:
          rows:
          - {style: subtitle, title: Jazz, subtitle: Radio, push: a}
          - {style: subtitle, title: Rock, subtitle: Radio, push: b}
        """),
      .passes(
        """
        table:
          rows:
          - {style: subtitle, title: Main Street, subtitle: Springfield, push: a}
          - {style: subtitle, title: Main Street, subtitle: Shelbyville, push: b}
        """),
      .passes(
        """
        table:
          rows: [{title: Jazz, push: jazz}, {title: Rock, push: rock}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        table:
          rows: [{title: ジャズ, push: jazz}, {title: ロック, push: rock}]
        """
      ).hidden,
      .passes(
        """
        table:
          rows:
          - {style: subtitle, title: Main Street, subtitle: Open, push: a}
          - {style: value1, title: High Street, subtitle: Open, push: b}
        """
      ).hidden,
    ]
  ) { (scene: TableReading) in
    scene.alikeRows() + scene.idleSubtitles()
  }
}

extension TableReading {
  /// Rows that a row before them looks like.
  fileprivate func alikeRows() -> [Fault] {
    var seen: Set<[String]> = []
    return rows.compactMap { row in
      let look = [
        row.title.string, row.subtitle?.string ?? "", row.row.image ?? "",
        row.row.icon?.name ?? "",
      ]
      guard case .standard = row.row.style, !seen.insert(look).inserted else { return nil }
      return Fault(
        at: row.path, "another row looks the same: \(Quoting.text(row.title.string))")
    }
  }

  /// Subtitles of a table that tell nothing apart.
  fileprivate func idleSubtitles() -> [Fault] {
    let styled = rows.filter { $0.row.style == .standard(.subtitle) }
    let subtitles = styled.compactMap { $0.subtitle?.folded }
    guard styled.count > 1, styled.count == rows.count, subtitles.count == styled.count else {
      return []
    }
    if Set(subtitles).count == 1 {
      return [
        Fault(
          at: path.key(table.sections.isEmpty ? "rows" : "sections"), "all subtitles are the same")
      ]
    }
    guard zip(styled, subtitles).allSatisfy({ $0.title.folded == $1 }) else { return [] }
    return [
      Fault(
        at: path.key(table.sections.isEmpty ? "rows" : "sections"),
        "the subtitles say what the titles say")
    ]
  }
}
