extension Rule {
  static let collectionAnimatedChanges = Rule.behaviour(
    "COLLECTION-ANIMATED-CHANGES", element: "collection", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Collections")],
    why: "People find an item again if they see it move, and lose one that jumps.",
    check:
      "With `animate` items glide to their new places within the time of transitions; without it, or with reduced "
      + "motion, one frame shows them there.",
    remedy: "Set `animate: false` where the movement would only distract.",
    kept:
      "The session moves items through places in between that end exactly where a fresh "
      + "layout puts them.",
    examples: [
      .situation(
        when: "a cover is put in front of the others",
        then: "the others glide aside and end in the frames of a fresh layout"),
      .situation(
        when: "the same with reduced motion",
        then: "one new picture"),
    ])
}
