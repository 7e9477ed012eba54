import TelltaleModel
import TelltaleServiceClient
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
      "`askedAt` and `shownAt` count milliseconds since 1970; `shownAt` is absent for one that has not come up since the"
        + " service began."),
    VarlinkDefinition(
      "Settings", .type(.record(ShownBy.fields)), "What all that is shown is shown by."),
    VarlinkDefinition(
      "App", .type(.record(ServiceDesk.ShownApp.fields)),
      "Whose app has the screen, since so many milliseconds after 1970."),
    VarlinkDefinition("Counts", .type(.record(ServiceCounts.fields)), ServiceCounts.words),
  ]
}
