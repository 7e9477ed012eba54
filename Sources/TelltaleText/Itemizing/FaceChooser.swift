import CHarfBuzz

/// Chooses the face for each grapheme cluster, for one language and weight.
///
/// A cluster is never split over faces. The first face in order that has all of it wins; emoji go
/// to the first face with colours, and to others only if none has them.
final class FaceChooser {
  private let order: [Int]
  private var byScalar: [UInt32: Choice] = [:]
  private static let cacheLimit = 4096

  struct Choice {
    var face: Int
    /// True where no face has the whole cluster.
    var isMissing: Bool
  }

  init(order: [Int]) { self.order = order }

  /// The first face that can be used at all.
  func primary(in faces: inout FaceList) -> Int {
    order.first { faces.face($0) != nil } ?? 0
  }

  /// The face for a cluster. White space and invisible characters stay with the face before them.
  func choose(
    _ cluster: ArraySlice<UInt32>, after previous: Int?, in faces: inout FaceList
  ) -> Choice {
    guard let first = cluster.first else { return Choice(face: previous ?? 0, isMissing: false) }
    let isAlone = cluster.count == 1
    if isAlone, let previous, ClusterTraits.staysWithFaceBefore(first),
      ClusterTraits.isInvisible(first) || faces.face(previous)?.has(first) == true
    {
      return Choice(face: previous, isMissing: false)
    }
    if isAlone, let known = byScalar[first] { return known }
    let choice = search(cluster, in: &faces)
    if isAlone {
      if byScalar.count >= Self.cacheLimit { byScalar.removeAll(keepingCapacity: true) }
      byScalar[first] = choice
    }
    return choice
  }

  private func search(_ cluster: ArraySlice<UInt32>, in faces: inout FaceList) -> Choice {
    let visible = cluster.filter { !ClusterTraits.isInvisible($0) }
    if ClusterTraits.isEmoji(cluster) {
      // Faces with colours usually stand last: from there fewer files need to be opened.
      for index in order.reversed() {
        if let face = faces.face(index), face.isColor, visible.allSatisfy(face.has) {
          return Choice(face: index, isMissing: false)
        }
      }
    }
    for index in order {
      if let face = faces.face(index), Self.covers(face, visible) {
        return Choice(face: index, isMissing: false)
      }
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
