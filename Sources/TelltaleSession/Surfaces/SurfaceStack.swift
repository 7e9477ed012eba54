import TelltaleGraphics
import TelltaleLayout

/// All that can be seen, the one in front last: the app's screen, a modal before it, and the questions
/// before these.
///
/// The one in front takes input; those below are drawn.
struct SurfaceStack: Hashable, Sendable {
  private(set) var all: [Surface] = []
  /// A modal that was swiped away, and is seen until it is gone.
  var leaving: Leaving?

  struct Leaving: Hashable, Sendable {
    var placement: Placement
    var slide: Slide
  }

  /// What takes input.
  var front: Surface? {
    get { all.last }
    _modify { yield &self[at: all.indices.last] }
  }

  /// True while something has changed since it was placed.
  var isStale: Bool { all.contains(where: \.isStale) }

  /// Nothing is held of the one in front, or only by a finger that may have bounced.
  var isFree: Bool { all.last.map(\.isFree) ?? false }

  /// True while a question is in front.
  var isAsking: Bool { questionIndex != nil }

  /// The question in front, where there is one.
  var question: Surface? {
    get { self[at: questionIndex] }
    _modify { yield &self[at: questionIndex] }
  }

  /// The app's: the modal, else the screen (MODALITY-BLOCKS-PARENT).
  var screen: Surface? {
    get { self[at: screenIndex] }
    _modify { yield &self[at: screenIndex] }
  }

  /// The screen that a modal stands before.
  var ground: Surface? {
    get { self[at: groundIndex] }
    _modify { yield &self[at: groundIndex] }
  }

  /// Nothing of the screen is seen behind the modal.
  var hidesGround: Bool {
    guard let modal = screen, modal.isModal else { return false }
    let placement = modal.placement
    return placement.frame == PixelRect(placement.size) && modal.pull == 0 && modal.slide == nil
  }

  /// True while something turns and is seen, on the screen or below the modal.
  var hasSpinner: Bool {
    if screen?.placement.hasSpinner == true { return true }
    return !hidesGround && ground?.placement.hasSpinner == true
  }
}

extension SurfaceStack {
  /// Puts a question before all else (MODALITY-ALERT-ABOVE-ALL).
  mutating func ask(_ surface: Surface) {
    question?.cover()
    all.append(surface)
  }

  /// Puts a screen or a modal before what the app shows, and below all questions.
  mutating func open(_ surface: Surface) {
    screen?.cover()
    all.insert(surface, at: screenIndex.map { $0 + 1 } ?? 0)
  }

  /// Takes a question away that stands below the one in front, the nearest of those meant.
  mutating func takeCovered(_ isMeant: (Question) -> Bool) -> Asking? {
    let index = coveredRange.last { all[$0].asking.map { isMeant($0.question) } ?? false }
    return index.flatMap { all.remove(at: $0).asking }
  }

  /// Does something to each question that stands below the one in front.
  mutating func forEachCovered(_ body: (inout Surface) -> Void) {
    for index in coveredRange { body(&all[index]) }
  }

  /// Takes the question in front away.
  mutating func closeQuestion() { question = nil }

  /// Takes the modal away, and gives it.
  @discardableResult
  mutating func closeModal() -> Surface? {
    guard let modal = screen, modal.isModal else { return nil }
    screen = nil
    return modal
  }

  /// An app begins with one screen, whatever was there before.
  mutating func restart() {
    closeApp()
    all.insert(Surface(.screen), at: 0)
  }

  /// Nothing is left but questions.
  mutating func closeApp() {
    leaving = nil
    all.removeAll { !$0.isQuestion }
  }

  /// Does something to the one in front, in its place: for what happens with every event.
  mutating func changeFront(_ body: (inout Surface) -> Void) {
    guard let last = all.indices.last else { return }
    body(&all[last])
  }

  /// What the app shows in front has changed.
  mutating func screenChanged() {
    if let screenIndex { all[screenIndex].isStale = true }
  }

  /// Something of the question in front has changed.
  mutating func questionChanged() {
    if let questionIndex { all[questionIndex].isStale = true }
  }

  /// What a modal stands before may have changed.
  mutating func groundChanged() {
    if let groundIndex { all[groundIndex].isStale = true }
  }

  /// The same to what the app shows in front.
  mutating func changeScreen(_ body: (inout Surface) -> Void) {
    if let screenIndex { body(&all[screenIndex]) }
  }

  /// Does something to each of them.
  mutating func forEach(_ body: (inout Surface) -> Void) {
    for index in all.indices { body(&all[index]) }
  }
}

extension SurfaceStack {
  private var questionIndex: Int? { all.last?.isQuestion == true ? all.count - 1 : nil }

  /// Questions stand before all else.
  private var coveredRange: Range<Int> {
    guard let front = questionIndex else { return 0..<0 }
    return ((screenIndex ?? -1) + 1)..<front
  }

  private var screenIndex: Int? { all.lastIndex { !$0.isQuestion } }

  private var groundIndex: Int? {
    guard let index = screenIndex, index > 0 else { return nil }
    return index - 1
  }

  /// Without an index nothing is there; `nil` takes it away.
  private subscript(at index: Int?) -> Surface? {
    get { index.map { all[$0] } }
    _modify {
      var surface = index.map { all[$0] }
      defer {
        if let index {
          if let surface { all[index] = surface } else { all.remove(at: index) }
        }
      }
      yield &surface
    }
  }
}
