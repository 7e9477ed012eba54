import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// The questions that wait for their turn, and those that are shown.
package struct Questions: Hashable, Sendable {
  package private(set) var waiting: [Question] = []
  /// The questions that are shown, by the numbers that their surfaces have.
  package internal(set) var shown: [Int: Asking] = [:]
  private var numbers = 0
  /// The largest number of questions of one asker that wait: nobody answers more, and each costs a look at all
  /// others.
  package static let most = 100
  /// The identity of the question that decides whether the modal closes.
  package var closing: QuestionID?
  var budget = AlertBudget()
  /// The number of questions that the scene itself has opened.
  private var opened = 0

  package init() {}

  /// Makes the identity of another question that the scene opens.
  ///
  /// - Returns: An identity that no other question has.
  package mutating func nextOpened() -> QuestionID {
    opened += 1
    return .opened(opened)
  }

  /// Counts a question among those that are shown.
  ///
  /// - Parameter asking: The question.
  /// - Returns: The part of it that its surface knows, with its number.
  mutating func show(_ asking: Asking) -> SurfaceQuestion {
    numbers += 1
    shown[numbers] = asking
    return asking.facts(numbers)
  }

  /// Lets a question wait behind those of its priority that came before it. Critical ones wait in front of all
  /// others, regardless of their priority.
  mutating func add(_ question: Question) {
    waiting.insert(question, at: waiting.firstIndex { $0.rank < question.rank } ?? waiting.count)
  }

  /// Lets a question wait in front of all: what an answer leads to comes right after it.
  mutating func addFirst(_ question: Question) { waiting.insert(question, at: 0) }

  /// Returns the number of questions that would wait if an asker asked more.
  ///
  /// - Parameters:
  ///   - more: The number of questions in one request.
  ///   - asker: The asker of these questions.
  /// - Returns: The number that would wait; `nil` where it is not too many.
  func excess(asking more: Int, by asker: Asker) -> Int? {
    guard more > 0 else { return nil }
    let all = more + waiting.count { $0.id.asker == asker }
    return all > Self.most ? all : nil
  }

  /// Returns the reason why an application may not ask more questions.
  ///
  /// - Parameters:
  ///   - more: The number of questions in one request.
  ///   - asker: The asker, of whom `most` may wait.
  /// - Returns: `nil` where it may ask them.
  package func refusal(asking more: Int, by asker: Asker) -> AppRefusal? {
    excess(asking: more, by: asker).map { count in
      AppRefusal(
        "\(count) questions would wait, at most \(Self.most) may wait",
        remedy: "ask again once some of them are answered")
    }
  }

  /// Replaces questions by the same ones as another profile reads them. Others stay as they are, and all keep their
  /// places in the queue.
  ///
  /// - Parameter questions: The questions as they are read, by their identities.
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

  /// The questions that are shown, from the back to the front, and then those that wait.
  package var all: [QuestionID] {
    shown.sorted { $0.key < $1.key }.map(\.value.question.id) + waiting.map(\.id)
  }

  mutating func take(_ id: QuestionID) -> Question? { take { $0.id == id } }

  mutating func takeTwin(of question: Question) -> Question? { take { $0.isTwin(of: question) } }

  /// Returns the first question that does not wait for what is in front, whatever waits before it.
  mutating func takeAlert(over front: Question?) -> Question? {
    if front?.isCritical == true { return nil }
    guard front?.form == .alert else { return take { $0.form == .alert || $0.isCritical } }
    return take(\.isCritical)
  }

  mutating func takeFirst() -> Question? { take { _ in true } }

  /// Takes out all questions that wait.
  ///
  /// - Returns: The questions, the next one first.
  package mutating func takeAll() -> [Question] {
    defer { waiting = [] }
    return waiting
  }

  private mutating func take(_ isMeant: (Question) -> Bool) -> Question? {
    waiting.firstIndex(where: isMeant).map { waiting.remove(at: $0) }
  }
}

extension Question {
  /// The rank of the question among those that wait; a higher one comes first.
  fileprivate var rank: Int {
    isCritical || alert.reason == .critical ? .max : priority
  }
}

extension Question {
  /// The texts of its fields where no app has others for them.
  package var fields: [FieldValue] { alert.fields.map { FieldValue(text: $0.text) } }
}

extension Questions {
  /// The texts on pages with keys that are not yet in the fields of screens, by the places of those.
  package var typed: [(path: NodePath, text: String)] {
    shown.values.compactMap { asking in
      guard case .field(let path) = asking.question.form else { return nil }
      return asking.fields.first.map { (path, $0.text) }
    }
  }
}
