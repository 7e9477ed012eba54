/// What rules of a drawing's style sheets say of its elements: of several, the strongest counts, as CSS has it.
struct DrawingCascade {
  private struct Candidate {
    let selector: DrawingSelector
    let claim: DrawingClaim
    let order: Int

    /// Greater for what wins: what is important, else by ids, classes and names, else what stands later.
    var strength: Int {
      var strength = claim.isImportant ? 1 : 0
      for count in selector.weight { strength = strength << 10 | min(count, 1023) }
      return strength << 24 | min(order, 1 << 24 - 1)
    }
  }

  /// The strongest first.
  private let candidates: [Candidate]
  /// Places of the candidates by what their selectors ask for, in the order of strength.
  private var index: [String: [Int]] = [:]

  /// Ids of elements that draw something where they are referred to.
  private let ids: Set<String>

  /// - Parameters:
  ///   - rules: Those of all sheets, in the order of the file.
  ///   - ids: Of the elements that draw something where they are referred to; others do not count.
  init(_ rules: [DrawingStyle.Rule], ids: Set<String>) {
    self.ids = ids
    var all: [Candidate] = []
    for (order, rule) in rules.enumerated() {
      for selector in rule.selectors {
        let claims = rule.claims.map { claim in
          (selector.isWhole ? claim : claim.perhaps).narrowed(to: ids)
        }
        all += claims.filter(\.matters).map {
          Candidate(selector: selector, claim: $0, order: order)
        }
      }
    }
    candidates = all.map { (strength: $0.strength, candidate: $0) }
      .sorted { $0.strength > $1.strength }.map(\.candidate)
    for (place, candidate) in candidates.enumerated() {
      index[candidate.selector.key, default: []].append(place)
    }
  }

  /// What an element may refer to, by property.
  ///
  /// - Parameters:
  ///   - element: Any of the drawing.
  ///   - own: What its attribute `style` says.
  ///   - above: What the element that it is in may refer to.
  /// - Returns: Ids of those that are drawn where they are referred to.
  func references(
    of element: XMLElement, own: [DrawingClaim], above: [DrawingProperty: [String]]
  ) -> [DrawingProperty: [String]] {
    var found: [DrawingProperty: [String]] = [:]
    var open = Set(DrawingProperty.allCases)
    func take(_ claim: DrawingClaim) {
      guard open.contains(claim.property) else { return }
      found[claim.property, default: []] += claim.references
      if claim.inherits { found[claim.property, default: []] += above[claim.property] ?? [] }
      if claim.isCertain { open.remove(claim.property) }
    }
    let own = own.map { $0.narrowed(to: ids) }
    let places = fitting(element)
    for isImportant in [true, false] {
      for claim in own where claim.isImportant == isImportant { take(claim) }
      for place in places where !open.isEmpty && candidates[place].claim.isImportant == isImportant
      {
        take(candidates[place].claim)
      }
    }
    for property in open {
      guard let value = element[property.rawValue] else { continue }
      take(DrawingClaim(property, [DrawingValue(text: value)]).narrowed(to: ids))
    }
    for property in open where property.isInherited {
      guard let above = above[property] else { continue }
      found[property] = found[property].map { $0 + above } ?? above
    }
    return found
  }

  /// Places of the candidates for an element, the strongest first.
  private func fitting(_ element: XMLElement) -> [Int] {
    guard !candidates.isEmpty else { return [] }
    let classes = Set((element["class"] ?? "").split(whereSeparator: \.isWhitespace))
    let id = element["id"].map { ["#\($0)"] } ?? []
    let keys = ["*", element.name.local] + id + classes.map { ".\($0)" }
    return keys.flatMap { index[$0] ?? [] }.sorted()
      .filter { candidates[$0].selector.fits(element, classes) }
  }
}
