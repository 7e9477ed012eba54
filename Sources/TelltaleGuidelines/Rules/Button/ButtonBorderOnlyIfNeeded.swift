extension Rule {
  static let buttonBorderOnlyIfNeeded = Rule.lint(
    "BUTTON-BORDER-ONLY-IF-NEEDED", element: "button", applies: .carElements, severity: .note,
    sources: [.carElements("Buttons > System buttons")],
    why:
      "A border, a background or a prominence draws the eye; if every button has one, none stands out.",
    check:
      "A button of a navigation bar has none of them, and at most half of the buttons of a screen have one. Buttons "
      + "beside text, keys of a keypad and buttons with a `border-reason` are not counted.",
    remedy: "Leave it out, or say by `border-reason` why it is needed.",
    examples: [
      .fires(
        at: "navigation-bar.trailing[0]",
        """
        navigation-bar:
          title: Stations
          trailing: [{title: Search, border: true}]
        """),
      .fires(
        at: "screen.content[0].button",
        """
        screen:
          content:
          - button: {title: Play Radio, border: true, action: {emit: a}}
          - button: {title: Stop Radio, border: true, action: {emit: b}}
          - button: {title: Mute Radio, action: {emit: c}}
        """
      ).hidden,
      .fires(
        at: "navigation-bar.trailing[0]",
        """
        navigation-bar:
          title: Stations
          trailing: [{title: Search, prominence: filled}]
        """
      ).hidden,
      .fires(
        at: "screen.content[0].button",
        """
        screen:
          content:
          - button: {title: Play Radio, prominence: filled, action: {emit: a}}
          - button: {title: Stop Radio, prominence: tinted, action: {emit: b}}
          - button: {title: Mute Radio, action: {emit: c}}
        """
      ).hidden,
      .passes(
        """
        navigation-bar:
          title: Stations
          trailing: [{title: Search}]
        """),
      .passes(
        """
        screen:
          content:
          - button: {title: Call Taxi, prominence: filled, action: {emit: a}}
          - button: {title: Show Timetable, prominence: plain, action: {emit: b}}
        """
      ).hidden,
      .passes(
        """
        screen:
          content:
          - button: {title: Call Taxi, border: true, background: accent, action: {emit: a}}
          - button: {title: Show Timetable, action: {emit: b}}
        """
      ).hidden,
      .passes(
        """
        screen:
          content:
          - label: {text: Gate 4 is closed, message: true}
          - button: {title: Show Gates, border: true, action: {emit: a}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        navigation-bar:
          title: 放送局
          trailing: [{title: 検索, border: true, border-reason: 明るい写真の上に表示}]
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    let buttons = screen.buttonsInPlace
    let inBars = buttons.filter { $0.place == .bar && $0.isFramed }
    let inContent = buttons.filter { $0.place == .content && !$0.isBesideText }
    let framed = inContent.filter(\.isFramed)
    let many = inContent.count > 1 && framed.count * 2 > inContent.count ? framed : []
    return inBars.map { Fault(at: $0.path, "a border or background in a navigation bar") }
      + many.prefix(1).map {
        Fault(
          at: $0.path,
          "\(framed.count) of \(inContent.count) buttons have a border or background")
      }
  }
}
