import CEvdev
import Glibc
import TelltaleGraphics
import TelltaleInput

extension EventReader.Step {
  /// The result of asking libevdev for the next event.
  init(status: Int32, _ event: input_event) {
    if status == -EAGAIN || status == -EINTR {
      self = .nothing
    } else if status < 0 {
      self = .failed(-status)
    } else {
      let raw = RawEvent(type: event.type, code: event.code, value: event.value)
      let time =
        Instant(seconds: Int64(event.time.tv_sec), microseconds: Int64(event.time.tv_usec)) ?? .zero
      let isNormal = status == Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue)
      self = isNormal ? .event(raw, time) : .synchronisation(raw, time)
    }
  }
}
