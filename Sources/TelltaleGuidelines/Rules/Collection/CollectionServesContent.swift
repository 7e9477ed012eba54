extension Rule {
  static let collectionServesContent = Rule.guidance(
    "COLLECTION-SERVES-CONTENT", element: "collection", applies: .carElements,
    sources: [.carElements("Collections")],
    why: "A collection is there for what it holds, and draws no attention to itself.",
    remedy:
      "Look at it as a driver does, and see whether the pictures are noticed before "
      + "the arrangement.",
    because: "It concerns the design as a whole, and cannot be measured.")
}
