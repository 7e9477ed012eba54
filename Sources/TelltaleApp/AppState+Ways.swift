import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension AppState {
  /// Returns the control of the tab whose section is shown.
  ///
  /// - Parameter placement: The places of the screen that is shown.
  /// - Returns: The tab, or More where the tab has no room in the bar; `nil` without tabs or below
  ///   a modal.
  package func ownTab(in placement: Placement) -> ControlID? {
    guard tabs != nil, modal == nil else { return nil }
    let all: [ControlID] = visits.showsMore ? [.more] : [.tab(visits.selected), .more]
    return all.first { placement.control($0) != nil }
  }

  /// True where the application says that closing the modal would lose something.
  package var isUnsaved: Bool {
    modal?.modal.unsavedBinding.flatMap { data.texts[$0]?.longest.string } == "true"
  }
}

extension ModalVisit {
  /// The fields and texts of all screens that one has been to, with what stands in them.
  private func filled(_ data: AppData) -> [TypedText] {
    (visits + left.sorted { $0.key < $1.key }.map(\.value)).flatMap { $0.typed(data) }
  }

  /// Returns true where a field or a text of the modal differs from what it held at first.
  ///
  /// - Parameter data: The deliveries of the application, which say what it held.
  /// - Returns: False also where somebody has typed the same text again.
  package func isDirty(_ data: AppData) -> Bool { filled(data).contains { $0.text != $0.first } }

  /// Returns the texts in all fields of the modal, by id.
  ///
  /// - Parameter data: The deliveries of the application, for fields that nobody has typed into.
  /// - Returns: The texts. A field without an id has its place as the key.
  package func fieldTexts(_ data: AppData) -> [String: String] {
    var texts: [String: String] = [:]
    for one in filled(data) { texts[one.name] = one.text }
    return texts
  }
}

extension Modal {
  /// True where Escape, Back or a swipe keeps the changes. They cancel a modal that has a Cancel
  /// and does not save by itself, and nothing is sent (MODALITY-DISMISS-BAR-OR-SWIPE).
  package var keepsByGoing: Bool { dismiss.cancelTitle == nil || savesItself }
}
