import TelltaleModel

extension Rule {
  static let modalityAlertAboveAll = Rule.shared(
    "MODALITY-ALERT-ABOVE-ALL", .layout, element: "modality",
    applies: .everywhere, severity: .error,
    cases: ["note for an alert whose reason is not worth it"],
    sources: [.modality("Best practices")],
    why: "An alert may come over everything else, and so it has to be worth it.",
    check:
      "An alert that opens inside a modal has no other reason than critical, problem or "
      + "confirm-destructive.",
    remedy: "Tell it on the modal itself.",
    kept: "An alert stands above all else and takes all input.",
    examples: [
      .fires(
        at: "modal.content[0].button.action.open.alert.reason",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          content:
          - button:
              title: Find Place
              action: {open: {alert: {title: New Maps Available, reason: news, buttons: [{title: Update}, {role: cancel}]}}}
        """),
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          content:
          - button:
              title: Delete Place
              action: {open: {alert: {title: Delete This Place?, reason: confirm-destructive, buttons: [{title: Delete, role: destructive}, {role: cancel}]}}}
        """),
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          confirm-close:
            alert:
              title: Keep This Place?
              reason: unexpected
              buttons: [{title: Discard, role: destructive}, {title: Save, likely: true}, {role: cancel}]
          content:
          - field: name
        """, beside: ["ALERT-CANCEL-EDIT-THREE-WAY", "ALERT-CONFIRM-NO-EXTRA-CHOICES"]
      ).hidden,
      .passes(
        """
        lang: ja
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: 場所
          dismiss: {title: 完了}
          content:
          - button:
              title: 場所を削除
              action: {open: {alert: {title: この場所を削除しますか？, reason: confirm-destructive, buttons: [{title: 削除, role: destructive}, {role: cancel}]}}}
        """
      ).hidden,
    ]
  ) { (scene: AlertReading) in
    let fit: Set<AlertReason> = [.critical, .problem, .confirmDestructive]
    guard let reason = scene.alert.reason, !fit.contains(reason), opensInsideModal(scene) else {
      return []
    }
    return [
      Fault(
        at: scene.path.key("reason"), "\(reason.rawValue) is no reason to interrupt a modal",
        severity: .note)
    ]
  }
}

/// True inside of a modal, but not for the question before it closes.
private func opensInsideModal(_ scene: AlertReading) -> Bool {
  let isInside = scene.context.parents.contains { parent in
    if case .modal = parent.element { true } else { false }
  }
  return isInside && !scene.path.has(key: "confirm-close", isAbove: true)
}
