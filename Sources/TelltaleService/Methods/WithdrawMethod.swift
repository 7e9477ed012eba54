import TelltaleVarlink

extension ServiceMethod {
  /// Takes a question back.
  static let withdraw = ServiceMethod(
    "Withdraw", "withdraws a question; it is answered as withdrawn",
    words: "Withdraws a question. It is answered as withdrawn.",
    parameters: [VarlinkField("id", .string)], errors: [.noSuchQuestion]
  ) { dispatcher, call throws(ServiceRefusal) in
    try dispatcher.withdraw(call.text("id") ?? "", for: call)
  }
}
