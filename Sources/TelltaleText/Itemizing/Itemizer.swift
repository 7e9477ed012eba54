import CHarfBuzz

/// Cuts a paragraph into items, and finds the characters that no face has.
struct Itemizer {
  private(set) var items: [TextItem] = []
  /// Ranges of clusters that no face has.
  private(set) var missing: [Range<Int>] = []

  init(
    _ text: DisplaySafe, paragraph: Range<Int>, isRightToLeft: Bool, chooser: FaceChooser,
    faces: inout FaceList
  ) {
    let levels = BidiLevels.levels(of: text.scalars[paragraph], isRightToLeft: isRightToLeft)
    let scripts = Scripts.resolve(text.scalars[paragraph])
    var fonts = SpaceFiller(chooser: chooser)
    var clusters: [TextItem] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let end = min(text.clusterEnd(after: start), paragraph.upperBound)
      let cluster = text.scalars[start..<end]
      let place = start - paragraph.lowerBound
      var item = TextItem(
        range: start..<end, level: levels[place], script: scripts[place], face: 0)
      if let last = clusters.last, last.level != item.level || last.script != item.script {
        fonts.endRun(filling: &clusters, in: &faces)
      }
      if ClusterTraits.staysWithNeighbours(cluster) {
        fonts.hold(clusters.count)
      } else {
        let choice = chooser.choose(cluster, in: &faces)
        if choice.isMissing { missing.append(start..<end) }
        item.face = choice.face
        fonts.settle(choice.face, filling: &clusters, in: &faces)
      }
      clusters.append(item)
      start = end
    }
    fonts.endRun(filling: &clusters, in: &faces)
    for cluster in clusters { append(cluster) }
  }

  private mutating func append(_ item: TextItem) {
    guard let last = items.last, last.level == item.level, last.script == item.script,
      last.face == item.face
    else { return items.append(item) }
    items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
  }
}

/// Gives white space and invisible characters a face: within a run of one script and level the face
/// before or after, whichever is preferred, and never one with colours.
private struct SpaceFiller {
  let chooser: FaceChooser
  private var before: Int?
  /// Clusters that wait for a face.
  private var held: Range<Int> = 0..<0

  init(chooser: FaceChooser) { self.chooser = chooser }

  mutating func hold(_ index: Int) {
    held = held.isEmpty ? index..<index + 1 : held.lowerBound..<index + 1
  }

  /// A visible cluster has a face.
  mutating func settle(_ face: Int, filling clusters: inout [TextItem], in faces: inout FaceList) {
    let usable: Int? = faces.face(face)?.isColor == true ? nil : face
    if !held.isEmpty { fill(preferred(before, usable), &clusters, &faces) }
    before = usable
  }

  /// The one of two faces that comes first in the order of preference.
  private func preferred(_ before: Int?, _ after: Int?) -> Int? {
    guard let before, let after else { return before ?? after }
    return chooser.rank(of: after) < chooser.rank(of: before) ? after : before
  }

  mutating func endRun(filling clusters: inout [TextItem], in faces: inout FaceList) {
    fill(before, &clusters, &faces)
    before = nil
  }

  private mutating func fill(
    _ face: Int?, _ clusters: inout [TextItem], _ faces: inout FaceList
  ) {
    guard !held.isEmpty else { return }
    let face = face ?? chooser.choose([0x20], in: &faces).face
    for index in held { clusters[index].face = face }
    held = 0..<0
  }
}
