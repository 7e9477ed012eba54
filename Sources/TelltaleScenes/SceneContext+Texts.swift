import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// What people read, without what would have them read something else (`TextSafety`).
extension SceneContext {
  static let marksRule = RuleID.sceneTextMarks

  /// Complains about characters of a name that would reorder, hide or blank what is read; false where it
  /// did. Names are compared, so that no mark is right in one.
  mutating func isSafe(_ name: String, _ node: YAMLNode) -> Bool {
    let marks: [UInt32] = [0x061C, 0x200E, 0x200F, 0x2066, 0x2067, 0x2068, 0x2069]
    let scalars = Array(name.unicodeScalars)
    let mark = scalars.firstIndex { marks.contains($0.value) }.map { index in
      (offset: scalars[..<index].reduce(0) { $0 + UTF8.width($1) }, scalar: scalars[index])
    }
    guard let first = TextSafety.unsafeScalars(in: name).first ?? mark else { return true }
    refuse(first, of: name, node)
    return false
  }

  /// A text as it may be shown: what says nothing is left out and told; nil, after a complaint, where a
  /// character could hide or reorder what people read.
  mutating func safeText(_ string: String, _ node: YAMLNode) -> String? {
    let found = TextSafety.unsafeScalars(in: string)
    guard let first = found.first else { return string }
    if !mendsTexts, let bad = found.first(where: { !TextSafety.isSpare($0.scalar) }) {
      refuse(bad, of: string, node)
      return nil
    }
    let others = found.count > 1 ? ", and so are \(found.count - 1) more" : ""
    find(
      Self.marksRule, .warning, at: sourceMap.path(at: node.location),
      "\(Self.place(of: first, in: string)), which has no effect there and is left out"
        + others,
      remedy: "remove it")
    return TextSafety.shown(string)
  }

  static let cutOffRule = RuleID.sceneTextCutOff

  /// Tells of every value in a tree that a comment ends which was hardly meant as one.
  mutating func noteCutOff(in node: YAMLNode, at path: NodePath) {
    switch node.value {
    case .scalar(let text, _):
      guard node.isCutOff else { return }
      if sourceMap.locations[path] == nil { note(node.location, at: path) }
      let what = text.isEmpty ? "there is no value before \" #\"" : "the value ends before \" #\""
      find(
        Self.cutOffRule, .warning, at: path, "\(what), which begins a comment in YAML",
        remedy: "put all of the value in quotes; begin a comment with \"# \"")
    case .sequence(let items):
      for (index, item) in items.enumerated() { noteCutOff(in: item, at: path.item(index)) }
    case .mapping(let entries):
      for entry in entries {
        let own = path.foreignKey(entry.key)
        if entry.value.isCutOff, entry.value.isNull { note(entry.location, at: own) }
        noteCutOff(in: entry.value, at: own)
      }
    }
  }

  private mutating func refuse(
    _ found: (offset: Int, scalar: Unicode.Scalar), of string: String, _ node: YAMLNode
  ) {
    complaints.add(
      node.location,
      "\(Self.place(of: found, in: string)), which could hide or reorder what people read",
      remedy: "remove it")
  }

  private static func place(
    of found: (offset: Int, scalar: Unicode.Scalar), in string: String
  ) -> String {
    let before = String(decoding: Array(string.utf8.prefix(found.offset)), as: UTF8.self)
    let digits = String(found.scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "character \(before.unicodeScalars.count + 1) of the text is U+\(code)"
  }
}
