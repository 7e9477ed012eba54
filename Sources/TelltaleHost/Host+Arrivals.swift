import Glibc
import TelltaleGraphics
import TelltaleModel
import TelltaleSession

/// The pictures and pages for which a frame did not wait.
extension Host {
  /// Draws pictures that have come in the places that were kept for them; nothing else changes.
  func drainPictures() {
    guard hasForgotten || havePicturesCome else { return }
    hasForgotten = false
    let damage = painter.paintArrivals()
    if !damage.isEmpty { present(damage) }
  }

  func forget(_ picture: String) {
    pictures.forget(picture)
    hasForgotten = true
  }

  /// Passes on the pictures that a request brings, and releases those that another value replaces. A refused request
  /// does neither.
  func deliver(_ request: AppRequest, after effects: [Effect]) {
    for case .replied(let reply) in effects
    where reply.request == request.number && reply.refusal != nil { return }
    for update in request.updates {
      switch update {
      case .delivered(let name, let picture):
        pictures.deliver(picture, at: DeliveredPicture.path(of: name))
        hasForgotten = true
      case .text(let name, _): pictures.deliver(nil, at: DeliveredPicture.path(of: name))
      default: break
      }
    }
  }

  private var havePicturesCome: Bool {
    guard let descriptor = pictures.descriptor else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Places pages that have come in the places that were kept for them.
  func drainPages() {
    guard let latePages, latePages.drain() else { return }
    handle(.pagesCame(at: clock.now))
  }

  /// Gives up pages that are being laid out, when nothing is shown any more.
  package func closePages() { latePages?.close() }
}
