import TelltaleModel

extension KeyboardLayout {
  /// Letters and digits.
  package static let sample = KeyboardLayout(pages: [
    KeyboardPage(
      name: "ABC",
      rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
        row.map { KeyCap(plain: String($0), shifted: $0.uppercased()) }
      }),
    KeyboardPage(
      name: "123", rows: ["1234567890".map { KeyCap(plain: String($0), shifted: String($0)) }]),
  ])

  /// Letters alone, which leave no page to turn to.
  package static let letters = KeyboardLayout(pages: [
    KeyboardPage(
      name: "ABC",
      rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
        row.map { KeyCap(plain: String($0), shifted: $0.uppercased()) }
      })
  ])
}
