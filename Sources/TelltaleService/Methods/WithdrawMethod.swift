import TelltaleVarlink

extension ServiceMethod {
  /// Takes a question back.
  static let withdraw = ServiceMethod(
    "Withdraw", "withdraws a question; it is answered as withdrawn",
    words: "Withdraws a question. It is answered as withdrawn.",
    parameters: [VarlinkField("id", .string)], errors: [.noSuchQuestion]
  ) { desk, call throws(ServiceRefusal) in try desk.withdraw(call.text("id") ?? "", for: call) }
}
