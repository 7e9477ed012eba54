import TelltaleModel
import TelltaleServiceClient
import TelltaleVarlink

extension ServiceContract {
  /// The contract, made from its types, the methods and the errors.
  package static let text = VarlinkInterface.text(
    name, "Asks the person in front of a screen, and returns the answer.",
    types + ServiceMethod.all.map(\.definition) + ServiceError.Kind.allCases.map(\.definition))

  static let types = [
    VarlinkDefinition(
      "State", .type(.enumeration(ServedQuestion.State.allCases.map(\.rawValue))),
      "State of a question: it waits for its turn, is visible, can be answered, is covered by a critical one, or has "
        + "its answer."),
    VarlinkDefinition(
      "Priority", .type(.enumeration(QuestionPriority.allCases.map(\.rawValue))),
      "Priority of a question. A critical question covers what is shown, which returns afterwards; others wait by "
        + "their priority."
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
      "`choice` is the id of the chosen button, or its title if it has none; `fields` are the texts of the question's"
        + " fields in their order."),
    VarlinkDefinition(
      "Question", .type(.record(ServedQuestion.fields)),
      "`askedAt` and `shownAt` count milliseconds since 1970; `shownAt` is absent for a question that was not shown "
        + "since the service started."),
    VarlinkDefinition(
      "Settings", .type(.record(ShownBy.fields)), "Values for everything that is shown."),
    VarlinkDefinition(
      "App", .type(.record(ServiceDispatcher.ShownApp.fields)),
      "The app that has the screen, and since when, in milliseconds since 1970."),
    VarlinkDefinition("Counts", .type(.record(ServiceCounts.fields)), ServiceCounts.words),
  ]
}
