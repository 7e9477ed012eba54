import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// All surfaces that can be seen, the one in front last: the app's screen, a modal before it, and the questions
/// before these.
///
/// The one in front takes input; those below are drawn.
package struct SurfaceStack: Hashable, Sendable {
  package private(set) var all: [Surface] = []
  /// The modal that was swiped away, while it is still seen.
  package var leaving: Leaving?

  package init() {}

  /// A modal on its way out: where it stood, and how it moves.
  package struct Leaving: Hashable, Sendable {
    package var placement: Placement
    package var slide: Slide
  }

  /// The surface that takes input.
  package var front: Surface? {
    get { all.last }
    _modify { yield &self[at: all.indices.last] }
  }

  /// True while something has changed since it was placed.
  package var isStale: Bool { all.contains(where: \.isStale) }

  /// True while nothing is held of the surface in front, or only by a finger that may have bounced.
  package var isFree: Bool { all.last.map(\.isFree) ?? false }

  /// True while a question is in front.
  package var isAsking: Bool { questionIndex != nil }

  // What is asked with each event is asked here, where no surface is copied for it.

  /// The number of the question in front.
  package var questionNumber: Int? { questionIndex.flatMap { all[$0].question?.number } }

  /// The press on the surface in front.
  package var press: Press? { all.last?.press }

  /// True while the surface in front takes input.
  package var isArmed: Bool { all.last?.arming.isArmed == true }

  /// True where the surface in front has a scroll area.
  package var scrolls: Bool { all.last?.placement.areas.isEmpty == false }

  /// True while the content of any surface moves by itself.
  package var isGliding: Bool { all.contains { $0.fling != nil } }

  /// True until the question in front has been on the glass as it is.
  package var awaitsQuestion: Bool {
    questionIndex.map { all[$0].arming.isAwaiting } ?? false
  }

  /// The question in front, where there is one.
  package var question: Surface? {
    get { self[at: questionIndex] }
    _modify { yield &self[at: questionIndex] }
  }

  /// The app's surface in front: the modal, else the screen (MODALITY-BLOCKS-PARENT).
  package var screen: Surface? {
    get { self[at: screenIndex] }
    _modify { yield &self[at: screenIndex] }
  }

  /// The screen that a modal stands before.
  package var ground: Surface? {
    get { self[at: groundIndex] }
    _modify { yield &self[at: groundIndex] }
  }

  /// True while the modal covers the whole screen below it.
  package var hidesGround: Bool {
    guard let modal = screen, modal.isModal else { return false }
    let placement = modal.placement
    return placement.frame == PixelRect(placement.size) && modal.pull == 0 && modal.slide == nil
  }

  /// True while an indicator turns in sight, on the screen or below the modal.
  package var hasSpinner: Bool {
    if screenIndex.map({ all[$0].placement.hasSpinner }) == true { return true }
    return groundIndex.map { all[$0].placement.hasSpinner && !hidesGround } == true
  }

  /// Returns what a closure reads of the surface in front, without a copy of the surface.
  ///
  /// - Parameter read: Reads the surface.
  /// - Returns: `nil` where nothing is in front, or the closure returns `nil`.
  package func ofFront<Value>(_ read: (Surface) -> Value?) -> Value? {
    all.indices.last.flatMap { read(all[$0]) }
  }

  /// Returns what a closure reads of the app's surface in front, without a copy of the surface.
  ///
  /// - Parameter read: Reads the surface.
  /// - Returns: `nil` where the app shows nothing, or the closure returns `nil`.
  package func ofScreen<Value>(_ read: (Surface) -> Value?) -> Value? {
    screenIndex.flatMap { read(all[$0]) }
  }

  package var isScreenStale: Bool { screenIndex.map { all[$0].isStale } == true }
  package var isGroundStale: Bool { groundIndex.map { all[$0].isStale } == true }
}

extension SurfaceStack {
  /// Puts a question before all else (MODALITY-ALERT-ABOVE-ALL).
  ///
  /// - Parameter surface: The question. The one that was in front is covered by it.
  package mutating func ask(_ surface: Surface) {
    question?.cover()
    all.append(surface)
  }

