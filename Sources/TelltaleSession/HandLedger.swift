import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// What hands have been doing: contacts that are down, keys that just came up, storms of touches.
struct HandLedger: Hashable, Sendable {
  /// More touches than this within a second are no hand's.
  private static let stormDowns = 20
  private static let calmMilliseconds = 2000

  private struct Contact: Hashable { var device: DeviceID, number: Int }
  private struct Key: Hashable { var device: DeviceID, code: UInt16 }

  private var contacts: Set<Contact> = []
  private var lastKeyUp: [Key: Instant] = [:]
  private var ignoredKeys: Set<Key> = []
  private var downs: [Instant] = []
  private var noisyUntil: Instant?

  /// How many fingers are down.
  var contactCount: Int { contacts.count }

  mutating func contactDown(_ device: DeviceID, _ number: Int, at time: Instant) {
    contacts.insert(Contact(device: device, number: number))
    let second = time.advanced(byMilliseconds: -1000)
    downs.removeAll { $0 <= second }
    downs.append(time)
    if downs.count > HandLedger.stormDowns || isStorm(at: time) {
      noisyUntil = time.advanced(byMilliseconds: HandLedger.calmMilliseconds)
    }
    if downs.count > 2 * HandLedger.stormDowns { downs.removeFirst(HandLedger.stormDowns) }
  }

  mutating func contactUp(_ device: DeviceID, _ number: Int) {
    contacts.remove(Contact(device: device, number: number))
  }

  /// True while touches come faster than hands can: moisture, interference.
  func isStorm(at time: Instant) -> Bool { noisyUntil.map { time < $0 } ?? false }

  /// False for a key that goes down again so soon after it came up that its contact bounced; its
  /// release is then ignored too.
  mutating func keyDown(
    _ device: DeviceID, _ code: UInt16, at time: Instant, debounceMilliseconds: Int
  ) -> Bool {
    let key = Key(device: device, code: code)
    if let up = lastKeyUp[key], time.milliseconds(since: up) < debounceMilliseconds {
      ignoredKeys.insert(key)
      return false
    }
    return true
  }

  mutating func keyUp(_ device: DeviceID, _ code: UInt16, at time: Instant) -> Bool {
    let key = Key(device: device, code: code)
    if lastKeyUp.count > 64 { lastKeyUp.removeAll() }
    lastKeyUp[key] = time
    return ignoredKeys.remove(key) == nil
  }

  /// Keys of the device are up, but nobody let go of them.
  mutating func forgetKeys(of device: DeviceID) {
    ignoredKeys = ignoredKeys.filter { $0.device != device }
  }

  mutating func forget(_ device: DeviceID) {
    contacts = contacts.filter { $0.device != device }
    ignoredKeys = ignoredKeys.filter { $0.device != device }
    lastKeyUp = lastKeyUp.filter { $0.key.device != device }
  }
}
