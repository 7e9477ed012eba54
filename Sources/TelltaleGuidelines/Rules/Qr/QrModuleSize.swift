import TelltaleModel

extension Rule {
  static let qrModuleSize = Rule.lint(
    "QR-MODULE-SIZE", element: "qr", applies: .everywhere, severity: .warning,
    sources: [.own("Codes")],
    why:
      "A camera has to tell the modules of a code apart; the more a code says, the smaller they are.",
    check:
      "On the panel that is judged for, a module is 0.396 mm wide or more, the least that GS1 allows for codes that "
      + "are scanned by hand (General Specifications, 5.12.3.1).",
    remedy: "Make the code larger, say less in it (a short address), or lower its `correction`.",
    examples: [
      .fires(
        at: "screen.content[1].qr",
        """
        profile: ios
        screen:
          content:
            - label: {text: Pay on another phone, message: true}
            - qr: {content: "https://example.org/pay/2026-11-26/4711-0815-1234-5678/terminal-17", size: 40}
        """),
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - label: {text: Pay on your phone, message: true}
            - qr: {content: "https://example.org/pay/4711", size: 40mm}
        """),
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - label: {text: Pay on your phone, message: true}
            - qr: {content: "https://example.org/pay/2026-11-26/4711-0815-1234-5678/terminal-17", size: 40mm}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        screen:
          content:
            - label: {text: スマートフォンで支払う, message: true}
            - qr: {content: "https://example.org/pay/4711", size: 40mm}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.compactMap { placed in
      guard case .qr(let code) = placed.element,
        let grid = screen.context.codes?.modules(of: code.content, code.correction)
      else { return nil }
      let measure = screen.unit.value
      guard let width = measure.moduleWidth(of: grid), width < 0.396 else { return nil }
      let hundredths = Int(width * 100)
      let words = "0.\(hundredths / 10)\(hundredths % 10)"
      return Fault(
        at: placed.path,
        "each of \(grid.side) modules is \(words) mm wide on \(measure.unit.name), and 0.396 mm are needed"
      )
    }
  }
}
