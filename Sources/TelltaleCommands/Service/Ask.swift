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
      The question is a scene file, or made from options. Options, output and exit codes are those of `telltale show`; \
      also 69 when no service listens, 75 when it is busy, and 77 when its settings do not allow the question.

        telltale ask --title "Print Receipt?" --ok-label Print --cancel-label Cancel

      Without --key the question ends with this program. With --key it stays: another call with the same key joins the \
      same question, and gets the same answer once there is one.
      """)

  @Argument(help: "Scene file (YAML or JSON); - for standard input.", completion: .file())
  var file: String?

  @OptionGroup var question: QuestionOptions

  @Option(help: "Language of the scene, such as ja or zh-Hant; default is the scene's own.")
  var lang: String?

  @Option(
    help: ArgumentHelp(
      """
      Seconds without input until the question ends (exit 5), and at most four times as many in all. Only time in sight \
      counts; if nobody could see it for that long, the exit code is 69, or 75 if it waited for others.
      """,
      valueName: "seconds"))
  var timeout: Double?

  @Option(help: "low, normal, high or critical; a critical question covers what is shown.")
  var priority: QuestionPriority?

  @Option(
    help: ArgumentHelp(
      "Name under which the service keeps the question and its answer.", valueName: "name"))
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
