extension Rule {
  static let collectionGesturesDefault = Rule.behaviour(
    "COLLECTION-GESTURES-DEFAULT", element: "collection", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Collections")],
    why:
      "Hands that know one collection know them all: touch chooses, a rest edits, a swipe "
      + "moves on.",
    check:
      "A touch of less than half a second selects, half a second of rest edits, movement past "
      + "the slop scrolls; a knob selects by a push and edits by a long one.",
    remedy: "Nothing is to be done; further gestures are declared under `gestures`.",
    kept: "The session tells selections and edits apart by time and movement.",
    examples: [
      .situation(
        when: "a cover is touched briefly",
        then: "it is selected"),
      .situation(
        when: "the knob is held down on a cover",
        then: "it is edited and not selected"),
    ])
}
