import ArgumentParser
import Glibc
import NIOCore
import NIOPosix
import TelltaleHost
import TelltalePreview
import TelltaleRuntime

/// The page, the socket and the screen together, which run until a signal comes.
struct PreviewServer {
  let file: String
  let settings: PreviewSettings
  let program: String?
  /// The port; 0 for any that is free.
  let port: Int
  /// True where a browser is opened.
  let opens: Bool

  func run() throws {
    // Before any thread is started, so that all of them inherit what is blocked.
    SignalSource.block([SIGTERM, SIGINT, SIGHUP, SIGQUIT])
    let pages = PreviewPages()
    let exchange = try PreviewExchange { pages.send($1, to: $0) }
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let address = try listen(exchange, pages, group)
    Say.line(address.url)
    if opens { Browser.open(address.url) }
    try Thread.start {
      Self.awaitSignal()
      exchange.close()
    }
    let notices = Notices { line in
      Say.complain(line)
      exchange.notice(line)
    }
    try exchange.run(
      PreviewOptions(
        file: file, settings: settings, program: program,
        surroundings: Surroundings(notices: notices, helper: .itself)))
  }

  /// Returns once the program is to end. Returns at once where the kernel gives no signals to wait for, since then
  /// nothing would ever end it.
  private static func awaitSignal() {
    guard let signals = SignalSource() else {
      return Say.complain("telltale: the kernel gives no signals to wait for; try again")
    }
    while signals.next() == nil {
      var entry = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, -1)
    }
  }

  private func listen(
    _ exchange: PreviewExchange, _ pages: PreviewPages, _ group: MultiThreadedEventLoopGroup
  ) throws -> PreviewAddress {
    do {
      return try PreviewListener(exchange: exchange, pages: pages).listen(port: port, on: group)
    } catch {
      Say.complain(
        "telltale: cannot listen on \(PreviewAddress.host):\(port): \(error); choose another "
          + "--port, or leave it out")
      throw ExitCode(69)
    }
  }
}
