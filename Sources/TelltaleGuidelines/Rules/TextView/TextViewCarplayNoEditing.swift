extension Rule {
  static let textViewCarplayNoEditing = Rule.construct(
    "TEXT-VIEW-CARPLAY-NO-EDITING", element: "text-view", applies: .car,
    sources: [.carElements("Text views")],
    why: "Nobody should type or mark words while driving.",
    check: "No text is editable or selectable, and there are no text fields.",
    remedy: "Remove the key; let people choose from a table.",
    kept: "The loader refuses the file under this id, with the place; the session selects nothing.",
    examples: [
      .fires(
        at: "text-view.editable",
        """
        text-view: {text: Traffic report, editable: true}
        """),
      .fires(
        at: "text-view.selectable",
        """
        text-view: {text: Traffic report, selectable: true}
        """),
      .fires(
        at: "text-view.cursor",
        """
        text-view: {text: Traffic report, cursor: true}
        """
      ).hidden,
      .fires(
        at: "text-view.keyboard",
        """
        text-view: {text: Traffic report, keyboard: true}
        """
      ).hidden,
      .fires(
        at: "screen.content[0].field",
        """
        screen: {content: [{field: name}]}
        """),
      .situation(
        when: "text is held or tapped twice",
        then: "nothing is marked, and typed characters go nowhere"),
      .passes(
        #"""
        text-view: {text: "Traffic is slow on the ring road\nuntil 18:00, clear after that."}
        """#),
      .passes(
        #"""
        lang: ja
        text-view: {text: "環状線は18時まで渋滞、\nその後は順調です。"}
        """#
      ).hidden,
    ])
}
