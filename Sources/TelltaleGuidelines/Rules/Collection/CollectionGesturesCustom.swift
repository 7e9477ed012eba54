extension Rule {
  static let collectionGesturesCustom = Rule.construct(
    "COLLECTION-GESTURES-CUSTOM", element: "collection", applies: .carElements,
    sources: [.carElements("Collections")],
    why: "An app may add gestures; those that people know keep their meaning.",
    check: "`gestures` has others than tap, hold and swipe.",
    remedy: "Use another gesture, such as double-tap.",
    examples: [
      .fires(
        at: "collection.gestures.tap",
        """
        collection:
          items: [{id: a, image: a.png}]
          gestures: {tap: {emit: remove}}
        """),
      .fires(
        at: "collection.gestures.swipe",
        """
        collection:
          items: [{id: a, image: a.png}]
          gestures: {double-tap: {emit: star}, swipe: {emit: next}}
        """),
      .passes(
        """
        collection:
          items: [{id: a, image: a.png}]
          gestures: {double-tap: {emit: star}}
        """),
      .passes(
        """
        collection:
          items: [{id: a, image: a.png}]
          gestures: {two-finger-tap: {emit: star}, swipe-with-edge: {emit: next}}
        """
      ).hidden,
      .passes(
        """
        collection:
          items: [{id: a, image: a.png}, {id: b, image: b.png}]
          gestures: {}
        """
      ).hidden,
    ])
}
