import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Rule {
  static let textWordBroken = Rule.lint(
    "TEXT-WORD-BROKEN", element: "text", applies: .everywhere, severity: .warning,
    sources: [.own("Text")],
    why: "Half a word at the end of a line is read as a word of its own.",
    check:
      "No word is broken without a hyphen on any screen of the profile. Words are divided with one where "
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
        alert: {title: 0123456789-0123456789-0123456789?, buttons: [{title: Call}, {role: cancel}]}
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
  ) { (screen: ScreenReading) in
    screen.brokenWords().map { $0.fault(in: screen.context) }
  }.also { (scene: AlertReading) in
    AlertMeasure(scene: scene).brokenWords().map { $0.fault(in: scene.context) }
  }.also { (scene: SheetReading) in
    SheetMeasure(scene: scene).brokenWords().map { $0.fault(in: scene.context) }
  }
}

extension BrokenWord {
  fileprivate func fault(in context: RuleSubject) -> Fault {
    Fault(
      at: path,
      "the word \(Quoting.text(word)) is broken without a hyphen on the screen of "
        + context.name(of: screen))
  }
}
