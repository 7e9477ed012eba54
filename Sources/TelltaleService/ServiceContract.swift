/// What the service can be asked, by Varlink. The text is the contract: what it has may not go, what is new
/// may be left out.
package enum ServiceContract {
  package static let name = "io.telltale"

  /// Where the service listens, unless `TELLTALE_SOCKET` says otherwise.
  package static let socket = "/run/telltale/io.telltale"

  /// The whole name of an error.
  static func error(_ name: String) -> String { "\(self.name).\(name)" }

  package static let text = """
    # Asks the person in front of a screen, and brings back the answer.
    interface io.telltale

    # How far a question has come: it waits for its turn, is seen, can be answered, stands below a critical one, has
    # its answer.
    type State (queued, shown, armed, covered, answered)

    # Whose turn it is. What is critical comes over what is shown, which comes back; others wait by their priority.
    type Priority (low, normal, high, critical)

    type Theme (day, night)

    type Outcome (chosen, cancelled, timedOut, withdrawn)

    # `choice` is the id of the chosen button, its title where it has none; `fields` are the texts of the question's
    # fields in their order.
    type Answer (outcome: Outcome, choice: ?string, fields: []string)

    # `askedAt` counts milliseconds since 1970.
    type Question (
      id: string,
      key: ?string,
      state: State,
      priority: Priority,
      user: int,
      unit: ?string,
      askedAt: int
    )

    # Asks a question: an alert or an action sheet, as `scene` in JSON or as the text of a scene file in YAML or JSON;
    # one of the two. With `more` each state is told, without it the answer alone.
    #
    # The question is withdrawn when its connection ends. With a `key` it stays, also when the service is started
    # anew: asked again under the same key by the same user it is the same question, and once it is answered the same
    # answer.
    method Ask(
      scene: ?object,
      text: ?string,
      language: ?string,
      priority: ?Priority,
      timeoutMilliseconds: ?int,
      key: ?string
    ) -> (id: string, state: State, answer: ?Answer)

    # Shows the screens of an app, as `scene`, as `text`, or as `file`: the path of a scene on the unit, with what
    # stands beside it, in a folder that the settings allow the caller; one of the three. It has to be called with
    # `upgrade`: after the reply both ends speak the app protocol, a JSON object a line (docs/run-protocol.md). The
    # app is there until the connection ends.
    method OpenApp(scene: ?object, text: ?string, file: ?string, language: ?string) -> ()

    # What all that is shown is shown by, from now on; what is left out stays as it is. A word for `driving` that
    # the unit does not know means the most restricted state. `textSize` is a factor from 1 to 2.
    method Set(
      theme: ?Theme,
      driving: ?string,
      textSize: ?float,
      highContrast: ?bool,
      boldText: ?bool,
      reduceMotion: ?bool
    ) -> ()

    # Takes a question back, which is answered as withdrawn.
    method Withdraw(id: string) -> ()

    # The open questions of the calling user; of all users for whoever may see them.
    method List() -> (questions: []Question)

    # What the journal says, oldest first, a part at a time: what the calling user has asked, shown and set; of all
    # users for whoever may see them. `id` is that of a question, where no other is wanted. It goes on `from` what the
    # part before said in `next`, until there is none; a part may have no records. `unread` counts lines that are
    # no whole records.
    method Audit(id: ?string, from: ?string) -> (records: []object, next: ?string, unread: int)

    # What questions are shown on: sizes in pixels.
    method Describe() -> (
      version: string,
      profile: string,
      language: string,
      width: int,
      height: int,
      priority: Priority
    )

    # The scene cannot be shown; a line for each thing that is wrong, with its place and what to do.
    error InvalidScene (complaints: []string)

    # Whoever asks may not do that; `remedy` says who could let them.
    error NotAllowed (reason: string, remedy: string)

    # Another client's app has the screen.
    error AppShown (user: int, unit: ?string)

    # The method is to be called with `upgrade`.
    error UpgradeExpected ()

    # There is too much of something already; the same may go well after so many milliseconds.
    error Busy (reason: string, retryAfterMilliseconds: int)

    # No open question has that id, or it is another user's.
    error NoSuchQuestion (id: string)

    # The question ended without an answer; `wasShown` tells whether anybody can have seen it.
    error Unanswered (wasShown: bool, reason: string)

    # The question could not be written to the journal, so it was not asked.
    error NotRecorded (reason: string)

    """
}
