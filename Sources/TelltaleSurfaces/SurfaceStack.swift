import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// All that can be seen, the one in front last: the app's screen, a modal before it, and the questions
/// before these.
///
/// The one in front takes input; those below are drawn.
package struct SurfaceStack: Hashable, Sendable {
  package private(set) var all: [Surface] = []
  /// A modal that was swiped away, and is seen until it is gone.
  package var leaving: Leaving?

  package init() {}

  package struct Leaving: Hashable, Sendable {
    package var placement: Placement
    package var slide: Slide
  }

  /// What takes input.
  package var front: Surface? {
    get { all.last }
    _modify { yield &self[at: all.indices.last] }
  }

  /// True while something has changed since it was placed.
  package var isStale: Bool { all.contains(where: \.isStale) }

  /// Nothing is held of the one in front, or only by a finger that may have bounced.
  package var isFree: Bool { all.last.map(\.isFree) ?? false }

  /// True while a question is in front.
  package var isAsking: Bool { questionIndex != nil }

  // What is asked with each event is asked here, where no surface is copied for it.

  /// The number of the question in front.
  package var questionNumber: Int? { questionIndex.flatMap { all[$0].question?.number } }

  /// What is held of the one in front.
  package var press: Press? { all.last?.press }

  /// The one in front takes input.
  package var isArmed: Bool { all.last?.arming.isArmed == true }

  /// True where something of the one in front can scroll.
  package var scrolls: Bool { all.last?.placement.areas.isEmpty == false }

  /// True while content of one of them moves by itself.
  package var isGliding: Bool { all.contains { $0.fling != nil } }

  /// True while the question in front has not been on the glass as it is.
  package var awaitsQuestion: Bool {
    questionIndex.map { all[$0].arming.isAwaiting } ?? false
  }

  /// The question in front, where there is one.
  package var question: Surface? {
    get { self[at: questionIndex] }
    _modify { yield &self[at: questionIndex] }
  }

  /// The app's: the modal, else the screen (MODALITY-BLOCKS-PARENT).
  package var screen: Surface? {
    get { self[at: screenIndex] }
    _modify { yield &self[at: screenIndex] }
  }

  /// The screen that a modal stands before.
  package var ground: Surface? {
    get { self[at: groundIndex] }
    _modify { yield &self[at: groundIndex] }
  }

  /// Nothing of the screen is seen behind the modal.
  package var hidesGround: Bool {
    guard let modal = screen, modal.isModal else { return false }
    let placement = modal.placement
    return placement.frame == PixelRect(placement.size) && modal.pull == 0 && modal.slide == nil
  }

  /// True while something turns and is seen, on the screen or below the modal.
  package var hasSpinner: Bool {
    if screenIndex.map({ all[$0].placement.hasSpinner }) == true { return true }
    return groundIndex.map { all[$0].placement.hasSpinner && !hidesGround } == true
  }

  /// Asks something of what is in front, where anything is.
  package func ofFront<Value>(_ read: (Surface) -> Value?) -> Value? {
    all.indices.last.flatMap { read(all[$0]) }
  }

  /// Asks something of what the app shows in front, where that stands.
  package func ofScreen<Value>(_ read: (Surface) -> Value?) -> Value? {
    screenIndex.flatMap { read(all[$0]) }
  }

  package var isScreenStale: Bool { screenIndex.map { all[$0].isStale } == true }
  package var isGroundStale: Bool { groundIndex.map { all[$0].isStale } == true }
}

extension SurfaceStack {
  /// Puts a question before all else (MODALITY-ALERT-ABOVE-ALL).
  package mutating func ask(_ surface: Surface) {
    question?.cover()
    all.append(surface)
  }

  /// Puts a screen or a modal before what the app shows, and below all questions.
  package mutating func open(_ surface: Surface) {
    screen?.cover()
    all.insert(surface, at: screenIndex.map { $0 + 1 } ?? 0)
  }

  /// Takes a question away that stands below the one in front, the nearest of those meant.
  ///
  /// - Returns: Its number.
  package mutating func takeCovered(_ isMeant: (Int) -> Bool) -> Int? {
    let index = coveredRange.last { all[$0].question.map { isMeant($0.number) } ?? false }
    return index.flatMap { all.remove(at: $0).question?.number }
  }

  /// Does something to each question that stands below the one in front.
  package mutating func forEachCovered(_ body: (inout Surface) -> Void) {
    for index in coveredRange { body(&all[index]) }
  }

  /// Takes the question of a number away.
  package mutating func close(question number: Int) {
    all.removeAll { $0.question?.number == number }
  }

  /// Takes the question in front away.
  package mutating func closeQuestion() { question = nil }

  /// Takes the modal away, and gives it.
  @discardableResult
  package mutating func closeModal() -> Surface? {
    guard let modal = screen, modal.isModal else { return nil }
    screen = nil
    return modal
  }

  /// An app begins with one screen, whatever was there before.
  package mutating func restart() {
    closeApp()
    all.insert(Surface(.screen), at: 0)
  }

  /// What the app shows stays, and is only seen.
  package mutating func leaveApp(at time: Instant) {
    for index in all.indices where !all[index].isQuestion { all[index].leave(at: time) }
  }

  /// Nothing is left but questions.
  package mutating func closeApp() {
    leaving = nil
    all.removeAll { !$0.isQuestion }
  }

  /// Does something to the one in front, in its place: for what happens with every event.
  package mutating func changeFront(_ body: (inout Surface) -> Void) {
    guard let last = all.indices.last else { return }
    body(&all[last])
  }

  /// What the app shows in front has changed.
  package mutating func screenChanged() {
    if let screenIndex { all[screenIndex].isStale = true }
  }

  /// Something of the question in front has changed.
  package mutating func questionChanged() {
    if let questionIndex { all[questionIndex].isStale = true }
  }

  /// Hands and pictures know something else of the question in front.
  package mutating func questionIs(_ question: SurfaceQuestion) {
    if let questionIndex { all[questionIndex].question = question }
  }

  /// Puts another value in the place of one of them.
  package mutating func replace(at index: Int, by surface: Surface) { all[index] = surface }

  /// What a modal stands before may have changed.
  package mutating func groundChanged() {
    if let groundIndex { all[groundIndex].isStale = true }
  }

  /// The same to what the app shows in front.
  package mutating func changeScreen(_ body: (inout Surface) -> Void) {
    if let screenIndex { body(&all[screenIndex]) }
  }

  /// Does something to each of them.
  package mutating func forEach(_ body: (inout Surface) -> Void) {
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
      // The one in front is taken out and put back: it is changed at every event, and a copy is large.
      let isLast = index.map { $0 == all.count - 1 } == true
      var surface = isLast ? all.popLast() : index.map { all[$0] }
      defer {
        if isLast {
          if let surface { all.append(surface) }
        } else if let index {
          if let surface { all[index] = surface } else { all.remove(at: index) }
        }
      }
      yield &surface
    }
  }
}
