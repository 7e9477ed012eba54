import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Rule {
  static let textWordBroken = Rule.lint(
    "TEXT-WORD-BROKEN", element: "text", applies: .everywhere, severity: .warning,
    sources: [.own("Text")],
    why: "Half a word at the end of a line is read as a word of its own.",
    check:
      "No word is broken without a hyphen on the smallest screen of the profile. Words are divided with one where "
      + "patterns for their language are installed, or where they hold soft hyphens.",
    remedy: "Choose a shorter word, or put soft hyphens (U+00AD) where it may be divided.",
    examples: [
      .fires(
        at: "alert.title",
        """
        profile: watchos-s3
        lang: sw
        alert: {title: Kinachowasababishiawachunguzi?, buttons: [{title: Ndiyo}, {role: cancel}]}
        """),
      .fires(
        at: "screen.content[0].label",
        """
        profile: watchos-s3
        lang: sw
        screen:
          content:
            - label: {text: [{text: 'Hii ni ', weight: regular}, {text: kinachowasababishiawachunguzi, weight: bold}], message: true}
        """
      ).hidden,
      .passes(
        """
        profile: watchos-s3
        lang: sw
        alert: {title: "Futa kinacho\\u00ADwasaba\\u00ADbishia\\u00ADwachu\\u00ADnguzi?", buttons: [{title: Ndiyo}, {role: cancel}]}
        """),
      .passes(
        """
        profile: watchos-s3
        lang: en
        alert: {title: 0123456789-0123456789-0123456789?, buttons: [{title: OK}, {role: cancel}]}
        """
      ).hidden,
      .passes(
        """
        profile: watchos-s3
        lang: ja
        alert: {title: 目的地までの経路案内を終了してもよろしいですか？, buttons: [{title: 終了}, {role: cancel}]}
        """
      ).hidden,
    ]
  ) { (screen: ScreenScene) in
    guard let measure = screen.measure.value else { return [] }
    return screen.visible.flatMap { placed in
      measure.brokenWords(at: placed.path).map {
        Fault(at: placed.path, TextWordBroken.told($0, on: screen.context.name(of: measure.screen)))
      }
    }
  }.also { (scene: AlertScene) in TextWordBroken.faults(of: scene) }
    .also { (scene: SheetScene) in
      SheetMeasure(scene: scene).brokenWords().flatMap { path, words, screen in
        words.map { Fault(at: path, TextWordBroken.told($0, on: screen)) }
      }
    }
}

private enum TextWordBroken {
  static func told(_ word: String, on screen: String) -> String {
    "the word \(Quoting.text(word)) is broken without a hyphen on the screen of \(screen)"
  }

  /// Whether a word may be wider than half of a screen: letters are no wider than high as a rule. Most alerts have none,
  /// and are not placed for nothing.
  private static func hasLongWord(_ text: String, _ profile: Profile, on screen: ScreenSize) -> Bool
  {
    let most = Int(screen.width.value / 2 / profile.typography.title.size.value)
    var count = 0
    for character in text {
      count = character.isLetter ? count + 1 : 0
      if count > most { return true }
    }
    return false
  }

  static func faults(of scene: AlertScene) -> [Fault] {
    let context = scene.context
    let texts = scene.titles + scene.buttons.flatMap(\.titles) + (scene.message.map { [$0] } ?? [])
    guard let screen = context.narrowestScreen,
      texts.contains(where: { hasLongWord($0.string, context.profile, on: screen) })
    else { return [] }
    let density = context.profile.display.density
    let size = PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height))
    let layout = LayoutContext(
      profile: context.profile, language: context.scene.language ?? scene.title.language,
      size: size,
      density: density, typesetter: context.typesetter)
    let broken = scene.alert.place(in: layout)
      .brokenWords(below: scene.path, by: context.typesetter)
    return broken.sorted { $0.key.description < $1.key.description }.flatMap { path, words in
      words.map { Fault(at: path, told($0, on: context.name(of: screen))) }
    }
  }
}
