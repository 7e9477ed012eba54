import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleText

/// An app on a screen, together with the channel to its application. It hands on what either of them does to
/// the other.
package final class AppConversation {
  /// The edition of the app that is shown.
  package private(set) var edition: AppEdition
  package let channel: AppChannel
  private let files: FileTiming

  /// Creates a conversation; the application hears nothing before `begin`.
  ///
  /// - Parameters:
  ///   - edition: The edition that is shown first.
  ///   - stream: The stream on which lines of the app protocol come and go.
  ///   - cache: The folder in which rows of tables are kept for the next start; `nil` keeps none.
  ///   - files: `.awaited` lets frames wait for web pages.
  ///   - keepsNews: True if the caller takes the lines that come and go with `takeNews`.
  /// - Throws: A complaint where the scene is a question.
  package init(
    _ edition: AppEdition, over stream: AppStream, cache: String? = nil,
    files: FileTiming = .late, keepsNews: Bool = false
  ) throws(RuntimeError) {
    try edition.shown.requireScreens()
    self.edition = edition
    self.files = files
    channel = AppChannel(
      edition.reader, over: stream, store: edition.store(in: cache), keepsNews: keepsNews)
  }

  /// Takes the sizes of letters and targets from the setup that the app is shown on. Later editions have them
  /// as well.
  func stand(on setup: ProfileSetup) { edition.settle(as: setup) }

  /// Tells the application that there is a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in pixels.
  ///   - clock: The name of the clock that the screen goes by, such as `script`; `nil` for real time.
  package func begin(_ size: PixelSize, clock: String? = nil) {
    channel.begin(
      profile: edition.setup.profile.name, language: edition.shown.language, size: size,
      clock: clock)
  }

  /// Shows another edition if the program wishes for one, and tells the program what came of that.
  func settleWish(on host: Host<FontBook>) {
    if let wish = channel.wish { channel.settleWish(change(host, by: wish)) }
  }

  /// Shows the edition that is wished for. Returns the reason if that is not possible; the details go to the
  /// notices.
  private func change(_ host: Host<FontBook>, by wish: Reopening) -> String? {
    if let lack = edition.lack(of: wish) { return lack }
    do throws(RuntimeError) {
      let next = try edition.changed(by: wish)
      try next.shown.requireScreens()
      edition = next
      channel.use(next.reader)
      host.reopen(
        next.shown.scene, language: next.shown.language, words: next.shown.words,
        in: next.setup.environment(for: next.shown, files: files), glyphs: next.setup.fonts)
      return nil
    } catch {
      edition.setup.notices.tell(error.message)
      return AppEdition.refusal
    }
  }
}

/// The part of the program in each round of the loop that shows the app.
extension AppConversation: RoundPart {
  package var interests: [pollfd] { channel.interests }
  package var isClosed: Bool { channel.isClosed }

  package func takeTurn(on host: Host<FontBook>) {
    settleWish(on: host)
    host.take(channel.drain())
  }

  package func hasMore(on host: Host<FontBook>) -> Bool { channel.hasMore }
  package func deadline(on host: Host<FontBook>) -> Instant? { nil }
}
