import TelltaleModel

extension Rule {
  static let qrSaysWhatFor = Rule.lint(
    "QR-SAYS-WHAT-FOR", element: "qr", applies: .everywhere, severity: .note,
    sources: [.own("Codes")],
    why: "People point a phone at a code only if they know where it leads.",
    check: "Something in words stands beside the code, or in the title of its screen.",
    remedy: "Put a label beside it that says what a phone finds there.",
    examples: [
      .fires(
        at: "qr",
        """
        profile: kiosk
        qr: {content: "https://example.org/pay/4711", about: Pay on your phone}
        """),
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - qr: {content: "https://example.org/pay/4711"}
            - label: {text: Pay on your phone, message: true}
        """),
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - row:
                content:
                  - column: {content: [{qr: {content: "https://example.org/r/1", about: Receipt}}]}
                  - label: {text: The receipt, message: true}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        screen:
          navigation-bar: {title: お支払い}
          content: [{qr: {content: "https://example.org/pay/4711", about: お支払い}}]
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.compactMap { placed in
      guard case .qr = placed.element, !screen.hasWords(beside: placed) else { return nil }
      return Fault(at: placed.path, "nothing beside the code says what it leads to")
    }
  }
}
