import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleSession

/// What an application tells, put in by hand; each request is taken with the next turn.
package final class ScriptedRequests: RequestSource {
  private var coming: [AppRequest] = []

  package init() {}

  package func add(_ request: AppRequest) { coming.append(request) }

  package let interests: [pollfd] = []
  package let isClosed = false
  package var hasMore: Bool { !coming.isEmpty }

  package func drain() -> [AppRequest] {
    defer { coming = [] }
    return coming
  }
}
