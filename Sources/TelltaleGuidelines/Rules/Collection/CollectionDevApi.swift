extension Rule {
  static let collectionDevApi = Rule.guidance(
    "COLLECTION-DEV-API", element: "collection", applies: .car,
    sources: [.carElements("Collections")],
    why:
      "The page points developers to the platform's own class; here the `collection` "
      + "element takes its part.",
    remedy: "Nothing to do in a scene: `collection` stands for UICollectionView.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
