extension Rule {
  static let alertNoScroll = Rule.alert(
    "ALERT-NO-SCROLL", applies: .everywhere, severity: .warning,
    sources: [.alerts("Introduction")] + .car("Alert titles and messages")
      + [.alertsInEnglish("Introduction"), .alertsInChinese("Introduction")],
    why: "Text that has to be scrolled is not seen, and people answer without it.",
    check:
      "At the default text size the whole alert fits on every screen of the profile. An alert that keeps to "
      + "`alert-title-lines` and `alert-message-lines`, with three buttons at most and no fields, is left to the "
      + "layout.",
    remedy: "Shorten the text, or ask on a screen of its own.",
    examples: [
      .fires(
        at: "alert",
        """
        alert:
          title: Terms of Use
          message: "1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n10\\n11\\n12\\n13\\n14\\n15\\n16\\n17\\n18\\n19\\n20\\n21\\n22\\n23\\n24\\n25\\n26\\n27\\n28\\n29\\n30\\n31\\n32\\n33\\n34\\n35\\n36\\n37\\n38\\n39\\n40\\n41\\n42\\n43\\n44\\n45\\n46\\n47\\n48\\n49\\n50\\n51\\n52\\n53\\n54\\n55\\n56\\n57\\n58\\n59\\n60"
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Connection Lost
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: ja
        alert:
          title: 接続が切れました。
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    guard !isShort(scene), let overflow = scene.worstOverflow() else { return [] }
    return [
      Fault(
        at: scene.path,
        "the alert needs \(overflow.needed) pixels and has \(overflow.available) on the "
          + "screen of \(overflow.screen), so it has to scroll")
    ]
  }
}

/// Whether an author could hardly say less: what does not fit then is no fault of the text.
private func isShort(_ scene: AlertReading) -> Bool {
  let context = scene.context
  guard scene.alert.fields.isEmpty, scene.buttons.count <= 3,
    let titleLines = context.limit("alert-title-lines"),
    let messageLines = context.limit("alert-message-lines")
  else { return false }
  let type = context.profile.typography
  return scene.titles.allSatisfy { context.lines($0, in: type.title) <= titleLines }
    && (scene.message.map { context.lines($0, in: type.message) <= messageLines } ?? true)
}
