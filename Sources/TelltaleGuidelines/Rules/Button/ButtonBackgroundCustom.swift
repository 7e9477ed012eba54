extension Rule {
  static let buttonBackgroundCustom = Rule.construct(
    "BUTTON-BACKGROUND-CUSTOM", element: "button", applies: .carElements,
    sources: [.carElements("Buttons")],
    why:
      "A colour helps people to find the button that they use most; a question has to look like "
      + "one.",
    check:
      "`background`, a colour or a picture, is for buttons outside of alerts and action sheets.",
    remedy: "Remove the background from the button of the alert.",
    examples: [
      .fires(
        at: "alert.buttons[0].background",
        """
        alert:
          title: Route Lost
          buttons: [{title: OK, background: red}]
        """),
      .passes(
        """
        button: {title: Call Station, background: green, action: {emit: call}}
        """,
        beside: ["LABEL-LEGIBLE", "BUTTON-BORDER-ONLY-IF-NEEDED"]),
      .passes(
        """
        button: {title: Call Station, background: images/call.png, action: {emit: call}}
        """,
        beside: ["BUTTON-BORDER-ONLY-IF-NEEDED"]
      ).hidden,
      .passes(
        """
        button: {title: Call Station, background: theme.accent, action: {emit: call}}
        """,
        beside: ["LABEL-LEGIBLE", "BUTTON-BORDER-ONLY-IF-NEEDED"]
      ).hidden,
    ])
}
