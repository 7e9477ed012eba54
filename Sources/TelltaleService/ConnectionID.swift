/// Names a connection to the service, and whoever holds its other end, as long as it lasts.
package struct ConnectionID: Hashable, Sendable, Comparable {
  /// Counts from 1 in the order in which they came.
  package let number: Int

  package init(_ number: Int) { self.number = number }

  /// The next newcomer's.
  var next: ConnectionID { ConnectionID(number + 1) }

  package static func < (left: ConnectionID, right: ConnectionID) -> Bool {
    left.number < right.number
  }
}
