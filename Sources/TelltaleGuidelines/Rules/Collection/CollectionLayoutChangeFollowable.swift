extension Rule {
  static let collectionLayoutChangeFollowable = Rule.behaviour(
    "COLLECTION-LAYOUT-CHANGE-FOLLOWABLE", element: "collection", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Collections")],
    why: "An item that moves under a finger is touched by mistake.",
    check:
      "A change waits until nothing is held and hands have rested for 300 ms; then every item "
      + "moves on a path that the eye can follow.",
    remedy: "Nothing to do in a scene.",
    kept: "The session holds changes of a collection back while hands are at work.",
    examples: [
      .situation(
        when: "the data change while a finger rests on the screen",
        then: "the picture changes 300 ms after the finger has gone"),
      .situation(
        when: "nobody can see the screen",
        then: "the change is there at once"),
    ])
}
