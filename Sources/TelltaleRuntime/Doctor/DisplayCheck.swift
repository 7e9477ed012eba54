import TelltaleHost
import TelltaleKMS
import TelltaleModel

/// Cards, connectors, permission and whether another program has the display.
package struct DisplayCheck {
  private let device: DeviceProfile

  /// Looks for what the unit's own device file names.
  package init(device: DeviceProfile) { self.device = device }

  package func diagnose() -> [Diagnosis] {
    let report = CardReport.examine(device)
    let cards = report.cards.map { card in
      Diagnosis(topic: "card", level: card.isUsable ? .good : .partial, text: card.text)
    }
    switch report.verdict {
    case .success(let text):
      return cards + [Diagnosis(topic: "display", level: .good, text: text)]
    case .failure(let error):
      return cards + [
        Diagnosis(
          topic: "display", level: .bad(RuntimeError(error).kind), text: error.message,
          remedy: error.remedy)
      ]
    }
  }
}
