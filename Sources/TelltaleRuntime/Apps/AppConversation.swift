import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleText

/// An app scene that is shown, with the line to its application: what either does to the other.
package final class AppConversation {
  /// What is shown.
  package private(set) var edition: AppEdition
  package let channel: AppChannel
  private let files: FileTiming

  /// Talks over `stream`; keeps rows of tables in the folder `cache`, where one is named. Throws
  /// where the scene is a question. `files` says whether frames wait for web pages, `keepsNews` whether somebody takes what
  /// goes over the line.
  package init(
    _ edition: AppEdition, over stream: AppStream, cache: String? = nil,
    files: FileTiming = .late, keepsNews: Bool = false
  ) throws(RuntimeError) {
    try edition.shown.requireScreens()
    self.edition = edition
    self.files = files
    channel = AppChannel(
      edition.reader, over: stream, keeper: edition.keeper(in: cache), keepsNews: keepsNews)
  }

  /// Takes the sizes of letters and targets of the stage that it is shown on, for whatever comes in its place.
  func stand(on stage: Stage) { edition.settle(as: stage) }

  /// Says that there is a screen, of what size in pixels, and whose time it goes by where that is not
  /// everybody's.
  package func begin(_ size: PixelSize, clock: String? = nil) {
    channel.begin(
      profile: edition.stage.profile.name, language: edition.shown.language, size: size,
      clock: clock)
  }

  /// Shows another edition where the program wishes for one, and tells it what came of that.
  func settleWish(on host: Host<FontBook>) {
    if let wish = channel.wish { channel.settleWish(change(host, by: wish)) }
  }

  /// Gives the reason where that cannot be, and tells the rest of it.
  private func change(_ host: Host<FontBook>, by wish: Reopening) -> String? {
    if let lack = edition.lack(of: wish) { return lack }
    do throws(RuntimeError) {
      let next = try edition.changed(by: wish)
      try next.shown.requireScreens()
      edition = next
      channel.use(next.reader)
      host.reopen(
        next.shown.scene, language: next.shown.language, words: next.shown.words,
        in: next.stage.world(for: next.shown, files: files), glyphs: next.stage.fonts)
      return nil
    } catch {
      edition.stage.notices.tell(error.message)
      return AppEdition.refusal
    }
  }
}

/// The program's part in each round of the loop that shows the app.
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
