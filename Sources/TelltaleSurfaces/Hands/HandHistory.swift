import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// A record of what hands have been doing: contacts that are down, keys that just came up, storms of touches.
package struct HandHistory: Hashable, Sendable {
  /// The largest number of touches within a second that can be a hand's.
  private static let stormDowns = 20
  private static let calmMilliseconds = 2000

  /// The milliseconds after which a contact that stays where it is lies there and does nothing.
  private static let restMilliseconds = 1000
  /// The milliseconds after which a contact that came down on nothing is set aside. The contacts of a palm come
  /// together within this time.
  private static let palmMilliseconds = 300
  /// The pixels that a finger moves by though it lies still.
  private static let tremor = 8

  private struct Contact: Hashable { var device: DeviceID, number: Int }
  private struct Key: Hashable { var device: DeviceID, code: UInt16 }

  /// A finger that is down, and the time since which it has been where it is.
  private struct Finger: Hashable {
    var place: PixelPoint
    var since: Instant
    let downAt: Instant
    /// True for a finger that came down on nothing.
    var isIdle = false
  }

  private var contacts: [Contact: Finger] = [:]
  private var lastKeyUp: [Key: Instant] = [:]
  private var ignoredKeys: Set<Key> = []
  private var downs: [Instant] = []
  private var rhythms: [DeviceID: KeyRhythm] = [:]
  private var noisyUntil: Instant?

  package init() {}

  /// Returns the number of fingers that are down on a device.
  ///
  /// - Parameter device: The touchscreen.
  /// - Returns: The number, with those that are set aside.
  package func contactCount(on device: DeviceID) -> Int {
    contacts.keys.count { $0.device == device }
  }

  package func isDown(_ device: DeviceID, _ number: Int) -> Bool {
    contacts[Contact(device: device, number: number)] != nil
  }

  /// Returns the number of a device's fingers that do something, other than one. Fingers that came down on nothing,
  /// or have come to rest, are set aside.
  ///
  /// - Parameters:
  ///   - device: The touchscreen.
  ///   - number: The finger that is not counted.
  ///   - time: The moment in question.
  /// - Returns: The number without those that are set aside.
  package func activeContacts(on device: DeviceID, besides number: Int, at time: Instant) -> Int {
    contacts.count { contact, finger in
      contact.device == device && contact.number != number && !Self.isAside(finger, at: time)
    }
  }

  /// Tells whether a finger is set aside.
  ///
  /// - Parameters:
  ///   - device: The touchscreen.
  ///   - number: The finger.
  ///   - time: The moment in question.
  /// - Returns: False also for a finger that is not down.
  package func isResting(_ device: DeviceID, _ number: Int, at time: Instant) -> Bool {
    contacts[Contact(device: device, number: number)].map { Self.isAside($0, at: time) } ?? false
  }

  private static func isAside(_ finger: Finger, at time: Instant) -> Bool {
    finger.isIdle && time.milliseconds(since: finger.downAt) >= palmMilliseconds
      || time.milliseconds(since: finger.since) >= restMilliseconds
  }

  /// Notes that a finger came down, and whether touches come too fast for hands.
  ///
  /// - Parameters:
  ///   - device: The touchscreen.
  ///   - number: The finger.
  ///   - point: Where it came down, in pixels of the display.
  ///   - time: When it came down.
  package mutating func contactDown(
    _ device: DeviceID, _ number: Int, at point: PixelPoint, _ time: Instant
  ) {
    contacts[Contact(device: device, number: number)] = Finger(
      place: point, since: time, downAt: time)
    let second = time.advanced(byMilliseconds: -1000)
    downs.removeAll { $0 <= second }
    downs.append(time)
    if downs.count > HandHistory.stormDowns || isStorm(at: time) {
      noisyUntil = time.advanced(byMilliseconds: HandHistory.calmMilliseconds)
    }
    if downs.count > 2 * HandHistory.stormDowns { downs.removeFirst(HandHistory.stormDowns) }
  }

  /// Notes that a finger moved. Movements as small as a tremor do not count.
  ///
  /// - Parameters:
  ///   - device: The touchscreen.
  ///   - number: The finger; one that is not down changes nothing.
  ///   - point: Where it is, in pixels of the display.
  ///   - time: When it was there.
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

  /// Sets a finger aside that came down on nothing: whatever it goes on to do, it stops no other.
  ///
  /// - Parameters:
  ///   - device: The touchscreen.
  ///   - number: The finger. It counts with the others until the contacts of a palm would all be there.
  package mutating func setAside(_ device: DeviceID, _ number: Int) {
    contacts[Contact(device: device, number: number)]?.isIdle = true
  }

  package mutating func contactUp(_ device: DeviceID, _ number: Int) {
    contacts[Contact(device: device, number: number)] = nil
  }

  /// Tells whether touches come faster than hands can: moisture, interference.
  ///
  /// - Parameter time: The moment in question.
  /// - Returns: True until two seconds after the last touch of a storm.
  package func isStorm(at time: Instant) -> Bool { noisyUntil.map { time < $0 } ?? false }

  /// Notes that a key went down, and tells whether its contact bounced.
  ///
  /// - Parameters:
  ///   - device: The device of the key.
  ///   - code: The Linux event code.
  ///   - time: When it went down.
  ///   - debounceMilliseconds: The time after its release within which a key's contact bounces.
  ///   - mayType: False for a key that cannot be a code's, such as an arrow.
  /// - Returns: False for a key that goes down again so soon after it came up that its contact bounced. Its release
  ///   is then ignored too.
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

  /// Tells whether a device's keys come as no hand presses them.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - time: The moment in question.
  /// - Returns: False for a device that has pressed no key yet.
  package func isNoHand(_ device: DeviceID, at time: Instant) -> Bool {
    rhythms[device]?.isNoHand(at: time) ?? false
  }

  /// Notes that the last key of a device has done nothing.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - time: When the key went down.
  package mutating func strayed(_ device: DeviceID, at time: Instant) {
    rhythms[device]?.strayed(at: time)
  }

  /// Notes that a key came up.
  ///
  /// - Parameters:
  ///   - device: The device of the key.
  ///   - code: The Linux event code.
  ///   - time: When it came up.
  /// - Returns: False for the release of a key whose contact bounced.
  package mutating func keyUp(_ device: DeviceID, _ code: UInt16, at time: Instant) -> Bool {
    let key = Key(device: device, code: code)
    if lastKeyUp.count > 64 { lastKeyUp.removeAll() }
    lastKeyUp[key] = time
    rhythms[device]?.keyUp(code)
    return ignoredKeys.remove(key) == nil
  }

  /// Notes that the keys of a device are up, but nobody let go of them.
  package mutating func forgetKeys(of device: DeviceID) {
    ignoredKeys = ignoredKeys.filter { $0.device != device }
    rhythms[device]?.forgetDown()
  }

  /// Removes all that is known of a device.
  package mutating func forget(_ device: DeviceID) {
    contacts = contacts.filter { $0.key.device != device }
    ignoredKeys = ignoredKeys.filter { $0.device != device }
    lastKeyUp = lastKeyUp.filter { $0.key.device != device }
    rhythms[device] = nil
  }
}
