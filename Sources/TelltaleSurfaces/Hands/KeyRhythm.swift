import TelltaleGraphics
import TelltaleInput

/// The rhythm in which the keys of one device come: a hand's, or that of something that types by itself (a scanner, a
/// security key) and that nobody has told us of.
///
/// Three things tell the two apart, none of which is a fast typist's:
/// - so many keys in so short a time as no fingers make (`burstKeys`);
/// - a slower run that is even: each key is up before the next goes down, five of them or more take at most 50 ms
///   each, and none takes twice as long as another. Fingers that are as fast overlap, and are uneven;
/// - a key that types, where there is nothing to type into, and another key right after it.
package struct KeyRhythm: Hashable, Sendable {
  /// The number of keys within `burstMilliseconds` that no fingers make: the fastest typists make eighteen a second.
  private static let burstKeys = 4
  private static let burstMilliseconds = 100
  /// The number of keys of a run, each of which takes `runMilliseconds` at most; a slow bus adds `busMilliseconds` to
  /// them all.
  private static let runKeys = 5
  private static let runMilliseconds = 50
  private static let busMilliseconds = 10
  /// The milliseconds within which a key comes right after another.
  private static let closeMilliseconds = 75

  private var downs: [Instant] = []
  /// The times at which the keys of a run went down. Modifiers, which go down with the key that they are for, have no
  /// part in it.
  private var run: [Instant] = []
  /// The last key that is no modifier, until it comes up.
  private var down: UInt16?
  private var burstUntil: Instant?
  /// The time at which a key last typed where there is nothing to type into.
  private var stray: Instant?
  private var followsStray = false

  /// Tells whether keys come as no hand presses them, or the last one went down right after one that typed into
  /// nothing.
  ///
  /// - Parameter time: The moment in question.
  /// - Returns: True for a tenth of a second after a burst or an even run.
  package func isNoHand(at time: Instant) -> Bool { isBurst(at: time) || followsStray }

  private func isBurst(at time: Instant) -> Bool { burstUntil.map { time < $0 } ?? false }

  /// Notes that a key went down. A key whose contact bounces is one key; where a scanner repeats a digit it looks the
  /// same, so that it counts in a run. A key that cannot be a code's ends a run: encoders that come as keyboards make
  /// arrows and Tabs as fast and as even as a hand turns them.
  ///
  /// - Parameters:
  ///   - code: The Linux event code.
  ///   - time: When it went down.
  ///   - isBounce: True where the key came up so shortly ago that its contact may have bounced.
  ///   - mayType: False for a key that cannot be a code's.
  package mutating func keyDown(_ code: UInt16, at time: Instant, isBounce: Bool, mayType: Bool) {
    if !isBounce { downs = downs.suffix(Self.burstKeys - 1) + [time] }
    if !EventCode.modifiers.contains(code) { noteRun(code, at: time, mayType: mayType) }
    guard isFast || isEven || downs.count == Self.burstKeys && isBurst(at: time) else { return }
    burstUntil = time.advanced(byMilliseconds: Self.burstMilliseconds)
  }

  package mutating func keyUp(_ code: UInt16) {
    if down == code { down = nil }
  }

  /// Notes that the keys that were down are up, though nobody saw that.
  package mutating func forgetDown() {
    (down, run) = (nil, [])
  }

  /// Notes that the key that went down last has done nothing: nothing is there that it could type into, or it was
  /// taken for one of a scanner's.
  ///
  /// - Parameter time: When it went down.
  package mutating func strayed(at time: Instant) { stray = time }

  private mutating func noteRun(_ code: UInt16, at time: Instant, mayType: Bool) {
    let isAlone = down == nil
    run = mayType ? (isAlone ? run.suffix(Self.runKeys - 1) : []) + [time] : []
    followsStray =
      isAlone && stray.map { time.milliseconds(since: $0) <= Self.closeMilliseconds } ?? false
    down = code
  }

  private var isFast: Bool {
    guard let first = downs.first, let last = downs.last else { return false }
    return downs.count == Self.burstKeys
      && last.milliseconds(since: first) < Self.burstMilliseconds
  }

  private var isEven: Bool {
    guard run.count == Self.runKeys else { return false }
    let times = zip(run, run.dropFirst()).map { $1.milliseconds(since: $0) }
    let whole = times.reduce(0, +)
    // Twice and half of the mean, without a fraction.
    let isRegular = times.allSatisfy { time in
      3 * time * times.count >= 2 * whole && 2 * time * times.count <= 3 * whole
    }
    return isRegular && whole <= times.count * Self.runMilliseconds + Self.busMilliseconds
  }
}
