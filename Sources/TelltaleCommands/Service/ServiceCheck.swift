import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleVarlink

/// Whether a service answers here, and what is wrong with the unit's settings.
struct ServiceCheck {
  /// Of the settings; looked at where it is there.
  var settings = UnitSettings.path
  var socket = ServiceCaller.path

  /// Folder of the journal.
  var state = ServiceFiles.state(nil)

  /// All in words, and whether `show` would be answered by the service.
  func diagnose() -> (all: [Diagnosis], answers: Bool) {
    let service = service()
    let (settings, limits) = unit()
    let kept = JournalCheck(folder: state, limits: limits, mustBeThere: service.answers).diagnose()
    return (
      settings + [service.diagnosis] + kept + SystemServiceCheck().diagnose(), service.answers
    )
  }

  /// What the settings say of who may ask, and which files say so.
  private func unit() -> ([Diagnosis], ServiceLimits) {
    let files: UnitSettingsFiles
    do throws(LoadErrors) {
      files = try UnitSettingsFiles(path: settings)
    } catch {
      let told = Diagnosis(
        topic: "settings", level: .bad(.profile),
        text: error.all.first?.description ?? error.description,
        remedy:
          "the service does not start with these settings, and show, run and zenity show nothing")
      return ([told], ServiceLimits())
    }
    let broken = files.broken.map {
      Diagnosis(
        topic: "settings", level: .partial, text: $0.all.first?.description ?? $0.description,
        remedy: "this drop-in is ignored until it is fixed; all others apply")
    }
    guard !files.files.isEmpty else { return (broken, ServiceLimits()) }
    let unit = files.settings
    let shown = unit.scene.device ?? unit.scene.profile ?? "no profile"
    let taken = Diagnosis(
      topic: "settings", level: .good, text: "\(files.files.joined(separator: ", ")): \(shown)")
    let untrusted = unit.policy(own: getuid()).untrusted.map {
      Diagnosis(
        topic: "policy", level: .partial, text: "\($0): \(Self.untrusted)",
        remedy: "name the folder itself, or let root own the link")
    }
    return ([taken] + broken + [policy(unit)] + untrusted, unit.limits)
  }

  /// What is wrong with a folder of a rule.
  static let untrusted =
    "a link in this path belongs neither to root nor to the service's own user, so nothing may be opened there"

  private func policy(_ unit: UnitSettings) -> Diagnosis {
    guard let rules = unit.rules else {
      return Diagnosis(
        topic: "policy", level: .good,
        text:
          "the usual rules: root and the service's own user may do everything, others may ask up to high"
      )
    }
    let who = rules.count == 1 ? "1 rule says" : "\(rules.count) rules say"
    guard rules.contains(where: { $0.asks != nil }) else {
      return Diagnosis(
        topic: "policy", level: .partial, text: "\(who) who may ask; nobody is allowed to",
        remedy: "add a rule with asks: normal under service: clients: in \(settings)")
    }
    return Diagnosis(
      topic: "policy", level: .good,
      text: "\(who) who may ask; at most \(unit.limits.openQuestions) open questions each")
  }

  private func service() -> (diagnosis: Diagnosis, answers: Bool) {
    func told(_ level: Diagnosis.Level, _ text: String, _ remedy: String = "") -> Diagnosis {
      Diagnosis(topic: "service", level: level, text: text, remedy: remedy)
    }
    guard let caller = ServiceCaller(path: socket) else {
      let code = errno
      if code == EACCES || code == EPERM {
        return (
          told(
            .bad(.permission), "\(socket): \(SystemError(code, "connect").reason)",
            "join the socket's group (`ls -l` names it)"), false
        )
      }
      if code == EAGAIN {
        return (
          told(
            .bad(.noDisplay), "\(socket): a service listens there and accepts no connection",
            "see systemctl status telltale"), false
        )
      }
      return (
        told(.good, "nothing is listening at \(socket); `telltale show` uses the display itself"),
        false
      )
    }
    do throws(RuntimeError) {
      let reply = try caller.reply(to: VarlinkCall(ServiceMethod.describe.wholeName))
      func text(_ key: String) -> String {
        reply.parameters[key].map { $0.string ?? $0.line } ?? "?"
      }
      let words =
        "listens at \(socket): profile \(text("profile")), \(text("width"))x\(text("height"))"
        + " pixels; you may ask up to \(text("priority"))"
      return (told(.good, words), reply.error == nil)
    } catch {
      return (told(.bad(.noDisplay), "\(socket): \(error.message)"), false)
    }
  }
}

extension Diagnosis {
  /// One object.
  var json: JSONValue {
    let level =
      switch level {
      case .good: "good"
      case .partial: "partly"
      case .bad: "bad"
      }
    return [
      "topic": .string(topic), "level": .string(level), "text": .string(text),
      "remedy": remedy.isEmpty ? .null : .string(remedy),
    ]
  }
}
