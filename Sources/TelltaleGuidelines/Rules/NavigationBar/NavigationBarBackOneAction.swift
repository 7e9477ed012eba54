extension Rule {
  static let navigationBarBackOneAction = Rule.construct(
    "NAVIGATION-BAR-BACK-ONE-ACTION", element: "navigation-bar", applies: .carElements,
    sources: [.carElements("Navigation bars")],
    why: "People who go back want to return to the previous screen, and nowhere else.",
    check: "Nothing but going back one screen is bound to Back.",
    remedy: "Remove the key, or put a control under `trailing`.",
    examples: [
      .fires(
        at: "navigation-bar.back.action",
        """
        navigation-bar: {title: Jazz, back: {action: {emit: go-root}}}
        """),
      .fires(
        at: "navigation-bar.back.menu",
        """
        navigation-bar: {title: Jazz, back: {menu: [Library, Albums]}}
        """),
      .situation(
        when: "Back is held for two seconds",
        then: "one screen is left, and no menu comes"),
      .passes(
        """
        navigation-bar: {title: Jazz}
        """),
      .passes(
        """
        navigation-bar: {title: Jazz, back-title: Library}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        navigation-bar: {title: ジャズ, trailing: [{title: 検索, action: {emit: search}}]}
        """
      ).hidden,
    ])
}
