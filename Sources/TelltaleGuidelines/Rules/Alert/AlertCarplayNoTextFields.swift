extension Rule {
  static let alertCarplayNoTextFields = Rule.alert(
    "ALERT-CARPLAY-NO-TEXT-FIELDS", .construct, applies: .car, severity: .error,
    sources: [.carElements("Alerts"), .carElements("Text views")],
    why: "Nobody types while driving, so an alert in the car has no fields.",
    check: "`fields` is absent or empty.",
    remedy: "Ask with buttons, or wait until the phone is at hand.",
    enforcement: .elsewhere("The loader refuses the file under this id, with the place."),
    examples: [
      .fires(
        at: "alert.fields",
        """
        alert:
          title: Name This Place
          fields: [{placeholder: Name}]
          buttons: [{title: Save}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Save This Place?
          buttons: [{title: Save}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Save This Place?
          fields: []
          buttons: [{title: Save}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要保存此地点吗？
          buttons: [{title: 保存}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Enter Name on the Phone
          fields: []
          buttons: [{title: Continue on Phone}, {role: cancel}]
        """, beside: ["ALERT-BUTTON-TITLE-ONE-TWO-WORDS"]
      ).hidden,
    ])
}
