extension Rule {
  static let buttonCarplaySystemStyle = Rule.construct(
    "BUTTON-CARPLAY-SYSTEM-STYLE", element: "button", applies: .car,
    sources: [.carElements("Buttons")],
    why: "In the car one style of button is enough, and is known.",
    check: "`style` is one of those that the profile has: `system`, or absent.",
    remedy: "Remove the style, or write `system`.",
    examples: [
      .fires(
        at: "button.style",
        """
        button: {title: Show Contact, style: detail-disclosure, action: {emit: info}}
        """),
      .fires(
        at: "navigation-bar.trailing[0].style",
        """
        navigation-bar: {title: Stations, trailing: [{title: Search, style: info}]}
        """),
      .passes(
        """
        button: {title: Call Station, style: system, action: {emit: call}}
        """),
      .passes(
        """
        button: {title: Call Station, action: {emit: call}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: 駅に電話する, style: system, action: {emit: call}}
        """
      ).hidden,
    ])
}
