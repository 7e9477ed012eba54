/// Changes that an application wants made together: all of them, or none.
package struct AppRequest: Hashable, Sendable {
  /// Comes back with the reply.
  package var number: Int
  package var updates: [AppUpdate]

  package init(number: Int, updates: [AppUpdate]) {
    self.number = number
    self.updates = updates
  }
}

/// What came of a request.
package struct AppReply: Hashable, Sendable {
  package var request: Int
  /// Present where nothing was changed.
  package var refusal: AppRefusal?

  package init(request: Int, refusal: AppRefusal? = nil) {
    self.request = request
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
