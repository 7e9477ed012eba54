import Glibc
import TelltaleGraphics

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
