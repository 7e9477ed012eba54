import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel

/// The input from all devices of the machine, also those that are plugged in later.
///
/// Held keys repeat as the kernel repeats them, at the rate of the system. Keys of devices without EV_REP repeat by a
/// timer, with the profile's times; see `deadline`.
package final class EvdevInput: InputSource {
  private var settings: EvdevSettings
  private let clock: any Clock
  private let notify: (InputNotice) -> Void
  private let open: NodeOpener
  private let hotplug: Hotplug
  private let keys: TypedKeys
  private var devices: DeviceSet
  private var keyRepeat: KeyRepeat
  private var nodes: [DeviceID: any InputNode] = [:]
  /// The nodes for which a decision was made: read, left alone or refused.
  private var settled: [String: NodeFolder.Identity] = [:]
  /// The time at which the layout is loaded, unless a key comes first.
  private var textDeadline: Instant?
  private var nextNumber = 1
  private var pending: [InputEvent] = []
  private var hasMore = false
  private var isHandedOver = false

  /// Opens the devices that are plugged in. The first `drain` tells of them.
  ///
  /// - Parameters:
  ///   - settings: The folder of the nodes, and the use of the devices.
  ///   - clock: The clock of the loop, which key repeats go by.
  ///   - notify: Hears once of each thing that keeps a device from being used.
  package convenience init(
    _ settings: EvdevSettings, clock: any Clock, notify: @escaping (InputNotice) -> Void
  ) {
    self.init(settings, clock: clock, open: EvdevNode.open, notify: notify)
  }

  init(
    _ settings: EvdevSettings, clock: any Clock, open: @escaping NodeOpener,
    notify: @escaping (InputNotice) -> Void
  ) {
    self.settings = settings
    self.clock = clock
    self.notify = notify
    self.open = open
    // First the watch, then the look: what comes between the two is seen twice and not missed.
    hotplug = Hotplug(folder: settings.folder)
    keys = TypedKeys(layout: settings.keyboardLayout)
    devices = DeviceSet(geometry: settings.geometry, assignments: settings.assignments)
    keyRepeat = KeyRepeat(
      delayMilliseconds: settings.keyRepeatDelayMilliseconds,
      intervalMilliseconds: settings.keyRepeatIntervalMilliseconds)
    if !hotplug.isAvailable {
      notify(
        InputNotice(
          .hotplugUnavailable, message: "devices that are plugged in later will not be noticed",
          remedy: "allow netlink or inotify to this process"))
    }
    pending = scan()
  }

  /// The size of the picture in pixels, after rotation.
  package var screenSize: PixelSize {
    get { devices.geometry.screen }
    set { devices.geometry.screen = newValue }
  }

  package var descriptors: [Int32] {
    hotplug.descriptors + nodes.sorted { $0.key.number < $1.key.number }.map(\.value.number)
  }

  /// At once while something is left to tell; otherwise the time at which a held key repeats, a scanner's code is
  /// whole, or the keyboard's layout is loaded.
  package var deadline: Instant? {
    !pending.isEmpty || hasMore
      ? .zero : [keyRepeat.deadline, textDeadline, keys.deadline].compactMap { $0 }.min()
  }

  /// True if keys type text. Where nothing can be typed into, the keyboards' layout need not be loaded.
  package var wantsText = true {
    didSet {
      textDeadline = nil
      prepareText()
    }
  }

  /// Takes another profile's layout and key repeat, from the next key on. The devices stay as they are; a key that is
  /// held now repeats no more.
  ///
  /// - Parameter profile: The profile by which all is shown from now on.
  package func take(_ profile: Profile) {
    settings.keyboardLayout = profile.keyboard.layout
    settings.keyRepeatDelayMilliseconds = profile.behaviour.keyRepeatDelayMilliseconds
    settings.keyRepeatIntervalMilliseconds = profile.behaviour.keyRepeatIntervalMilliseconds
    keyRepeat = KeyRepeat(
      delayMilliseconds: settings.keyRepeatDelayMilliseconds,
      intervalMilliseconds: settings.keyRepeatIntervalMilliseconds)
    keys.use(layout: settings.keyboardLayout)
    textDeadline = nil
    prepareText()
  }

  /// The kinds of the devices in use.
  package var kinds: Set<InputKind> {
    Set(nodes.keys.flatMap { devices.use(of: $0)?.kinds ?? [] })
  }

  package func drain() -> [InputEvent] {
    var events = pending
    pending = []
    hasMore = false
    var hasLost = false
    for (id, node) in nodes.sorted(by: { $0.key.number < $1.key.number }) {
      let (frames, ending) = node.read()
      for frame in frames { events += complete(devices.decode(frame, from: id)) }
      if case .failed(let number) = ending {
        events += complete(lose(id, node, number))
        hasLost = true
      }
      if ending == .limit { hasMore = true }
    }
    if hotplug.drain() || hasLost, !isHandedOver { events += scan() }
    if let event = keyRepeat.due(at: clock.now), let typed = withText(event) {
      events.append(typed)
    }
    events += keys.due(at: clock.now)
    if let textDeadline, clock.now >= textDeadline { loadText() }
    return events.coalesced()
  }

  /// Detaches every device, as if it were pulled out: keys and contacts that are down are cancelled, and nothing
  /// stays grabbed.
  package func handOver() {
    guard !isHandedOver else { return }
    isHandedOver = true
    hasMore = false
    for id in nodes.keys.sorted(by: { $0.number < $1.number }) {
      nodes[id] = nil
      pending += complete(devices.detach(id, at: clock.now))
    }
  }

  package func takeBack() {
    guard isHandedOver else { return }
    isHandedOver = false
    settled = [:]
    pending += scan()
  }

  package func close() {
    nodes = [:]
    devices = DeviceSet(geometry: settings.geometry, assignments: settings.assignments)
    keyRepeat = KeyRepeat(
      delayMilliseconds: settings.keyRepeatDelayMilliseconds,
      intervalMilliseconds: settings.keyRepeatIntervalMilliseconds)
    pending = []
    hasMore = false
    textDeadline = nil
  }

  // MARK: Devices that come and go

  private func scan() -> [InputEvent] {
    let found = NodeFolder.nodes(settings.folder)
    let paths = Set(found.map(\.path))
    settled = settled.filter { paths.contains($0.key) }
    var events: [InputEvent] = []
    let open = Set(nodes.values.map(\.facts.path))
    for (path, identity) in found where settled[path] != identity && !open.contains(path) {
      settled[path] = identity
      events += add(path)
    }
    return events
  }

  private func add(_ path: String) -> [InputEvent] {
    do {
      let node = try open(path)
      return try attach(node)
    } catch let failure as NodeError {
      if case .notice(let notice) = failure { notify(notice) }
    } catch let refusal as DeviceRefusal {
      notify(
        InputNotice(.refused, path: path, message: refusal.message, remedy: refusal.remedy))
    } catch {
      notify(InputNotice(.failed, path: path, message: "\(error)", remedy: ""))
    }
    return []
  }

  private func attach(_ node: any InputNode) throws(DeviceRefusal) -> [InputEvent] {
    let id = DeviceID(nextNumber)
    let events = try devices.attach(node.facts, state: node.state, as: id, at: clock.now)
    guard !events.isEmpty else {
      tellDispute(about: node.facts)
      return []
    }
    guard trusts(node), grab(node) else {
      _ = devices.detach(id, at: clock.now)
      return []
    }
    nextNumber += 1
    nodes[id] = node
    tellDispute(about: node.facts)
    defer { prepareText() }
    return complete(events)
  }

  /// Tells that udev has spoken against a device. Somebody who misses it would not know the cause.
  private func tellDispute(about facts: DeviceFacts) {
    guard let dispute = devices.dispute(about: facts) else { return }
    notify(InputNotice(dispute: dispute, facts))
  }

  /// True if the device's input may be a hand's. A device without hardware is told either way.
  private func trusts(_ node: any InputNode) -> Bool {
    guard node.origin != .hardware else { return true }
    notify(InputNotice(node.origin, node.facts, settings.virtualDevices))
    return settings.virtualDevices == .allow
  }

  /// True if the device can be used, and alone as far as the settings want that.
  private func grab(_ node: any InputNode) -> Bool {
    guard settings.grab != .never, let number = node.grab() else { return true }
    let isRequired = settings.grab == .require
    notify(
      InputNotice(
        .grabbed, path: node.facts.path,
        message: "cannot be grabbed: \(ErrorName.of(number)); "
          + (isRequired ? "it is not used" : "other programs may read the same input"),
        remedy: "end the program that holds it (fuser -v \(node.facts.path))"))
    return !isRequired
  }

  /// Detaches a device that failed, with ENODEV after it was pulled out. Keys and contacts that are down are
  /// cancelled. A node that is made anew is found by the next look.
  private func lose(_ id: DeviceID, _ node: any InputNode, _ number: Int32) -> [InputEvent] {
    if number != ENODEV {
      notify(
        InputNotice(
          .failed, path: node.facts.path, message: "lost: \(ErrorName.of(number))",
          remedy: "plug it in again, or check its driver (dmesg)"))
    }
    nodes[id] = nil
    return devices.detach(id, at: clock.now)
  }

  // MARK: Keys

  /// Adds to events what a device alone cannot tell: text and repeats.
  private func complete(_ events: [InputEvent]) -> [InputEvent] {
    events.compactMap { event in
      guard let event = withText(event) else { return nil }
      if !devices.repeatsKeys(event.device) { keyRepeat.note(event) }
      return event
    }
  }

  /// `nil` for a key of a scanner that ends no code.
  private func withText(_ event: InputEvent) -> InputEvent? {
    if event.kind == .keys, case .keyDown = event.occurrence { loadText() }
    return keys.read(event, isWanted: wantsText && event.kind == .keys)
  }

  /// Sets the time at which the layout is loaded. A slow machine takes so long that a key that waits for it would be
  /// too old. So it is loaded when a keyboard is there, but after the first picture.
  private func prepareText() {
    guard keys.isWaiting(forText: wantsText), kinds.contains(.keys) else { return }
    textDeadline = clock.now.advanced(byMilliseconds: 100)
  }

  private func loadText() {
    textDeadline = nil
    for layout in keys.load(forText: wantsText) {
      notify(
        InputNotice(
          .textUnavailable,
          message: "no keyboard layout \"\(layout)\": keys work, but type nothing",
          remedy: "install xkb-data, or correct the layout in the profile"))
    }
  }
}
