extension Rule {
  static let tableRowTruncationHarm = Rule.lint(
    "TABLE-ROW-TRUNCATION-HARM", element: "table-row", applies: .carElements, severity: .note,
    sources: [.carElements("Table rows")],
    why: "A cut does most harm where it removes the difference between two rows.",
    check:
      "No two rows whose titles differ, or whose values at their ends do, look the same once they are cut. A value "
      + "that is always there tells rows apart, and so does an icon at the end; a badge, a switch and a button do not.",
    remedy: "Begin with what tells them apart.",
    examples: [
      .fires(
        at: "table.rows[1].title",
        """
        table:
          rows:
          - {title: Northern Highway Services and Charging Station by the Old Stone Bridge North, push: a}
          - {title: Northern Highway Services and Charging Station by the Old Stone Bridge South, push: b}
        """),
      .fires(
        at: "table.rows[1].title",
        """
        table:
          rows:
          - {title: Northern Highway Services and Charging Station by the Old Stone Bridge North, accessory: {badge: 3}, push: a}
          - {title: Northern Highway Services and Charging Station by the Old Stone Bridge South, accessory: {badge: 3}, push: b}
        """
      ).hidden,
      .fires(
        at: "table.rows[1].accessory.value",
        """
        table:
          rows:
          - {title: Arrival, accessory: {value: Northern Highway Services and Charging Station by the Old Stone Bridge North}, push: a}
          - {title: Arrival, accessory: {value: Northern Highway Services and Charging Station by the Old Stone Bridge South}, push: b}
        """
      ).hidden,
      .passes(
        """
        table:
          rows:
          - {title: Northern Highway Services and Charging Station by the Old Stone Bridge North, accessory: {value: 12 km}, push: a}
          - {title: Northern Highway Services and Charging Station by the Old Stone Bridge South, accessory: {value: 14 km}, push: b}
        """, beside: ["TABLE-ROW-CONCISE", "TABLE-WIDTH"]
      ).hidden,
      .passes(
        """
        table:
          rows: [{title: Highway Services North, push: a}, {title: Highway Services South, push: b}]
        """, beside: ["TABLE-ROW-CONCISE"]),
      .passes(
        """
        table:
          rows:
          - {style: subtitle, title: Services, subtitle: Northern Highway Services and Charging Station by the Old Stone Bridge, push: a}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        table:
          rows: [{title: ジャズ, push: jazz}, {title: ロック, push: rock}]
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.tables.flatMap { $0.lookalikes() }
  }
}

extension TableInPlace {
  /// The rows that look like another row before them since something of both is cut.
  fileprivate func lookalikes() -> [Fault] {
    var seen: [RowLook: RowLook] = [:]
    return scene.rows.compactMap { row in
      let title = cuts(in: row).first(where: \.isTitle)
      let value = cutValue(in: row)
      guard let cut = title ?? value else { return nil }
      let whole = RowLook(row, title?.text.string, value?.text.string)
      let shown = RowLook(row, title.map { $0.shown + "…" }, value.map { $0.shown + "…" })
      guard let before = seen.updateValue(whole, forKey: shown), before != whole else { return nil }
      // Where the titles are the same, it is the values that can no longer be told apart.
      let told = before.title == whole.title ? value ?? cut : cut
      let other = told.isTitle ? before.title : before.value ?? ""
      return Fault(
        told.text, "cut to \(Quoting.text(told.shown)) it looks like \(Quoting.text(other))")
    }
  }
}

/// What tells a row from others: its title, and what at its end is always the same.
private struct RowLook: Hashable {
  let title: String
  let value: String?
  let icon: String?

  /// - Parameters:
  ///   - row: The row.
  ///   - title: What its title is, or is seen as; `nil` for the longest.
  ///   - value: What the value at its end is, or is seen as; `nil` for the longest.
  init(_ row: RowPassage, _ title: String?, _ value: String?) {
    self.title = title ?? row.title.string
    switch row.row.accessory {
    case .value(let own)? where own.binding == nil:
      self.value = value ?? row.accessories.first?.string
      icon = nil
    case .icon(let own)?: (self.value, icon) = (nil, own.name)
    case .value?, .badge?, .toggle?, .iconButton?, nil: (self.value, icon) = (nil, nil)
    }
  }
}
