import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// The questions that wait for their turn, and what is known of those that were there.
package struct Questions: Hashable, Sendable {
  package private(set) var waiting: [Question] = []
  /// Those that are shown, by the numbers that their surfaces have.
  package internal(set) var shown: [Int: Asking] = [:]
  private var numbers = 0
  /// As many of one asker may wait: nobody answers more, and each costs a look at all others.
  package static let most = 100
  /// The one that decides whether the modal closes.
  package var closing: QuestionID?
  var budget = AlertBudget()
  /// How many were opened by the scene itself.
  private var opened = 0

  package init() {}

  /// The identity of another one that the scene opens.
  package mutating func nextOpened() -> QuestionID {
    opened += 1
    return .opened(opened)
  }

  /// Counts one among those that are shown.
  ///
  /// - Returns: What its surface knows of it.
  mutating func show(_ asking: Asking) -> SurfaceQuestion {
    numbers += 1
    shown[numbers] = asking
    return asking.facts(numbers)
  }

  /// Lets one wait behind those of its priority that came before it; critical ones wait in front of all
  /// others, whatever theirs is.
  mutating func add(_ question: Question) {
    waiting.insert(question, at: waiting.firstIndex { $0.rank < question.rank } ?? waiting.count)
  }

  /// Lets one wait in front of all: what an answer leads to comes right after it.
  mutating func addFirst(_ question: Question) { waiting.insert(question, at: 0) }

  /// How many would wait if somebody asked so many more; `nil` where all of them may.
  ///
  /// - Parameters:
  ///   - more: questions of one request.
  ///   - asker: whose.
  /// - Returns: The number that would wait; `nil` where it is not too many.
  func excess(asking more: Int, by asker: Asker) -> Int? {
    guard more > 0 else { return nil }
    let all = more + waiting.count { $0.id.asker == asker }
    return all > Self.most ? all : nil
  }

  /// Why an application may not ask so many more; `nil` where it may.
  package func refusal(asking more: Int, by asker: Asker) -> AppRefusal? {
    excess(asking: more, by: asker).map { count in
      AppRefusal(
        "\(count) questions would wait, at most \(Self.most) may",
        remedy: "ask again once some of them have their answers")
    }
  }

  /// Questions are read otherwise from now on; those that are meant by none stay as they are. Who waits keeps its place.
  ///
  /// - Parameter questions: As they are read, by their identities.
  mutating func read(as questions: [QuestionID: Question]) {
    waiting = waiting.map { questions[$0.id] ?? $0 }
    for number in shown.keys {
      guard let asking = shown[number] else { continue }
      if let question = questions[asking.question.id] {
        shown[number]?.read(as: question)
      } else {
        shown[number]?.closePage()
      }
    }
  }

  /// Those that are shown, from the back to the front, and then those that wait.
  package var all: [QuestionID] {
    shown.sorted { $0.key < $1.key }.map(\.value.question.id) + waiting.map(\.id)
  }

  mutating func take(_ id: QuestionID) -> Question? { take { $0.id == id } }

  mutating func takeTwin(of question: Question) -> Question? { take { $0.isTwin(of: question) } }

  /// The first question that does not wait for what is in front, whatever waits before it.
  mutating func takeAlert(over front: Question?) -> Question? {
    if front?.isCritical == true { return nil }
    guard front?.form == .alert else { return take { $0.form == .alert || $0.isCritical } }
    return take(\.isCritical)
  }

  mutating func takeFirst() -> Question? { take { _ in true } }

  package mutating func takeAll() -> [Question] {
    defer { waiting = [] }
    return waiting
  }

  private mutating func take(_ isMeant: (Question) -> Bool) -> Question? {
    waiting.firstIndex(where: isMeant).map { waiting.remove(at: $0) }
  }
}

extension Question {
  /// What a question of a higher one waits before.
  fileprivate var rank: Int {
    isCritical || alert.reason == .critical ? .max : priority
  }
}

extension Question {
  /// What stands in its fields where no app has anything to say of them.
  package var fields: [FieldValue] { alert.fields.map { FieldValue(text: $0.text) } }
}

extension Questions {
  /// What stands on pages with keys, and not yet in the fields of screens, by the places of those.
  package var typed: [(path: NodePath, text: String)] {
    shown.values.compactMap { asking in
      guard case .field(let path) = asking.question.form else { return nil }
      return asking.fields.first.map { (path, $0.text) }
    }
  }
}
