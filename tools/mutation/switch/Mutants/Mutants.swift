package import CMutants

// What stands around each place where a fault can be: the right thing, unless that fault is on.

/// True where the fault of that number is on.
@inline(__always)
package func mutant(_ number: Int) -> Bool { mutant_is_on(number) }

package func turned(_ number: Int, _ condition: Bool) -> Bool { mutant(number) != condition }

package func passed(_ number: Int, _ condition: Bool) -> Bool { mutant(number) || condition }

package func moved<T: Numeric>(_ number: Int, _ value: T) -> T {
  mutant(number) ? value + 1 : value
}

package func less<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
  mutant(number) ? a <= b : a < b
}

package func atMost<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
  mutant(number) ? a < b : a <= b
}

package func more<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
  mutant(number) ? a >= b : a > b
}

package func atLeast<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
  mutant(number) ? a > b : a >= b
}

package func both(
  _ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mutant(number) ? try a || b() : try a && b()
}

package func either(
  _ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mutant(number) ? try a && b() : try a || b()
}
