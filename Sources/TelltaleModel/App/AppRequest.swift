/// Changes that an application wants made together: all of them, or none.
package struct AppRequest: Hashable, Sendable {
  /// The number that comes back with the reply.
  package var number: Int
  /// The one who asks, with numbers of its own: the app's program, or whoever has something asked over the app.
  package var asker: Asker
  package var updates: [AppUpdate]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - number: The asker's own number, which comes back with the reply.
  ///   - asker: The app's program, or whoever has something asked over the app.
  ///   - updates: The changes in their order; all of them are made, or none.
  package init(number: Int, asker: Asker = .app, updates: [AppUpdate]) {
    self.number = number
    self.asker = asker
    self.updates = updates
  }
}

/// The result of a request.
package struct AppReply: Hashable, Sendable {
  package var request: Int
  /// The one whose request it was.
  package var asker: Asker
  /// The reason why nothing was changed; `nil` where the changes were made.
  package var refusal: AppRefusal?

  /// Creates a reply.
  ///
  /// - Parameters:
  ///   - request: The number of the request.
  ///   - asker: The one whose request it was.
  ///   - refusal: The reason why nothing was changed; `nil` where the changes were made.
  package init(request: Int, asker: Asker = .app, refusal: AppRefusal? = nil) {
    self.request = request
    self.asker = asker
    self.refusal = refusal
  }
}

/// The refusal of a request, with its reason.
package struct AppRefusal: Hashable, Sendable {
  /// The position of the update that it is about among those of the request.
  package var update = 0
  package var reason: String
  /// The id of the guideline that refuses the request, where one does.
  package var rule: String?
  package var remedy: String?

  /// Creates a refusal. It is about the request's first update until `update` says otherwise.
  ///
  /// - Parameters:
  ///   - reason: The reason in words.
  ///   - rule: The id of the guideline that refuses the request; `nil` for another reason.
  ///   - remedy: A way out in words; `nil` where there is none.
  package init(_ reason: String, rule: String? = nil, remedy: String? = nil) {
    self.reason = reason
    self.rule = rule
    self.remedy = remedy
  }
}
