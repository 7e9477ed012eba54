import TelltaleSyntax

/// The difference between a picture of an earlier gallery and that of this one.
package struct GalleryChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The pixels differ.
    case changed
    /// Only this gallery has it.
    case new
    /// Only the earlier gallery has it.
    case gone
    /// All pixels are the same.
    case same
  }

  package var kind: Kind
  /// The name of the earlier picture's file in the gallery's folder; `nil` where there is none.
  package var before: String?
  /// The name of the file that shows the difference, in the gallery's folder; `nil` where there is
  /// none.
  package var overlay: String?
  /// The size of the difference, in words.
  package var words = ""

  package init(_ kind: Kind) { self.kind = kind }

  var value: JSONValue {
    [
      "kind": .string(kind.rawValue), "before": before.map(JSONValue.string) ?? .null,
      "overlay": overlay.map(JSONValue.string) ?? .null, "words": .string(words),
    ]
  }
}

/// The comparison of two galleries, picture by picture.
package struct GalleryComparison: Sendable {
  package var changes: [GalleryEntry.Subject: GalleryChange]
  /// The entries of the earlier gallery that this one does not have.
  package var gone: [GalleryEntry]

  /// Compares two galleries. The function compares the pictures, and is called for each that both
  /// have.
  ///
  /// - Parameters:
  ///   - before: The entries of the earlier gallery.
  ///   - after: The entries of this gallery.
  ///   - change: Compares two pictures of the same subject.
  /// - Throws: The errors of `change`.
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

  /// Returns the number of pictures with one kind of difference.
  ///
  /// - Parameter kind: The kind of difference.
  /// - Returns: The number, with the pictures of both galleries.
  package func count(_ kind: GalleryChange.Kind) -> Int {
    changes.values.count { $0.kind == kind }
  }

  /// True where all pictures are the same, and none is new or gone.
  package var isSame: Bool { changes.values.allSatisfy { $0.kind == .same } }

  /// The number of pictures of each kind, such as `3 changed, 1 new, 140 same`. Kinds without
  /// pictures are left out.
  package var summary: String {
    let parts = GalleryChange.Kind.allCases.compactMap { kind -> String? in
      let count = count(kind)
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return parts.isEmpty ? "no pictures" : parts.joined(separator: ", ")
  }
}
