import TelltaleModel

extension Rule {
  static let alertCancelNotDefault = Rule.shared(
    "ALERT-CANCEL-NOT-DEFAULT", .lint, element: "alert", applies: .everywhere, severity: .warning,
    sources: [.alertsOf2026("Buttons")],
    why: "A default is easily pressed unread, and people who cancel an alert have to mean it.",
    check: "No Cancel is marked as the likely answer.",
    remedy: "Mark no button, or the one that people came for.",
    kept:
      "Drawing does it: Cancel is never bold, though Return beside a destructive button means it.",
    examples: [
      .fires(
        at: "alert.buttons[1].likely",
        """
        alert:
          title: Delete This Route?
          buttons:
          - {title: Delete, role: destructive}
          - {role: cancel, likely: true}
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons:
          - {title: Delete, role: destructive}
          - {role: cancel}
        """),
      .passes(
        """
        alert:
          title: Save This Route?
          reason: unexpected
          buttons:
          - {title: Save, likely: true}
          - {role: cancel, likely: false}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を削除しますか？
          buttons:
          - {title: 削除, role: destructive}
          - {role: cancel}
        """
      ).hidden,
    ]
  ) { (scene: AlertReading) in
    scene.alert.buttons.indices.compactMap { index in
      let button = scene.alert.buttons[index]
      guard button.role == .cancel, button.isLikely else { return nil }
      return Fault(
        at: scene.path.key("buttons").item(index).key("likely"),
        "Cancel is marked as the likely answer")
    }
  }.since(.edition2026)
}
