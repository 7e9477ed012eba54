/// A value that is worked out when it is first asked for, and then kept.
final class Deferred<Value> {
  private(set) lazy var value = make()
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }
}
