import CShim
import Glibc
import TelltaleHost

/// Several descriptors behind one, which is readable when any of them is.
struct PollSet: ~Copyable {
  let descriptor: Int32

  init(_ members: [Int32]) throws(SystemError) {
    descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard descriptor >= 0 else { throw SystemError(errno, "epoll_create1") }
    for member in members {
      var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(fd: member))
      guard epoll_ctl(descriptor, EPOLL_CTL_ADD, member, &event) == 0 else {
        throw SystemError(errno, "epoll_ctl")
      }
    }
  }

  deinit { close(descriptor) }
}
