/// The name of a connection to the service, and of the client at its other end, as long as it lasts.
package struct ConnectionID: Hashable, Sendable, Comparable {
  /// The number from 1, in the order in which connections came.
  package let number: Int

  /// Creates the name of a connection.
  ///
  /// - Parameter number: The number from 1, in the order in which connections came.
  package init(_ number: Int) { self.number = number }

  /// The name of the connection that comes next.
  var next: ConnectionID { ConnectionID(number + 1) }

  package static func < (left: ConnectionID, right: ConnectionID) -> Bool {
    left.number < right.number
  }
}
