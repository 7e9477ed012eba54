import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Rule {
  static let textCutOnSmallScreen = Rule.lint(
    "TEXT-CUT-ON-SMALL-SCREEN", element: "text", applies: .everywhere, severity: .warning,
    sources: [.own("Text")],
    why: "What is cut says less than its author thinks, and nobody can scroll to the rest of it.",
    check:
      "The title of a navigation bar and what stands in an empty field, each in its shortest form, are shown "
      + "whole on the smallest screen of the profile.",
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
  ) { (screen: ScreenScene) in
    screen.visible.compactMap { placed in
      guard let path = placed.cutText, let measure = screen.measure.value,
        let cut = measure.cut(at: path)
      else { return nil }
      return Fault(
        at: path,
        "only \(Quoting.text(cut.shown)) is seen on the screen of "
          + "\(screen.context.name(of: measure.screen))")
    }
  }.also { (scene: AlertScene) in scene.cutPlaceholders }
}

extension PlacedElement {
  /// The place of its text that no other guideline looks at.
  fileprivate var cutText: NodePath? {
    switch element {
    case .navigationBar: path.key("title")
    case .field: path.key("placeholder")
    default: nil
    }
  }
}

extension AlertScene {
  /// What stands in empty fields and is cut, by the real layout of the narrowest screen.
  fileprivate var cutPlaceholders: [Fault] {
    guard !alert.fields.isEmpty, let screen = context.narrowestScreen else { return [] }
    let density = context.profile.display.density
    let size = PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height))
    let layout = LayoutContext(
      profile: context.profile, language: context.scene.language ?? title.language, size: size,
      density: density, typesetter: context.typesetter)
    return alert.place(in: layout).controls.compactMap { control in
      guard case .field(let index) = control.id, control.label.role == .placeholder,
        control.label.isCut
      else { return nil }
      return Fault(
        at: path.key("fields").item(index).key("placeholder"),
        "only \(Quoting.text(control.label.seen)) is seen on the screen of \(context.name(of: screen))"
      )
    }
  }
}
