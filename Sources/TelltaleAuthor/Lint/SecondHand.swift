import Glibc
import Synchronization
import TelltaleHost
import TelltaleLint
import TelltaleScenes
import TelltaleText

/// Judges scenes on a thread of its own, which has profiles, faces and words for itself; only the bytes of font files are
/// shared.
final class SecondHand: Sendable {
  /// A scene, and what it is judged for.
  struct Task: Sendable {
    var bytes: [UInt8]
    /// What messages call its file.
    var name: String
    /// Of the profiles.
    var profiles: [String]
    var project: LintProject
    var settings: LintSettings
  }

  /// What came of a scene.
  struct Answer: Sendable {
    /// `nil` where it could not be judged.
    var said: [ProfileFindings]?
    /// Lines on fonts that are damaged or not here.
    var fontWarnings: [String] = []
  }

  private let exchange: TaskExchange

  /// Starts the thread; `nil` where the system has none to give.
  ///
  /// - Parameters:
  ///   - panel: What all profiles are judged on; `nil` for a project's panel, or else the screens of each.
  ///   - files: The font files that are open, which are mapped once for both hands.
  init?(on panel: LintPanel?, with files: FontFiles) {
    guard let exchange = try? TaskExchange() else { return nil }
    self.exchange = exchange
    do {
      try Thread.start {
        let setups = try? LintSetups(on: panel, with: files)
        while let task = exchange.nextTask() {
          exchange.answer(setups.map { Self.answer(task, $0) } ?? Answer(said: nil))
        }
      }
    } catch {
      return nil
    }
  }

  deinit { exchange.leave() }

  /// Whether a second hand is worth its beginning: it opens profiles anew, and needs a processor.
  static func pays(forScenes count: Int) -> Bool {
    count >= 24 && sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
  }

  func begin(_ task: Task) { exchange.ask(task) }

  /// Waits for what came of the scene that was begun.
  func finish() -> [ProfileFindings]? { exchange.awaitAnswer().said }

  /// What there is to say of fonts after the last scene.
  var fontWarnings: [String] { exchange.fontWarnings }

  private static func answer(_ task: Task, _ setups: LintSetups) -> Answer {
    guard case .success(let linter) = setups.linter(task.profiles, task.project, task.settings)
    else { return Answer(said: nil) }
    let said = linter.said(of: SceneText(task.bytes, name: task.name), by: linter.setups[...])
    return Answer(said: said, fontWarnings: setups.fontWarnings(task.profiles))
  }
}

/// Where one thread leaves a task and another its answer, one at a time.
private final class TaskExchange: Sendable {
  private struct Papers {
    var task: SecondHand.Task?
    var answer: SecondHand.Answer?
    var fontWarnings: [String] = []
    var isLeft = false
  }

  private let papers = Mutex(Papers())
  private let asked: Doorbell
  private let answered: Doorbell

  init() throws(SystemError) {
    asked = try Doorbell()
    answered = try Doorbell()
  }

  func ask(_ task: SecondHand.Task) {
    papers.withLock { $0.task = task }
    asked.ring()
  }

  /// Nobody will ask any more.
  func leave() {
    papers.withLock { $0.isLeft = true }
    asked.ring()
  }

  /// Waits; `nil` when nobody will ask any more.
  func nextTask() -> SecondHand.Task? {
    while true {
      _ = asked.wait(milliseconds: 60_000)
      asked.clear()
      let (task, isLeft) = papers.withLock { papers in
        defer { papers.task = nil }
        return (papers.task, papers.isLeft)
      }
      if isLeft { return nil }
      if let task { return task }
    }
  }

  func answer(_ answer: SecondHand.Answer) {
    papers.withLock { papers in
      papers.answer = answer
      papers.fontWarnings = answer.fontWarnings
    }
    answered.ring()
  }

  var fontWarnings: [String] { papers.withLock { $0.fontWarnings } }

  func awaitAnswer() -> SecondHand.Answer {
    while true {
      _ = answered.wait(milliseconds: 60_000)
      answered.clear()
      let answer = papers.withLock { papers in
        defer { papers.answer = nil }
        return papers.answer
      }
      if let answer { return answer }
    }
  }
}

/// The part that a second hand has in the findings of one project's scenes.
struct SharedSetups: LintPartner {
  let hand: SecondHand
  let left: Int
  /// The profiles that the hand judges for.
  let profiles: [String]
  let project: LintProject
  let settings: LintSettings

  func begin(_ bytes: [UInt8], name: String) {
    hand.begin(
      SecondHand.Task(
        bytes: bytes, name: name, profiles: profiles, project: project, settings: settings))
  }

  func finish() -> [ProfileFindings]? { hand.finish() }
}
