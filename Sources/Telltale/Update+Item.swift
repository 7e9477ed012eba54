import TelltaleSyntax

extension Update {
  /// An item of a collection.
  public struct Item: Hashable, Sendable {
    let value: JSONValue

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - id: Tells it from the collection's other items.
    ///   - image: A picture beside the scene, by its path there.
    ///   - text: What stands below the picture, or in its place.
    ///   - icon: An icon of the profile in the picture's place.
    ///   - subtitle: What is said below the text.
    ///   - price: What it costs, or another value.
    ///   - badge: A number, `!` or a word at its corner.
    ///   - isEnabled: Whether it can be chosen.
    public init(
      id: String, image: String? = nil, text: String? = nil, icon: String? = nil,
      subtitle: String? = nil, price: String? = nil, badge: String? = nil, isEnabled: Bool = true
    ) {
      var members: [JSONValue.Member] = [.init("id", .string(id))]
      for (key, said) in [
        ("image", image), ("text", text), ("icon", icon), ("subtitle", subtitle),
        ("price", price), ("badge", badge),
      ] {
        if let said { members.append(.init(key, .string(said))) }
      }
      if !isEnabled { members.append(.init("enabled", false)) }
      value = .object(members)
    }
  }
}
