extension Rule {
  static let alertCancelEditThreeWay = Rule.alert(
    "ALERT-CANCEL-EDIT-THREE-WAY", applies: .general, severity: .warning,
    sources: .general("Introduction") + [.actionSheets("Best practices")],
    why:
      "The choice between discarding an edit, keeping it and going on is the model case of an action sheet.",
    check: "No alert holds both a button that discards and one that saves.",
    remedy: "Write the same title and buttons as an `action-sheet`.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Discard Draft?
          trigger: cancel-edit
          buttons:
          - {title: Delete Draft, role: destructive}
          - {title: Save Draft}
          - {role: cancel}
        """),
      .fires(
        at: "alert.buttons",
        """
        lang: zh
        alert:
          title: 要保留草稿吗?
          trigger: cancel-edit
          buttons:
          - {title: 删除草稿, role: destructive}
          - {title: 保存草稿}
          - {role: cancel}
        """),
      .passes(
        """
        alert:
          title: Delete This Draft?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Delete Offline Maps?
          buttons: [{title: Delete, role: destructive}, {title: Keep Maps, role: plain}, {role: cancel}]
        """, beside: ["ALERT-CONFIRM-NO-EXTRA-CHOICES"]
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を保存しますか？
          buttons: [{title: 保存}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let titles = scene.choices.compactMap(\.title)
    guard titles.contains(where: { ButtonWords.begins($0, with: "discard") }) else { return [] }
    let speaksOfEditing = (scene.texts + titles).contains {
      PhraseSearch.first(of: "edit-words", in: $0) != nil
    }
    let saves = titles.contains {
      ButtonWords.begins($0, with: "save")
        || (speaksOfEditing && ButtonWords.begins($0, with: "keep"))
    }
    guard saves else { return [] }
    return [Fault(at: scene.path.key("buttons"), "discarding and saving are offered in one alert")]
  }
}
