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
    var previous: Int?
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let end = min(text.clusterEnd(after: start), paragraph.upperBound)
      let choice = chooser.choose(text.scalars[start..<end], after: previous, in: &faces)
      if choice.isMissing { missing.append(start..<end) }
      previous = choice.face
      let place = start - paragraph.lowerBound
      append(
        TextItem(
          range: start..<end, level: levels[place], script: scripts[place], face: choice.face))
      start = end
    }
  }

  private mutating func append(_ item: TextItem) {
    guard let last = items.last, last.level == item.level, last.script == item.script,
      last.face == item.face
    else { return items.append(item) }
    items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
  }
}
