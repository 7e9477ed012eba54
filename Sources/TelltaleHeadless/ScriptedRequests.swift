import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleSession

/// The requests of an application, put in by hand. Each is taken with the next turn.
package final class ScriptedRequests: RequestSource {
  private var coming: [AppRequest] = []

  package init() {}

  /// Adds a request.
  ///
  /// - Parameter request: The request, which the next turn of the loop takes.
  package func add(_ request: AppRequest) { coming.append(request) }

  package let interests: [pollfd] = []
  package let isClosed = false
  package var hasMore: Bool { !coming.isEmpty }

  package func drain() -> [AppRequest] {
    defer { coming = [] }
    return coming
  }
}
