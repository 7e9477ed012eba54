import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleService
import TelltaleSyntax
import TelltaleVarlink

/// Whether a service answers here, and what is wrong with the unit's settings.
struct ServiceCheck {
  /// Of the settings; looked at where it is there.
  var settings = UnitSettings.path
  var socket = ServiceCaller.path

  /// Both in words, and whether `show` would be answered by the service.
  func diagnose() -> (all: [Diagnosis], answers: Bool) {
    let service = service()
    return (unit() + [service.diagnosis], service.answers)
  }

  private func unit() -> [Diagnosis] {
    guard SourceFile.isRegular(settings) else { return [] }
    do throws(LoadErrors) {
      let unit = try UnitSettings(path: settings)
      let shown = unit.scene.device ?? unit.scene.profile ?? "no profile"
      let rules = unit.rules.map { "\($0.count) rules for who may ask" } ?? "the usual rules"
      return [Diagnosis(topic: "settings", level: .good, text: "\(settings): \(shown), \(rules)")]
    } catch {
      return [
        Diagnosis(
          topic: "settings", level: .bad(.profile),
          text: error.all.first?.description ?? error.description,
          remedy: "the service does not start with it")
      ]
    }
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
      return (
        told(.good, "none listens at \(socket); `telltale show` has the display itself"), false
      )
    }
    do throws(RuntimeError) {
      let reply = try caller.reply(to: VarlinkCall("\(ServiceContract.name).Describe"))
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
