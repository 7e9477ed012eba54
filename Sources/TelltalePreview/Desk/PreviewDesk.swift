import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// The way to the screen for those who serve it: what pages say goes in, what they are to hear comes out.
/// Any thread may use it; the screen has its own.
package final class PreviewDesk: Sendable {
  /// What a page is sent.
  package enum Message: Sendable {
    case text(String)
    case bytes([UInt8])
    /// Nothing more; its line is closed.
    case end
  }

  let mailbox: PreviewMailbox
  let send: @Sendable (Int, Message) -> Void

  /// `send` gets each message with the number of its page, and may be called from the screen's thread only.
  package init(send: @escaping @Sendable (_ page: Int, Message) -> Void) throws(SystemError) {
    mailbox = try PreviewMailbox()
    self.send = send
  }

  /// A page has come; its number is new.
  package func join(_ page: Int) { mailbox.put(.joined(page)) }
  /// A page has gone.
  package func leave(_ page: Int) { mailbox.put(.left(page)) }
  /// A page says something.
  package func receive(_ bytes: [UInt8], from page: Int) { mailbox.put(.said(page, bytes)) }
  /// Whoever is told by the runtime passes it on here.
  package func notice(_ line: String) { mailbox.put(.noticed(line)) }
  /// Nothing more is to be shown.
  package func close() { mailbox.put(.closed) }

  /// Shows the scene on this thread until it is closed. Throws where the machine is short of what that takes.
  package func run(_ options: PreviewOptions) throws(SystemError) {
    let loop = try PreviewLoop(self, options)
    loop.run()
  }
}
