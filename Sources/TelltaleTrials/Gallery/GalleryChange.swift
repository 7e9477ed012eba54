import TelltaleSyntax

/// What became of one picture between an earlier gallery and this one.
package struct GalleryChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It has other pixels.
    case changed
    /// Only this gallery has it.
    case new
    /// Only the earlier gallery has it.
    case gone
    /// To the pixel.
    case same
  }

  package var kind: Kind
  /// The earlier picture, by the name of its file in the gallery's folder.
  package var before: String?
  /// What differs, by the name of its file in the gallery's folder.
  package var overlay: String?
  /// How much differs, in words.
  package var words = ""

  package init(_ kind: Kind) { self.kind = kind }

  var value: JSONValue {
    [
      "kind": .string(kind.rawValue), "before": before.map(JSONValue.string) ?? .null,
      "overlay": overlay.map(JSONValue.string) ?? .null, "words": .string(words),
    ]
  }
}

/// All pictures of two galleries, each with what became of it.
package struct GalleryComparison: Sendable {
  package var changes: [GalleryEntry.Subject: GalleryChange]
  /// Of the earlier gallery, those that are gone.
  package var gone: [GalleryEntry]

  /// Whether two pictures are the same is left to `change`, which is asked for each that is in both.
  package init(
    _ before: [GalleryEntry], _ after: [GalleryEntry],
    change: (_ before: GalleryEntry, _ after: GalleryEntry) throws -> GalleryChange
  ) rethrows {
    let old = Dictionary(before.map { ($0.subject, $0) }) { first, _ in first }
    changes = [:]
    for entry in after {
      changes[entry.subject] = try old[entry.subject].map { try change($0, entry) } ?? .init(.new)
    }
    let there = Set(after.map(\.subject))
    gone = before.filter { !there.contains($0.subject) }
    for entry in gone { changes[entry.subject] = .init(.gone) }
  }

  package func count(_ kind: GalleryChange.Kind) -> Int {
    changes.values.count { $0.kind == kind }
  }

  /// True where nothing became another.
  package var isSame: Bool { changes.values.allSatisfy { $0.kind == .same } }

  /// `3 changed, 1 new, 140 same`; what there is none of is left out.
  package var summary: String {
    let parts = GalleryChange.Kind.allCases.compactMap { kind -> String? in
      let count = count(kind)
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return parts.isEmpty ? "no pictures" : parts.joined(separator: ", ")
  }
}
