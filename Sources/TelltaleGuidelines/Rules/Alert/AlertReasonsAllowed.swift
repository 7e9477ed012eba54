import TelltaleModel

extension Rule {
  static let alertReasonsAllowed = Rule.alert(
    "ALERT-REASONS-ALLOWED", applies: .general, severity: .note,
    sources: .general("Introduction"),
    why: "People who are asked to confirm a purchase or a loss need a way to agree and a way out.",
    check: "With `reason` confirm-purchase or confirm-destructive there are two buttons or more.",
    remedy: "Add a button with `role: cancel`.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Buy 12 Months of Maps?
          reason: confirm-purchase
          buttons: [{title: Buy}]
        """),
      .passes(
        """
        alert:
          title: Buy 12 Months of Maps?
          reason: confirm-purchase
          buttons: [{title: Buy}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Map Server Unreachable
          reason: problem
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 要购买此套餐吗？
          reason: confirm-purchase
          buttons: [{title: 购买}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Delete All Trips?
          reason: confirm-destructive
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let asking: [AlertReason] = [.confirmPurchase, .confirmDestructive]
    guard let reason = scene.alert.reason, asking.contains(reason), scene.buttons.count < 2 else {
      return []
    }
    return [
      Fault(at: scene.path.key("buttons"), "\(reason.rawValue) with one button leaves no way out")
    ]
  }
}
