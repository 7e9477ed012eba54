import TelltaleModel

extension Rule {
  static let alertButtonTitleResult = Rule.alert(
    "ALERT-BUTTON-TITLE-RESULT", applies: .everywhere, severity: .note,
    cases: ["error for two buttons of the same title"],
    sources: .allPages("Alert buttons"),
    why: "A title that says what will happen can be chosen without reading the rest.",
    check:
      "No title fits every question (Continue, Submit), and no two buttons have the same title.",
    remedy: "Name the outcome: “Delete”.",
    examples: [
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Continue, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[1].title",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete}, {title: delete}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Route Paused
          buttons: [{title: Continue Route}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を削除しますか？
          buttons: [{title: 削除, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 导航已暂停
          buttons: [{title: 继续导航}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Plate Not Read
          buttons: [{title: Submit Plate}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let vague = scene.choices.compactMap(\.title)
      .filter { $0.lexicon.has($0.label, in: "vague-buttons") }
      .map { Fault($0, "\(Quoting.text($0.string)) does not say what will happen") }
    return vague + repeatedTitles(of: scene.buttons)
  }
}

private func repeatedTitles(of buttons: [ButtonPassage]) -> [Fault] {
  let titles = buttons.compactMap(\.title)
  return titles.indices.compactMap { index in
    guard titles[..<index].contains(where: { $0.label == titles[index].label }) else {
      return nil
    }
    return Fault(
      titles[index],
      "two buttons are titled \(Quoting.text(titles[index].string))", severity: .error,
      remedy: "Give each button a title of its own.")
  }
}
