import TelltaleService
import TelltaleServiceClient
import TelltaleSyntax

/// The state of a service as lines that people read: a name, then words as `telltale audit` has them.
enum StatusLines {
  /// A line for each question, the app, what all is shown by, and the counts.
  static func lines(_ status: JSONValue) -> [String] {
    let questions = (status["questions"]?.items ?? []).map(line)
    let app = status["app"].flatMap { $0 == .null ? nil : $0 }
    return (questions.isEmpty ? ["no open questions"] : questions) + [
      app.map { "app" + words($0) } ?? "no app",
      "settings" + words(status["settings"] ?? .null), "counts" + words(status["counts"] ?? .null),
    ]
  }

  private static func line(_ question: JSONValue) -> String {
    let head = ["id", "state"].map { question[$0]?.string ?? "?" }.joined(separator: " ")
    let rest = (question.members ?? []).filter { !["id", "state"].contains($0.key) }
    return "question \(head)" + words(.object(rest))
  }

  private static func words(_ value: JSONValue) -> String {
    (value.members ?? []).filter { $0.value != .null }.map { member in
      let isMoment = member.key.hasSuffix("At") || member.key == "since"
      let moment = isMoment ? member.value.integer.map(Moment.text) : nil
      return " \(member.key)=\(moment ?? AuditRecord.word(member.value))"
    }.joined()
  }
}

/// The state of a service in the text format of Prometheus
/// (https://prometheus.io/docs/instrumenting/exposition_formats/).
enum StatusMetrics {
  static func text(_ status: JSONValue) -> String {
    let counts = status["counts"] ?? .null
    func count(_ name: String) -> Int { counts[name]?.integer ?? 0 }
    let states = (status["questions"]?.items ?? []).compactMap { $0["state"]?.string }
    let open = ["queued", "shown", "armed", "covered"].map { state in
      ("{state=\"\(state)\"}", states.count { $0 == state })
    }
    let isShown = status["app"].map { $0 != .null } ?? false
    let metrics: [(name: String, type: String, help: String, values: [(String, Int)])] = [
      ("questions_open", "gauge", "Questions without an answer that this user may see.", open),
      ("app_shown", "gauge", "1 while an app has the screen, else 0.", [("", isShown ? 1 : 0)]),
      (
        "connections", "gauge", "Connected clients that this user may see.",
        [("", count("connections"))]
      ),
      ("calls_total", "counter", "Calls of clients.", [("", count("calls"))]),
      ("calls_refused_total", "counter", "Calls that were refused.", [("", count("refused"))]),
      ("questions_asked_total", "counter", "Questions.", [("", count("asked"))]),
      ("questions_answered_total", "counter", "Answered questions.", [("", count("answered"))]),
      (
        "questions_ended_total", "counter", "Questions that ended without an answer.",
        [("", count("ended"))]
      ),
      ("apps_opened_total", "counter", "Apps that were shown.", [("", count("opened"))]),
      (
        "start_time_seconds", "gauge", "Start of the service, in seconds since 1970.",
        [("", count("since") / 1000)]
      ),
    ]
    return metrics.map { metric in
      let head =
        "# HELP telltale_\(metric.name) \(metric.help)\n# TYPE telltale_\(metric.name) \(metric.type)\n"
      return head + metric.values.map { "telltale_\(metric.name)\($0) \($1)\n" }.joined()
    }.joined()
  }
}
