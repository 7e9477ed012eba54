import TelltaleModel

extension DeviceFacts {
  /// What the device is: as an assignment says, the first that matches, or else by what it can
  /// send. `nil` where it is to be left alone.
  package func kind(assignedBy assignments: [DeviceAssignment]) -> InputKind? {
    guard let assignment = assignments.first(where: matches) else { return classify() }
    return assignment.role
  }

  /// Whether all that the assignment names is so. One that names nothing matches nothing.
  package func matches(_ assignment: DeviceAssignment) -> Bool {
    let agreements = [
      assignment.name.map { $0 == name }, assignment.path.map { $0 == path },
      assignment.vendor.map { $0 == vendor }, assignment.product.map { $0 == product },
    ].compactMap { $0 }
    return !agreements.isEmpty && agreements.allSatisfy { $0 }
  }
}
