import Glibc
import TelltaleGraphics
import TelltaleModel
import TelltaleSession

/// What a frame did not wait for, and what becomes of it when it is there.
extension Host {
  /// Pictures that have come are drawn where their places were kept; nothing else changes.
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

  /// Hands on the pictures that a request brings, and lets those go that another value takes the place of; where
  /// the request was refused, neither.
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

  /// Pages that have come are placed where their places were kept.
  func drainPages() {
    guard let latePages, latePages.drain() else { return }
    handle(.pagesCame(at: clock.now))
  }

  /// Gives up pages that are being laid out; for when nothing is shown any more.
  package func closePages() { latePages?.close() }
}
