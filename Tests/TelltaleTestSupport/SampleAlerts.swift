import TelltaleModel

extension Alert {
  package static let delete = Alert(
    title: "Delete This Route?",
    buttons: [
      AlertButton(id: "delete", title: "Delete", role: .destructive),
      AlertButton(title: "Cancel", role: .cancel),
    ])

  package static let retry = Alert(
    title: "Route Not Loaded",
    buttons: [
      AlertButton(id: "retry", title: "Retry"), AlertButton(title: "Cancel", role: .cancel),
    ])

  package static let notice = Alert(
    title: "Route Not Loaded", buttons: [AlertButton(id: "ok", title: "OK")])

  package static func form(_ count: Int = 1) -> Alert {
    Alert(
      title: "Name This Place",
      buttons: [
        AlertButton(id: "save", title: "Save"), AlertButton(title: "Cancel", role: .cancel),
      ],
      fields: (0..<count).map { TextField(id: "f\($0)", placeholder: "Name") })
  }
}
