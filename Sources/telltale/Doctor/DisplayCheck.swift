import TelltaleHost
import TelltaleKMS
import TelltaleModel

/// Cards, connectors, permission and whether another program has the display.
struct DisplayCheck {
  let device: DeviceProfile

  func diagnose() -> [Diagnosis] {
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
          topic: "display", level: .bad(error.status), text: error.message, remedy: error.remedy)
      ]
    }
  }
}
