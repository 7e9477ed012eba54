/// Changes that an application wants made together: all of them, or none.
package struct AppRequest: Hashable, Sendable {
  /// Comes back with the reply.
  package var number: Int
  /// Who wants it, under a number of its own: the app's program, or whoever has something asked over the app.
  package var asker: Asker
  package var updates: [AppUpdate]

  package init(number: Int, asker: Asker = .app, updates: [AppUpdate]) {
    self.number = number
    self.asker = asker
    self.updates = updates
  }
}

/// What came of a request.
package struct AppReply: Hashable, Sendable {
  package var request: Int
  /// Whose request it was.
  package var asker: Asker
  /// Present where nothing was changed.
  package var refusal: AppRefusal?

  package init(request: Int, asker: Asker = .app, refusal: AppRefusal? = nil) {
    self.request = request
    self.asker = asker
    self.refusal = refusal
  }
}

/// Why a request was refused.
package struct AppRefusal: Hashable, Sendable {
  /// Which of the request's updates it is about.
  package var update = 0
  package var reason: String
  /// The id of the guideline, where it is one.
  package var rule: String?
  package var remedy: String?

  package init(_ reason: String, rule: String? = nil, remedy: String? = nil) {
    self.reason = reason
    self.rule = rule
    self.remedy = remedy
  }
}
