/// A language of the machine, with the words that stand in none of its scenes.
public enum Language: String, Sendable {
  /// English.
  case en
  /// German.
  case de
  /// Chinese, simplified.
  case zh

  /// The edition of the screens.
  var file: String {
    switch self {
    case .en: "app.yaml"
    case .de: "app.de.yaml"
    case .zh: "app.zh.yaml"
    }
  }

  private var tag: String { self == .zh ? "zh-Hans" : rawValue }

  /// Of three texts the one in this language.
  private func pick(_ en: String, _ de: String, _ zh: String) -> String {
    switch self {
    case .en: en
    case .de: de
    case .zh: zh
    }
  }

  /// A sum, whose sign stays on the line of its figure.
  func money(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100)\(pick(".", ",", "."))\(rest < 10 ? "0" : "")\(rest)\u{a0}€"
  }

  func name(_ place: Trip.Place) -> String {
    switch place {
    case .harbour: pick("Harbour", "Hafen", "海港")
    case .oldTown: pick("Old\u{a0}Town", "Altstadt", "老城")
    case .lake: pick("Lake\u{a0}Shore", "Seeufer", "湖滨")
    case .fair: pick("Fairground", "Festplatz", "游乐场")
    case .airport: pick("Airport", "Flughafen", "机场")
    case .gardens: pick("Gardens", "Gärten", "植物园")
    }
  }

  func name(_ kind: Trip.Kind) -> String {
    switch kind {
    case .single: pick("Single", "Einzelfahrt", "单程票")
    case .thereAndBack: pick("Return", "Hin und zurück", "往返票")
    case .day: pick("Day Pass", "Tageskarte", "一日票")
    case .week: pick("Week Pass", "Wochenkarte", "一周票")
    }
  }

  func line(to place: Trip.Place) -> String {
    let (number, minutes) = place.line
    return pick(
      "Line \(number) · \(minutes) min", "Linie \(number) · \(minutes) Min.",
      "\(number) 路 · \(minutes) 分钟")
  }

  func each(_ rider: Trip.Rider, _ price: Int) -> String {
    let price = money(price)
    return pick("\(price) each", "je \(price)", "\(price)/\(rider == .dogs ? "只" : "人")")
  }

  /// All who ride: “2 adults, 1 dog”.
  func who(_ trip: Trip) -> String {
    Trip.Rider.allCases.filter { trip.count($0) > 0 }
      .map { counted($0, trip.count($0)) }.joined(separator: pick(", ", ", ", "，"))
  }

  /// So many of them: “2 adults”.
  func counted(_ rider: Trip.Rider, _ count: Int) -> String {
    switch rider {
    case .adults:
      pick(
        count == 1 ? "1\u{a0}adult" : "\(count)\u{a0}adults",
        count == 1 ? "1\u{a0}Erwachsener" : "\(count)\u{a0}Erwachsene",
        "成人\u{a0}\(count)\u{a0}位")
    case .children:
      pick(
        count == 1 ? "1\u{a0}child" : "\(count)\u{a0}children",
        count == 1 ? "1\u{a0}Kind" : "\(count)\u{a0}Kinder", "儿童\u{a0}\(count)\u{a0}位")
    case .dogs:
      pick(
        count == 1 ? "1\u{a0}dog" : "\(count)\u{a0}dogs",
        count == 1 ? "1\u{a0}Hund" : "\(count)\u{a0}Hunde", "犬\u{a0}\(count)\u{a0}只")
    }
  }

  func valid(_ kind: Trip.Kind) -> String {
    switch kind {
    case .single: pick("for 2 hours", "2 Stunden lang", "2 小时")
    case .thereAndBack: pick("today", "heute", "今日")
    case .day: pick("today until midnight", "heute bis Mitternacht", "今日午夜前")
    case .week: pick("for 7 days", "7 Tage lang", "7 天")
    }
  }

  func change(_ cents: Int) -> String {
    let sum = money(cents)
    return pick(
      "\(sum) returned in the tray below", "\(sum) liegen im Ausgabefach", "\(sum) 已退至下方取票口")
  }

  /// What is told once a receipt has come.
  var takeReceipt: String { pick("Take Your Receipt", "Beleg entnehmen", "请取收据") }

  /// What is asked where a card has not paid, as a scene of its own.
  var declined: String {
    let title = pick("Card Declined", "Karte abgelehnt", "此卡被拒")
    let message = pick("You have not been charged.", "Es wurde nichts abgebucht.", "尚未扣款。")
    let again = pick("Use Another Card", "Andere Karte nehmen", "换一张卡")
    let cash = pick("Pay in Cash", "Bar zahlen", "现金付款")
    let phone = pick("Pay by Phone", "Mit Handy zahlen", "手机付款")
    return """
      lang: \(tag)
      alert:
        title: "\(title)"
        message: "\(message)"
        reason: problem
        timeout: 30s
        buttons:
          - {id: again, title: "\(again)", likely: true}
          - {id: cash, title: "\(cash)"}
          - {id: phone, title: "\(phone)"}
      """
  }
}
