import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension AppState {
  /// The tab that stands for the section that is shown.
  package func ownTab(in placement: Placement) -> ControlID? {
    guard tabs != nil, modal == nil else { return nil }
    let all: [ControlID] = visits.showsMore ? [.more] : [.tab(visits.selected), .more]
    return all.first { placement.control($0) != nil }
  }

  /// True where the application says that something would be lost.
  package var isUnsaved: Bool {
    modal?.modal.unsavedBinding.flatMap { data.texts[$0]?.longest.string } == "true"
  }
}

extension ModalVisit {
  /// The fields and texts of all screens that one has been to, with what stands in them.
  private func filled(_ data: AppData) -> [TypedText] {
    (visits + left.sorted { $0.key < $1.key }.map(\.value)).flatMap { $0.typed(data) }
  }

  /// True where a field or a text holds something else than when it opened.
  package func isDirty(_ data: AppData) -> Bool { filled(data).contains { $0.text != $0.first } }

  /// What stands in the fields and texts, by id.
  package func fieldTexts(_ data: AppData) -> [String: String] {
    var texts: [String: String] = [:]
    for one in filled(data) { texts[one.name] = one.text }
    return texts
  }
}

extension Modal {
  /// Whether whoever just goes away, by Escape, Back or a swipe, keeps what was done: where there is a
  /// Cancel it is meant, and nothing is sent (MODALITY-DISMISS-BAR-OR-SWIPE).
  package var keepsByGoing: Bool { dismiss.cancelTitle == nil || savesItself }
}
