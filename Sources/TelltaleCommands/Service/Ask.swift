import ArgumentParser
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax

/// One question, asked by the unit's service.
struct Ask: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    abstract: "Ask one question through the unit's service, and print the answer.",
    discussion: """
      The question is a scene file, or made from options, as of `telltale show`, and so are what is printed and \
      the exit codes; 69 where no service listens, 75 where it is busy, 77 where its settings do not allow the \
      question.

        telltale ask --title "Print Receipt?" --ok-label Print --cancel-label Cancel

      Without --key the question goes when this program ends. With it the question stays: asked again under the \
      same key it is the same question, and once it is answered the same answer.
      """)

  @Argument(help: "Scene file (YAML or JSON); - for standard input.", completion: .file())
  var file: String?

  @OptionGroup var question: QuestionOptions

  @Option(help: "Language of the scene, such as ja or zh-Hant; default is what the scene says.")
  var lang: String?

  @Option(
    help: ArgumentHelp(
      "Give up after so many seconds without a hand, or four times as many in all (exit 5).",
      valueName: "seconds"))
  var timeout: Double?

  @Option(help: "low, normal, high or critical; what is critical comes over what is shown.")
  var priority: QuestionPriority?

  @Option(
    help: ArgumentHelp("Name under which the question and its answer stay.", valueName: "name"))
  var key: String?

  @Flag(help: "Print the answer as a JSON object.")
  var json = false

  mutating func validate() throws {
    guard (file == nil) == question.words.isGiven else {
      throw ValidationError(
        file == nil
          ? "nothing to ask: give a scene file, or --title and other options"
          : "a scene file and options that make a question (--title, --text, …) exclude each other")
    }
    if let timeout, !ShowRequest.timeouts.contains(timeout) {
      throw ValidationError("--timeout is \(timeout); expected seconds, from 0.001 to 86400")
    }
    if let key, !AskCall.isKey(key) {
      throw ValidationError(
        "--key is \(Quoted.text(key)); expected 1 to 128 bytes without line breaks and other control characters"
      )
    }
    if let lang, Language(checking: lang) == nil {
      throw ValidationError(
        "--lang is \(Quoted.text(lang)); \(Language.expectation(besides: lang))")
    }
  }

  func run() throws {
    try telling {
      try StandardStreams.requireOutput()
      let (text, limit) = (try text(), timeout.map { Int($0 * 1000) })
      let answer = try ServiceCaller.needed(within: limit).ask(
        text, language: lang, limit: limit, priority: priority, key: key)
      try AnswerOutput(json: json).finish(answer)
    }
  }

  private func text() throws(RuntimeError) -> String {
    try ServiceCaller.text(file: file, question.words)
  }
}

extension QuestionPriority: ExpressibleByArgument {}
