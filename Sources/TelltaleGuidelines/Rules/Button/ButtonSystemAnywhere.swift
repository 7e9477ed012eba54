extension Rule {
  static let buttonSystemAnywhere = Rule.construct(
    "BUTTON-SYSTEM-ANYWHERE", element: "button", applies: .carElements,
    sources: [.carElements("Buttons > System buttons")],
    why: "A button belongs where it is needed, which is mostly the bar, and not always.",
    check:
      "A button loads in bars, in the content of screens and modals, below tables and above "
      + "collections.",
    remedy: "Nothing to do in a scene.",
    kept: "The loader reads buttons in all of these places.",
    examples: [
      .situation(
        when: "a button stands below the rows of a table",
        then: "it loads"),
      .passes(
        """
        screen:
          content: [{button: {title: Play All, action: {emit: play}}}]
        """),
      .passes(
        """
        table:
          rows: [{title: Jazz, push: jazz}]
          footer: [{button: {title: Play All, action: {emit: play}}}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        collection:
          header: [{button: {title: すべて再生する, action: {emit: play}}}]
          items: [{id: a, image: a.png}]
        """
      ).hidden,
      .passes(
        """
        modal:
          style: fullscreen
          purpose: immersive
          title: Trip Video
          dismiss: {title: Done}
          content: [{button: {title: Play Video, action: {emit: play}}}]
        """,
        beside: ["MODALITY-FULLSCREEN-USES"]
      ).hidden,
    ])
}
