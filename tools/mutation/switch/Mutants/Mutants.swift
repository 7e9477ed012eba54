public import CMutants

// What stands around each place where a fault can be: the right thing, unless that fault is on. Each
// also notes whether the fault would make a difference at all with what it is given, so that tests in
// which it never would need not be run.

/// True where the fault of that number is on.
@inlinable @inline(__always)
public func mutant(_ number: Int) -> Bool { mutant_is_on(number) }

@inlinable @inline(__always)
public func turned(_ number: Int, _ condition: Bool) -> Bool { mutant(number) != condition }

@inlinable @inline(__always)
public func passed(_ number: Int, _ condition: Bool) -> Bool {
  mutant_is_on_where(number, !condition) || condition
}

@inlinable @inline(__always)
public func moved<T: Numeric>(_ number: Int, _ value: T) -> T {
  mutant(number) ? value + 1 : value
}

@inlinable @inline(__always)
public func less<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
  mutant_is_on_where(number, (a < b) != (a <= b)) ? a <= b : a < b
}

@inlinable @inline(__always)
public func atMost<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
  mutant_is_on_where(number, (a < b) != (a <= b)) ? a < b : a <= b
}

@inlinable @inline(__always)
public func more<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
  mutant_is_on_where(number, (a > b) != (a >= b)) ? a >= b : a > b
}

@inlinable @inline(__always)
public func atLeast<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
  mutant_is_on_where(number, (a > b) != (a >= b)) ? a > b : a >= b
}

/// Where the second condition is not asked, nobody can know what it would be: it counts as a difference.
@inlinable @inline(__always)
public func both(
  _ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  guard a else { return mutant(number) ? try b() : false }
  if mutant_is_on_where(number, false) { return true }
  let isBoth = try b()
  _ = mutant_is_on_where(number, !isBoth)
  return isBoth
}

@inlinable @inline(__always)
public func either(
  _ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  if a { return mutant(number) ? try b() : true }
  if mutant_is_on_where(number, false) { return false }
  let isEither = try b()
  _ = mutant_is_on_where(number, isEither)
  return isEither
}
