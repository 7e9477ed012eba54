import TelltaleModel

extension Rule {
  static let gaugeSaysWhat = Rule.lint(
    "GAUGE-SAYS-WHAT", element: "gauge", applies: .everywhere, severity: .note,
    sources: [.own("Gauges and progress")],
    why: "A half-filled gauge or bar says something only to people who know what is measured.",
    check:
      "A gauge has `about` or a caption, and a progress `about` or its times; else something in words stands beside it "
      + "or in the title of its screen.",
    remedy: "Write `about`, what it shows, or put a label beside it.",
    examples: [
      .fires(
        at: "gauge",
        """
        profile: kiosk
        gauge: {value: 0.6, figure: 60%}
        """),
      .fires(
        at: "progress",
        """
        profile: kiosk
        progress: {value: 0.6, figure: true}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        gauge: {about: Battery, value: 0.6, figure: 60%}
        """),
      .passes(
        """
        profile: kiosk
        gauge: {about: {bind: battery.name}, value: 0.6, figure: 60%}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - label: {text: Charging, message: true}
            - progress: {value: 0.6}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        gauge: {value: 0.6, figure: 60%, caption: 電池}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.compactMap { placed in
      guard showsNamelessShare(placed.element), !screen.hasWords(beside: placed) else { return nil }
      return Fault(at: placed.path, "no words say what this is a part of")
    }
  }
}

/// Whether it is a gauge or a progress without a word of its own.
private func showsNamelessShare(_ element: Element) -> Bool {
  if case .gauge(let gauge) = element {
    return gauge.about == nil && gauge.aboutBinding == nil && gauge.caption == nil
  }
  if case .progress(let bar) = element {
    return bar.about == nil && bar.aboutBinding == nil && bar.elapsed == nil && bar.remaining == nil
  }
  return false
}
