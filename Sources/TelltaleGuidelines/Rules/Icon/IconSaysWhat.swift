import TelltaleModel

extension Rule {
  static let iconSaysWhat = Rule.lint(
    "ICON-SAYS-WHAT", element: "icon", applies: .everywhere, severity: .note,
    sources: [.own("Icons")],
    why: "An icon needs words: beside it, or for people who cannot see it.",
    check:
      "An icon has `about`, or something in words stands beside it or in the title of its screen.",
    remedy: "Write `about`, what it says, or put a label beside it.",
    examples: [
      .fires(
        at: "icon",
        """
        profile: kiosk
        icon: charge
        """),
      .passes(
        """
        profile: kiosk
        icon: {name: charge, about: Charging}
        """),
      .passes(
        """
        profile: kiosk
        icon: {name: charge, about: {bind: charge.words}}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - row:
                content:
                  - icon: charge
                  - label: {text: Charging, message: true}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        screen:
          content:
            - row: {content: [{icon: charge}, {label: {text: 充電中, message: true}}]}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.compactMap { placed in
      guard case .icon(let icon) = placed.element, icon.about == nil, icon.aboutBinding == nil,
        !screen.hasWords(beside: placed)
      else { return nil }
      return Fault(at: placed.path, "no words say what the icon means")
    }
  }
}
