import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// What hands have been doing: contacts that are down, keys that just came up, storms of touches.
package struct HandLedger: Hashable, Sendable {
  /// More touches than this within a second are no hand's.
  private static let stormDowns = 20
  private static let calmMilliseconds = 2000

  /// A contact that stays where it is for so long, in milliseconds, lies there and does nothing.
  private static let restMilliseconds = 1000
  /// The contacts of a palm come together, in milliseconds: one that came down on nothing is set aside
  /// only after so long.
  private static let palmMilliseconds = 300
  /// Pixels that a finger moves by though it lies still.
  private static let tremor = 8

  private struct Contact: Hashable { var device: DeviceID, number: Int }
  private struct Key: Hashable { var device: DeviceID, code: UInt16 }

  /// A finger that is down, and since when it has been where it is.
  private struct Finger: Hashable {
    var place: PixelPoint
    var since: Instant
    let downAt: Instant
    /// It came down on nothing.
    var isIdle = false
  }

  private var contacts: [Contact: Finger] = [:]
  private var lastKeyUp: [Key: Instant] = [:]
  private var ignoredKeys: Set<Key> = []
  private var downs: [Instant] = []
  private var rhythms: [DeviceID: KeyRhythm] = [:]
  private var noisyUntil: Instant?

  package init() {}

  /// How many fingers are down on a device.
  package func contactCount(on device: DeviceID) -> Int {
    contacts.keys.count { $0.device == device }
  }

  package func isDown(_ device: DeviceID, _ number: Int) -> Bool {
    contacts[Contact(device: device, number: number)] != nil
  }

  /// How many of a device's fingers do something, other than one: those that came down on nothing, or
  /// have come to rest, are set aside.
  package func activeContacts(on device: DeviceID, besides number: Int, at time: Instant) -> Int {
    contacts.count { contact, finger in
      contact.device == device && contact.number != number && !Self.isAside(finger, at: time)
    }
  }

  /// True for one that is set aside.
  package func isResting(_ device: DeviceID, _ number: Int, at time: Instant) -> Bool {
    contacts[Contact(device: device, number: number)].map { Self.isAside($0, at: time) } ?? false
  }

  private static func isAside(_ finger: Finger, at time: Instant) -> Bool {
    finger.isIdle && time.milliseconds(since: finger.downAt) >= palmMilliseconds
      || time.milliseconds(since: finger.since) >= restMilliseconds
  }

  package mutating func contactDown(
    _ device: DeviceID, _ number: Int, at point: PixelPoint, _ time: Instant
  ) {
    contacts[Contact(device: device, number: number)] = Finger(
      place: point, since: time, downAt: time)
    let second = time.advanced(byMilliseconds: -1000)
    downs.removeAll { $0 <= second }
    downs.append(time)
    if downs.count > HandLedger.stormDowns || isStorm(at: time) {
      noisyUntil = time.advanced(byMilliseconds: HandLedger.calmMilliseconds)
    }
    if downs.count > 2 * HandLedger.stormDowns { downs.removeFirst(HandLedger.stormDowns) }
  }

  package mutating func contactMoved(
    _ device: DeviceID, _ number: Int, to point: PixelPoint, at time: Instant
  ) {
    let contact = Contact(device: device, number: number)
    guard let finger = contacts[contact] else { return }
    let way = max(abs(point.x - finger.place.x), abs(point.y - finger.place.y))
    guard way > Self.tremor else { return }
    contacts[contact] = Finger(
      place: point, since: time, downAt: finger.downAt, isIdle: finger.isIdle)
  }

  /// It came down on nothing: whatever it goes on to do, it stops no other.
  package mutating func setAside(_ device: DeviceID, _ number: Int) {
    contacts[Contact(device: device, number: number)]?.isIdle = true
  }

  package mutating func contactUp(_ device: DeviceID, _ number: Int) {
    contacts[Contact(device: device, number: number)] = nil
  }

  /// True while touches come faster than hands can: moisture, interference.
  package func isStorm(at time: Instant) -> Bool { noisyUntil.map { time < $0 } ?? false }

  /// False for a key that goes down again so soon after it came up that its contact bounced; its
  /// release is then ignored too.
  package mutating func keyDown(
    _ device: DeviceID, _ code: UInt16, at time: Instant, debounceMilliseconds: Int,
    mayType: Bool = true
  ) -> Bool {
    let key = Key(device: device, code: code)
    let isBounce =
      lastKeyUp[key].map { time.milliseconds(since: $0) < debounceMilliseconds } ?? false
    rhythms[device, default: KeyRhythm()]
      .keyDown(code, at: time, isBounce: isBounce, mayType: mayType)
    if isBounce { ignoredKeys.insert(key) }
    return !isBounce
  }

  /// True while a device's keys come as no hand presses them.
  package func isNoHand(_ device: DeviceID, at time: Instant) -> Bool {
    rhythms[device]?.isNoHand(at: time) ?? false
  }

  /// The key of the device that went down last has done nothing.
  package mutating func strayed(_ device: DeviceID, at time: Instant) {
    rhythms[device]?.strayed(at: time)
  }

  package mutating func keyUp(_ device: DeviceID, _ code: UInt16, at time: Instant) -> Bool {
    let key = Key(device: device, code: code)
    if lastKeyUp.count > 64 { lastKeyUp.removeAll() }
    lastKeyUp[key] = time
    rhythms[device]?.keyUp(code)
    return ignoredKeys.remove(key) == nil
  }

  /// Keys of the device are up, but nobody let go of them.
  package mutating func forgetKeys(of device: DeviceID) {
    ignoredKeys = ignoredKeys.filter { $0.device != device }
    rhythms[device]?.forgetDown()
  }

  package mutating func forget(_ device: DeviceID) {
    contacts = contacts.filter { $0.key.device != device }
    ignoredKeys = ignoredKeys.filter { $0.device != device }
    lastKeyUp = lastKeyUp.filter { $0.key.device != device }
    rhythms[device] = nil
  }
}
