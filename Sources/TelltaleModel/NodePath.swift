/// The place of a value in a scene: the steps that lead to it from the root.
///
/// A chain from the value to the root, so that a path shares all but its last step with the paths beside it, and two
/// paths are mostly told apart by one number.
package struct NodePath: Sendable {
  /// One step on the way to a value.
  package enum Step: Hashable, Sendable {
    /// Into a file of a bundle.
    case file(String)
    /// Into a map.
    case key(String)
    /// Into a list; counts from 0.
    case item(Int)
  }

  private final class Link: Sendable {
    let parent: Link?
    let step: Step
    /// Steps from the root.
    let depth: Int
    /// Of all steps.
    let hash: UInt64

    init(_ step: Step, after parent: Link?) {
      self.step = step
      self.parent = parent
      depth = (parent?.depth ?? 0) + 1
      hash = step.hash(after: parent?.hash ?? 0)
    }
  }

  private let link: Link?

  private init(_ link: Link?) { self.link = link }

  /// The path of the scene as a whole.
  package static let root = NodePath(nil as Link?)

  private static let screens = root.key("screens")

  /// Returns the path of a screen that a scene names.
  ///
  /// - Parameter name: The key of the screen below `screens`.
  /// - Returns: A path of two steps from the root.
  package static func screen(_ name: String) -> NodePath { screens.key(name) }

  /// Returns the path of one of a map's values.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: This path with one step more.
  package func key(_ key: String) -> NodePath { NodePath(Link(.key(key), after: link)) }

  /// Returns the path of one of a list's values.
  ///
  /// - Parameter index: The position in the list, from 0.
  /// - Returns: This path with one step more.
  package func item(_ index: Int) -> NodePath { NodePath(Link(.item(index), after: link)) }

  /// Returns the path of a file of a bundle.
  ///
  /// - Parameter name: The name of the file as the bundle has it.
  /// - Returns: This path with one step more.
  package func file(_ name: String) -> NodePath { NodePath(Link(.file(name), after: link)) }

  /// Returns the path that goes on by some steps.
  ///
  /// - Returns: This path itself where there are no steps.
  package func appending(_ steps: some Sequence<Step>) -> NodePath {
    steps.reduce(self) { NodePath(Link($1, after: $0.link)) }
  }

  /// The path of what holds this value; the root's parent is the root.
  package var parent: NodePath { NodePath(link?.parent) }

  /// The step by which the value is reached from what holds it; `nil` for the root.
  package var last: Step? { link?.step }

  /// The number of steps that lead to the value.
  package var depth: Int { link?.depth ?? 0 }

  /// The steps that lead from the root to the value.
  package var steps: [Step] {
    var (steps, next): ([Step], Link?) = ([], link)
    while let link = next {
      steps.append(link.step)
      next = link.parent
    }
    return steps.reversed()
  }

  /// Returns true where the path is another one, or stands inside of that.
  ///
  /// - Parameter other: The path that may be around this one.
  /// - Returns: True for equal paths as well.
  package func isWithin(_ other: NodePath) -> Bool {
    var next = link
    for _ in 0..<max(0, depth - other.depth) { next = next?.parent }
    return NodePath(next) == other
  }

  /// Returns the steps that lead here from another value.
  ///
  /// - Parameter other: The path of the value around this one.
  /// - Returns: The steps; empty for equal paths, `nil` where this one is not inside of the other.
  package func steps(from other: NodePath) -> ArraySlice<Step>? {
    isWithin(other) ? steps.dropFirst(other.depth) : nil
  }

  /// Returns true where the way to the value leads through a key of a map.
  ///
  /// - Parameters:
  ///   - key: The key of that map.
  ///   - isAbove: True where the last step does not count.
  /// - Returns: True where one of the steps is into that key.
  package func has(key: String, isAbove: Bool = false) -> Bool {
    var next = isAbove ? link?.parent : link
    while let link = next {
      if case .key(key) = link.step { return true }
      next = link.parent
    }
    return false
  }

  /// The path without positions, which change when an item is put before: `alert.buttons.title`.
  package var withoutPositions: String {
    let kept = steps.filter { if case .item = $0 { false } else { true } }
    return NodePath.root.appending(kept).description
  }
}

extension NodePath: Hashable {
  package static func == (one: NodePath, other: NodePath) -> Bool {
    var (left, right) = (one.link, other.link)
    while left !== right {
      guard let own = left, let its = right, own.hash == its.hash, own.depth == its.depth,
        own.step == its.step
      else { return false }
      (left, right) = (own.parent, its.parent)
    }
    return true
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(link?.hash ?? 0) }
}

extension NodePath.Step {
  /// A number for all steps up to this one (FNV-1a, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv).
  fileprivate func hash(after before: UInt64) -> UInt64 {
    switch self {
    case .item(let index): Self.mixed(before ^ UInt64(truncatingIfNeeded: index), 1)
    case .key(let key): Self.mixed(before, 2, key)
    case .file(let name): Self.mixed(before, 3, name)
    }
  }

  private static func mixed(_ number: UInt64, _ kind: UInt64, _ text: String = "") -> UInt64 {
    let prime: UInt64 = 0x100_0000_01b3
    let start = (number &* prime ^ kind) &* prime ^ 0xcbf2_9ce4_8422_2325
    return text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }
}
