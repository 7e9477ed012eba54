import CHarfBuzz

/// Chooses the face for each grapheme cluster, for one language and weight.
///
/// A cluster is never split over faces. The first face in order that has all of it wins; emoji go
/// to the first face with colours, and to others only if none has them; all else goes to faces with
/// colours last. What no listed face has is looked for in all that fit the list's patterns.
final class FaceChooser {
  /// All places in the list of faces, by preference; without those that patterns find.
  let order: [Int]
  private let ranks: [Int: Int]
  private var byScalar: [UInt32: Choice] = [:]
  private static let cacheLimit = 4096

  struct Choice {
    var face: Int
    /// True where no face has the whole cluster.
    var isMissing: Bool
  }

  init(order: [Int]) {
    self.order = order
    ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
  }

  /// The first face that can be used at all.
  func primary(in faces: inout FaceList) -> Int {
    order.first { faces.face($0) != nil } ?? 0
  }

  /// Place in the order of preference; lower is better.
  func rank(of face: Int) -> Int { ranks[face] ?? order.count + face }

  /// The face for a cluster.
  func choose(_ cluster: ArraySlice<UInt32>, in faces: inout FaceList) -> Choice {
    guard cluster.count == 1, let scalar = cluster.first else {
      return search(cluster, in: &faces)
    }
    if let known = byScalar[scalar] { return known }
    let choice = search(cluster, in: &faces)
    if byScalar.count >= Self.cacheLimit { byScalar.removeAll(keepingCapacity: true) }
    byScalar[scalar] = choice
    return choice
  }

  private func search(_ cluster: ArraySlice<UInt32>, in faces: inout FaceList) -> Choice {
    let visible = cluster.filter { !ClusterTraits.isInvisible($0) }
    if ClusterTraits.isEmoji(cluster) {
      // Faces with colours are usually listed last: from there fewer files need to be opened.
      for index in order.indices.reversed() {
        if let face = faces.face(index), face.isColor, visible.allSatisfy(face.has) {
          return Choice(face: index, isMissing: false)
        }
      }
    }
    var colored: Int?
    for index in order {
      guard let face = faces.face(index), Self.covers(face, visible) else { continue }
      if !face.isColor { return Choice(face: index, isMissing: false) }
      colored = colored ?? index
    }
    if let colored { return Choice(face: colored, isMissing: false) }
    for index in faces.others() {
      guard let face = faces.face(index), Self.covers(face, visible) else { continue }
      return Choice(face: index, isMissing: false)
    }
    let base = visible.first ?? 0
    for index in order where faces.face(index)?.has(base) == true {
      return Choice(face: index, isMissing: true)
    }
    return Choice(face: primary(in: &faces), isMissing: !visible.isEmpty)
  }

  /// Whether a face can show all of a cluster, if need be with base and marks made into one.
  private static func covers(_ face: Face, _ visible: [UInt32]) -> Bool {
    if visible.allSatisfy(face.has) { return true }
    guard var composed = visible.first, visible.count > 1 else { return false }
    for mark in visible.dropFirst() {
      var next: UInt32 = 0
      guard hb_unicode_compose(hb_unicode_funcs_get_default(), composed, mark, &next) != 0 else {
        return false
      }
      composed = next
    }
    return face.has(composed)
  }
}
