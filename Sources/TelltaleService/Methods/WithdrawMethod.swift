import TelltaleVarlink

extension ServiceMethod {
  /// Takes a question back.
  static let withdraw = ServiceMethod(
    "Withdraw", "takes a question back; it is answered as withdrawn",
    words: "Takes a question back, which is answered as withdrawn.",
    parameters: [VarlinkField("id", .string)], errors: [.noSuchQuestion]
  ) { desk, call throws(ServiceRefusal) in try desk.withdraw(call.text("id") ?? "", for: call) }
}
