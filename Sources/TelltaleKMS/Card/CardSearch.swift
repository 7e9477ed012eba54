import Glibc
import TelltaleHost
import TelltaleModel

/// The search for the card that a device file means.
enum CardSearch {
  static let standardFolder = "/dev/dri"

  /// The paths of all cards, `card0` before `card10`.
  static func paths(in folder: String) -> [String] {
    let numbers = Folder.names(folder).compactMap { name in
      name.hasPrefix("card") ? Int(name.dropFirst(4)) : nil
    }
    return numbers.sorted().map { "\(folder)/card\($0)" }
  }

  /// Opens the named card, or the first with a screen, or the first that can show a picture at all. It is
  /// master of its card. Nothing changes on the screen.
  static func open(
    for device: DeviceProfile, in folder: String = standardFolder
  ) throws(DisplayError) -> any CardDriver {
    let found = paths(in: folder)
    if let named = device.card {
      guard access(named, F_OK) == 0 else { throw .noSuchCard(named, others: found) }
      return try open([named], device)
    }
    return try open(found, device)
  }

  private static func open(
    _ paths: [String], _ device: DeviceProfile
  ) throws(DisplayError) -> any CardDriver {
    var reasons: [(path: String, reason: String)] = []
    var refusal: DisplayError?
    var dark: DRMCard?
    for path in paths {
      switch look(path, device) {
      case .lit(let card): return try mastered(card)
      case .dark(let card): dark = dark ?? card
      case .unfit(let reason): reasons.append((path, reason))
      case .refused(let error):
        reasons.append((path, error.reason))
        if [EACCES, EPERM].contains(error.code) { refusal = refusal ?? .permission(path, error) }
      }
    }
    if let dark { return try mastered(dark) }
    throw refusal ?? .noCard(tried: reasons)
  }

  private enum Look {
    case lit(DRMCard), dark(DRMCard), unfit(String), refused(SystemError)
  }

  private static func look(_ path: String, _ device: DeviceProfile) -> Look {
    do throws(SystemError) {
      let descriptor = try CardDescriptor(opening: path)
      if let lack = descriptor.lackForKMS() { return .unfit(lack) }
      let card = try DRMCard(path: path, descriptor)
      let snapshot = try card.snapshot(probing: false)
      let connector = try? ModePlan.chooseConnector(device, snapshot)
      return connector == nil ? .dark(card) : .lit(card)
    } catch {
      return .refused(error)
    }
  }

  private static func mastered(_ card: DRMCard) throws(DisplayError) -> DRMCard {
    do {
      try card.takeMaster()
      return card
    } catch {
      // EACCES is what an ordinary user gets where root gets EBUSY.
      throw .busy(card.path, holders: CardHolder.holding(card.path))
    }
  }
}