  /// Puts a screen or a modal before what the app shows, and below all questions.
  ///
  /// - Parameter surface: The screen or the modal. It covers the front surface of the app.
  package mutating func open(_ surface: Surface) {
    screen?.cover()
    all.insert(surface, at: screenIndex.map { $0 + 1 } ?? 0)
  }

  /// Removes the nearest question below the one in front that a closure accepts.
  ///
  /// - Parameter isMeant: Returns true for the number of a question that may go.
  /// - Returns: The number of the question; `nil` where none was removed.
  package mutating func takeCovered(_ isMeant: (Int) -> Bool) -> Int? {
    let index = coveredRange.last { all[$0].question.map { isMeant($0.number) } ?? false }
    return index.flatMap { all.remove(at: $0).question?.number }
  }

  /// Changes each question that stands below the one in front.
  package mutating func forEachCovered(_ body: (inout Surface) -> Void) {
    for index in coveredRange { body(&all[index]) }
  }

  /// Removes the question of a number, wherever it stands.
  package mutating func close(question number: Int) {
    all.removeAll { $0.question?.number == number }
  }

  /// Removes the question in front.
  package mutating func closeQuestion() { question = nil }

  /// Removes the modal.
  ///
  /// - Returns: The modal; `nil` where none was shown.
  @discardableResult
  package mutating func closeModal() -> Surface? {
    guard let modal = screen, modal.isModal else { return nil }
    screen = nil
    return modal
  }

  /// Begins an app: removes all of the app before it, and puts one screen below all questions.
  package mutating func restart() {
    closeApp()
    all.insert(Surface(.screen), at: 0)
  }

  /// Makes what the app shows something that is only seen.
  ///
  /// - Parameter time: When the app's program left.
  package mutating func leaveApp(at time: Instant) {
    for index in all.indices where !all[index].isQuestion { all[index].leave(at: time) }
  }

  /// Removes all surfaces but questions.
  package mutating func closeApp() {
    leaving = nil
    all.removeAll { !$0.isQuestion }
  }

  /// Changes the surface in front in its place, without a copy: for what happens with every event.
  package mutating func changeFront(_ body: (inout Surface) -> Void) {
    guard let last = all.indices.last else { return }
    body(&all[last])
  }

  /// Notes that what the app shows in front has changed, so that it is placed again.
  package mutating func screenChanged() {
    if let screenIndex { all[screenIndex].isStale = true }
  }

  /// Notes that the question in front has changed, so that it is placed again.
  package mutating func questionChanged() {
    if let questionIndex { all[questionIndex].isStale = true }
  }

  /// Replaces what hands and pictures know of the question in front.
  ///
  /// - Parameter question: The new values; they count from the next event and the next picture.
  package mutating func questionIs(_ question: SurfaceQuestion) {
    if let questionIndex { all[questionIndex].question = question }
  }

  /// Replaces one of the surfaces.
  ///
  /// - Parameters:
  ///   - index: Its index in `all`.
  ///   - surface: The surface that stands there from now on.
  package mutating func replace(at index: Int, by surface: Surface) { all[index] = surface }

  /// Notes that the screen behind a modal may have changed, so that it is placed again.
  package mutating func groundChanged() {
    if let groundIndex { all[groundIndex].isStale = true }
  }

  /// Changes in its place what the app shows in front.
  package mutating func changeScreen(_ body: (inout Surface) -> Void) {
    if let screenIndex { body(&all[screenIndex]) }
  }

  /// Changes each of the surfaces.
  package mutating func forEach(_ body: (inout Surface) -> Void) {
    for index in all.indices { body(&all[index]) }
  }
}

extension SurfaceStack {
  private var questionIndex: Int? { all.last?.isQuestion == true ? all.count - 1 : nil }

  /// The indices of the questions below the one in front. Questions stand before all else.
  private var coveredRange: Range<Int> {
    guard let front = questionIndex else { return 0..<0 }
    return ((screenIndex ?? -1) + 1)..<front
  }

  private var screenIndex: Int? { all.lastIndex { !$0.isQuestion } }

  private var groundIndex: Int? {
    guard let index = screenIndex, index > 0 else { return nil }
    return index - 1
  }

  /// The surface at an index; `nil` without an index. Setting `nil` removes the surface.
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
