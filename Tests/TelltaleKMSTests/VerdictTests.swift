import Glibc
import TelltaleHost
import Testing

@testable import TelltaleKMS

@Suite struct VerdictTests {
  @Test(
    arguments: [
      (EINTR, .again), (EAGAIN, .again), (EDEADLK, .again), (EBUSY, .waitForFlip),
      (EIO, .waitForFlip), (ETIMEDOUT, .waitForFlip), (EACCES, .waitForMaster),
      (EPERM, .waitForMaster), (EINVAL, .lesser),
      (ENOSPC, .lesser), (ERANGE, .lesser), (ENOMEM, .lesser), (ENOSYS, .lesser),
      (ENODEV, .giveUp), (ENXIO, .giveUp), (EBADF, .giveUp), (9999, .lesser),
    ] as [(Int32, Verdict)])
  func `every errno means again, wait, less or the end`(code: Int32, verdict: Verdict) {
    #expect(Verdict(errno: code) == verdict)
  }

  @Test func `errors carry the errno's name`() {
    #expect(
      SystemError(EBUSY, "drmSetMaster").description
        == "drmSetMaster: EBUSY (Device or resource busy)")
    #expect(SystemError(9999, "x").reason == "errno 9999 (Unknown error 9999)")
  }
}
