extension Rule {
  static let alertButtonTitleRelated = Rule.alert(
    "ALERT-BUTTON-TITLE-RELATED", applies: .everywhere, severity: .note,
    sources: .allPages("Alert buttons"),
    why: "When the question and the button use the same verb, nobody has to translate.",
    check:
      "Where the title asks about an action (by a known verb), a button has a word of title or message; OK and Retry "
      + "pass without one.",
    remedy: "Use the verb of the question on the button: “Delete”.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Apply, role: destructive}, {role: cancel}]
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
          title: Update Failed
          buttons: [{title: Try Again}, {role: cancel}]
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
          title: 要现在更新吗？
          buttons: [{title: 立即更新}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Connect This Phone?
          buttons: [{title: Allow Connection}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Stop Navigating to Berlin?
          buttons: [{title: End Navigation}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let known = ["ok-titles", "retry-titles", "yes-no", "cancel-titles"]
    let titles = scene.choices.compactMap(\.title).filter { title in
      !known.contains { title.lexicon.has(title.label, in: $0) }
    }
    guard !titles.isEmpty, QuestionVerb.isFound(in: scene.title) else { return [] }
    let words = scene.texts.reduce(into: Set<String>()) { $0.formUnion(ContentWords.of($1)) }
    let signs = scene.texts.reduce(into: Set<Character>()) {
      $0.formUnion(ContentWords.signs(of: $1))
    }
    guard
      titles.allSatisfy({
        ContentWords.of($0).isDisjoint(with: words)
          && ContentWords.signs(of: $0).isDisjoint(with: signs)
      })
    else { return [] }
    return [
      Fault(
        at: scene.path.key("buttons"),
        "no button has a word of the question \(Quoting.text(scene.title.string))")
    ]
  }
}
