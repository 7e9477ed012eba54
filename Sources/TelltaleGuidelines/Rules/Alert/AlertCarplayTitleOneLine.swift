extension Rule {
  static let alertCarplayTitleOneLine = Rule.alert(
    "ALERT-CARPLAY-TITLE-ONE-LINE", applies: .car, severity: .warning,
    sources: .car("Alert titles and messages"),
    why: "A title on one line is read in one glance.",
    check:
      "The title, in its shortest form, takes one line on the narrowest screen of the profile.",
    remedy: "Shorten it, or give a shorter title as well: `title: [long, short]`.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Navigation to the Selected Destination Could Not Be Started Right Now
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Route Unavailable
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: [Resume Guidance to the Main Office?, Resume Guidance?]
          buttons: [{title: Resume}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を再開しますか？
          buttons: [{title: 再開}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    guard let title = scene.titles.last else { return [] }
    let lines = scene.context.lines(title, in: scene.context.profile.typography.title)
    return lines > 1 ? [Fault(title, "the title takes \(lines) lines")] : []
  }
}
