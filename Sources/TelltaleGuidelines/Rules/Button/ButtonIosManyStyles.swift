extension Rule {
  static let buttonIosManyStyles = Rule.construct(
    "BUTTON-IOS-MANY-STYLES", element: "button", applies: .phone,
    sources: [.carElements("Buttons")],
    why: "On the phone, buttons come in many ready-made styles.",
    check: "Every style that the profile lists under `button.styles` loads.",
    remedy: "Nothing to do in a scene.",
    kept: "The styles that buttons may have are the profile's.",
    examples: [
      .situation(
        when: "a button with the style detail-disclosure is judged for the phone",
        then: "it loads"),
      .passes(
        """
        button: {title: Show Contact, style: detail-disclosure, action: {emit: info}}
        """),
      .passes(
        """
        button: {title: Add Contact, style: add-contact, action: {emit: add}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        button: {title: 显示联系人, style: custom, action: {emit: info}}
        """
      ).hidden,
    ])
}
