import TelltaleModel
import TelltaleVarlink

extension ServiceContract {
  /// The contract, made of the types, the methods and the errors that there are.
  package static let text = VarlinkInterface.text(
    name, "Asks the person in front of a screen, and brings back the answer.",
    types + ServiceMethod.all.map(\.definition) + ServiceError.Kind.allCases.map(\.definition))

  static let types = [
    VarlinkDefinition(
      "State", .type(.enumeration(ServedQuestion.State.allCases.map(\.rawValue))),
      "How far a question has come: it waits for its turn, is seen, can be answered, stands below a critical one, has its"
        + " answer."),
    VarlinkDefinition(
      "Priority", .type(.enumeration(QuestionPriority.allCases.map(\.rawValue))),
      "Whose turn it is. What is critical comes over what is shown, which comes back; others wait by their priority."
    ),
    VarlinkDefinition("Theme", .type(.enumeration(Appearance.allCases.map(\.rawValue)))),
    VarlinkDefinition("Outcome", .type(.enumeration(Answer.Outcome.allCases.map(\.word)))),
    VarlinkDefinition(
      "Answer",
      .type(
        .record([
          VarlinkField("outcome", .named("Outcome")), VarlinkField("choice", .optional(.string)),
          VarlinkField("fields", .array(.string)),
        ])),
      "`choice` is the id of the chosen button, its title where it has none; `fields` are the texts of the question's"
        + " fields in their order."),
    VarlinkDefinition(
      "Question", .type(.record(ServedQuestion.fields)),
      "`askedAt` counts milliseconds since 1970."),
  ]
}
