import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// The queue between the screen and the server: messages of pages go in, and messages for pages come out. Any thread
/// may use it; the screen has its own.
package final class PreviewExchange: Sendable {
  /// A message for a page.
  package enum Message: Sendable {
    case text(String)
    case bytes([UInt8])
    /// The last message; the page's line is closed.
    case end
  }

  let mailbox: PreviewMailbox
  let send: @Sendable (Int, Message) -> Void

  /// Opens the queue.
  ///
  /// - Parameter send: Gets each message with the number of its page. It is called from the screen's thread only.
  /// - Throws: The error of the kernel, where it has no descriptor for the queue.
  package init(send: @escaping @Sendable (_ page: Int, Message) -> Void) throws(SystemError) {
    mailbox = try PreviewMailbox()
    self.send = send
  }

  /// Notes that a page has come; its number is new.
  package func join(_ page: Int) { mailbox.put(.joined(page)) }
  /// Notes that a page has gone.
  package func leave(_ page: Int) { mailbox.put(.left(page)) }
  /// Takes a message of a page.
  ///
  /// - Parameters:
  ///   - bytes: The message, in JSON; one that is none of the page's is ignored.
  ///   - page: The number of the page.
  package func receive(_ bytes: [UInt8], from page: Int) { mailbox.put(.said(page, bytes)) }
  /// Passes a notice of the runtime on to the pages.
  ///
  /// - Parameter line: The notice. It is kept for pages that come later.
  package func notice(_ line: String) { mailbox.put(.noticed(line)) }
  /// Ends `run`: nothing more is to be shown.
  package func close() { mailbox.put(.closed) }

  /// Shows the scene on this thread until `close`.
  ///
  /// - Parameter options: The scene, and how it is shown at first.
  /// - Throws: The error of the kernel, where the machine is short of what a thread or a descriptor takes.
  package func run(_ options: PreviewOptions) throws(SystemError) {
    let loop = try PreviewLoop(self, options)
    loop.run()
  }
}
