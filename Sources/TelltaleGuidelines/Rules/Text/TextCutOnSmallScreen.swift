import TelltaleLayout
import TelltaleModel

extension Rule {
  static let textCutOnSmallScreen = Rule.lint(
    "TEXT-CUT-ON-SMALL-SCREEN", element: "text", applies: .everywhere, severity: .warning,
    sources: [.own("Text")],
    why:
      "A text that is cut says less than its author meant, and nobody can scroll to the rest of it.",
    check:
      "The title of a navigation bar and the placeholder of a field, each in its shortest form, are shown whole on "
      + "the smallest screen of the profile.",
    remedy: "Shorten it, or give a shorter one as well: `title: [long, short]`.",
    examples: [
      .fires(
        at: "screen.navigation-bar.title",
        """
        profile: kiosk
        screen:
          navigation-bar: {title: All the Stations of This City and of the Towns Around It That Have Room for One More Car}
          content: [{label: {text: Choose a place., message: true}}]
        """),
      .fires(
        at: "alert.fields[0].placeholder",
        """
        profile: kiosk
        alert:
          title: Your Name?
          fields: [{id: name, placeholder: "First name, second name and all the names in between, as they stand in your passport"}]
          buttons: [{title: Save}, {role: cancel}]
        """),
      .passes(
        """
        profile: kiosk
        screen:
          navigation-bar:
            title:
              - All the Stations of This City and of the Towns Around It That Have Room for One More Car
              - Stations
          content: [{label: {text: Choose a place., message: true}}]
        """),
      .passes(
        """
        profile: kiosk
        lang: ja
        screen:
          navigation-bar: {title: 充電スタンド}
          content: [{field: {id: name, placeholder: お名前}}]
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.compactMap { placed in
      guard let path = placed.cutText, let measure = screen.measure.value,
        let cut = measure.cut(at: path)
      else { return nil }
      return Fault(
        at: path,
        "only \(Quoting.text(cut.shown)) is seen on the screen of "
          + "\(screen.context.name(of: measure.screen))")
    }
  }.also { (scene: AlertReading) in
    AlertMeasure(scene: scene).cutPlaceholders().map { path, seen, screen in
      Fault(
        at: path,
        "only \(Quoting.text(seen)) is seen on the screen of \(scene.context.name(of: screen))")
    }
  }
}

extension PlacedElement {
  /// The place of its text that no other guideline looks at.
  fileprivate var cutText: NodePath? {
    if case .navigationBar = element { return path.key("title") }
    if case .field = element { return path.key("placeholder") }
    return nil
  }
}
