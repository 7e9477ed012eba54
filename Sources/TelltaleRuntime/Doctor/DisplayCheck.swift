import TelltaleHost
import TelltaleKMS
import TelltaleModel

/// The check of cards, connectors and permission, and of other programs that have the display.
package struct DisplayCheck {
  private let device: DeviceProfile

  /// Creates the check.
  ///
  /// - Parameter device: The unit's own device file, which may name a card, a connector and a mode.
  package init(device: DeviceProfile) { self.device = device }

  /// Looks at the cards and connectors of this machine.
  ///
  /// - Returns: One result for each card, and one for the display.
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
