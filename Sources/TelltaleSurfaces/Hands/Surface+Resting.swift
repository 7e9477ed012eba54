import TelltaleGraphics

extension Surface {
  /// A finger that has been set aside holds nothing any more, whoever comes. True where it held something.
  package mutating func letGoOfResting(_ hands: HandLedger, at time: Instant) -> Bool {
    guard case .contact(let device, let number)? = press?.holder, press?.drag == nil,
      hands.isResting(device, number, at: time)
    else { return false }
    return letGo()
  }
}
