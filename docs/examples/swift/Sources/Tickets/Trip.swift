/// A trip that somebody is about to pay for.
struct Trip: Sendable {
  enum Place: String, Sendable {
    case harbour, lake, fair, airport, gardens
    case oldTown = "old-town"
  }

  enum Kind: String, CaseIterable, Sendable {
    case single, day, week
    case thereAndBack = "return"
  }

  enum Rider: String, CaseIterable, Sendable { case adults, children, dogs }

  var place = Place.harbour
  var kind = Kind.single
  var riders: [Rider: Int] = [.adults: 1]

  func count(_ rider: Rider) -> Int { riders[rider] ?? 0 }

  /// In cents; children and dogs ride for half.
  func price(of rider: Rider) -> Int {
    let full = price(of: kind)
    return rider == .adults ? full : full / 2
  }

  /// In cents, for an adult.
  func price(of kind: Kind) -> Int { kind.prices[place.zone] }

  var total: Int { Rider.allCases.reduce(0) { $0 + price(of: $1) * count($1) } }
}

extension Trip.Place {
  /// Within the ring, outside of it, and the airport.
  var zone: Int {
    switch self {
    case .oldTown, .fair, .gardens: 0
    case .harbour, .lake: 1
    case .airport: 2
    }
  }

  /// The line that goes there, and how long it takes.
  var line: (number: Int, minutes: Int) {
    switch self {
    case .harbour: (4, 14)
    case .oldTown: (2, 6)
    case .lake: (7, 22)
    case .fair: (2, 11)
    case .airport: (9, 31)
    case .gardens: (5, 9)
    }
  }
}

extension Trip.Kind {
  /// In cents, by zone.
  var prices: [Int] {
    switch self {
    case .single: [290, 410, 740]
    case .thereAndBack: [540, 780, 1420]
    case .day: [720, 960, 1680]
    case .week: [2400, 3100, 4900]
    }
  }
}
