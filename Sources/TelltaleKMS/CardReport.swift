import CDRM
import Glibc
import Synchronization
import TelltaleHost
import TelltaleModel

/// The state of the machine's cards, and whether `KMSDisplay.open` would work. Nothing is changed.
package struct CardReport: Sendable {
  package var cards: [Card]
  /// The mode and the connector that would be used, or the reason why nothing can be shown.
  package var verdict: Result<String, DisplayError>

  /// A card of the machine.
  package struct Card: Hashable, Sendable {
    /// The path, driver and connectors, or the reason why the card cannot be asked.
    package var text: String
    /// True if it has outputs, and they could be read.
    package var isUsable: Bool
  }

  /// Looks at every card. A driver that hangs is given up after five seconds.
  ///
  /// - Parameter device: The device file, which may name a card, a connector and a mode.
  /// - Returns: The report; without cards where the driver hangs.
  package static func examine(_ device: DeviceProfile) -> CardReport {
    examine(device, in: CardSearch.standardFolder)
  }

  static func examine(_ device: DeviceProfile, in folder: String) -> CardReport {
    let answer = Mailbox()
    do {
      let bell = try Doorbell()
      try Thread.start {
        answer.put(look(device, folder))
        bell.ring()
      }
      _ = bell.wait(milliseconds: KMSDisplay.openSeconds * 1000)
    } catch {
      return CardReport(cards: [], verdict: .failure(.noThread(error)))
    }
    return answer.take()
      ?? CardReport(
        cards: [],
        verdict: .failure(.noAnswer(device.card, seconds: KMSDisplay.openSeconds)))
  }

  private final class Mailbox: Sendable {
    private let report = Mutex<CardReport?>(nil)

    func put(_ value: CardReport) { report.withLock { $0 = value } }
    func take() -> CardReport? { report.withLock { $0 } }
  }

  private static func look(_ device: DeviceProfile, _ folder: String) -> CardReport {
    let cards = CardSearch.paths(in: folder).map(facts)
    do throws(DisplayError) {
      let driver = try CardSearch.open(for: device, in: folder)
      defer { driver.restore() }
      let (_, prepared) = try DisplayThread.choose(driver, device)
      return CardReport(
        cards: cards, verdict: .success(describe(prepared.plan, on: driver.path)))
    } catch {
      return CardReport(cards: cards, verdict: .failure(error))
    }
  }

  private static func facts(_ path: String) -> Card {
    do throws(SystemError) {
      let card = try CardDescriptor(opening: path)
      let driver = card.driverName.map { " (\($0))" } ?? ""
      if let lack = card.lackForKMS() {
        return Card(text: "\(path)\(driver): \(lack)", isUsable: false)
      }
      let snapshot = try CardSnapshot(card, path: path, probing: false)
      let connectors = snapshot.connectors.map(describe).joined(separator: "; ")
      return Card(text: "\(path)\(driver): \(connectors)", isUsable: true)
    } catch {
      return Card(text: error.description, isUsable: false)
    }
  }

  private static func describe(_ connector: CardSnapshot.Connector) -> String {
    let best = connector.modes.first(where: \.isPreferred) ?? connector.modes.first
    let mode = best.map { ", \($0.width)x\($0.height)@\($0.refresh)" } ?? ""
    return "\(connector.name) \(connector.link)\(mode)"
  }

  private static func describe(_ plan: ModePlan, on path: String) -> String {
    let bits = plan.format.bitsPerPixel
    let setting = plan.keepsMode ? "as it is set now" : "setting the mode"
    return "\(path) can show \(plan.mode.width)x\(plan.mode.height)@\(plan.mode.refresh) on "
      + "\(plan.connectorName), \(bits) bits a pixel, \(setting)"
  }
}

extension CardDescriptor {
  /// The kernel driver's name, such as `virtio_gpu`.
  fileprivate var driverName: String? {
    guard let version = drmGetVersion(raw) else { return nil }
    defer { drmFreeVersion(version) }
    return version.pointee.name.map { String(cString: $0) }
  }
}
