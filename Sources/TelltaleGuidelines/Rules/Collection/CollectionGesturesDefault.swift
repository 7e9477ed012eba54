extension Rule {
  static let collectionGesturesDefault = Rule.behaviour(
    "COLLECTION-GESTURES-DEFAULT", element: "collection", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Collections")],
    why:
      "All collections answer alike: a touch chooses, a hold edits, a swipe moves on.",
    check:
      "A touch of less than half a second selects, one of half a second edits, movement past the slop scrolls; a "
      + "knob selects by a push and edits by a long one.",
    remedy: "Nothing to do in a scene; further gestures are declared under `gestures`.",
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
