import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleText

/// An app scene that is shown, with the line to its application: what either does to the other.
package final class AppConversation {
  /// What is shown.
  package private(set) var edition: AppEdition
  package let channel: AppChannel
  private let pages: PageTiming

  /// Talks over `stream`; keeps rows of tables in the folder `cache`, where one is named. Throws
  /// where the scene is a question. `pages` says whether frames wait for web pages.
  package init(
    _ edition: AppEdition, over stream: AppStream, cache: String? = nil,
    pages: PageTiming = .late
  ) throws(RuntimeError) {
    try edition.shown.requireScreens()
    self.edition = edition
    self.pages = pages
    channel = AppChannel(edition.reader, over: stream, keeper: edition.keeper(in: cache))
  }

  /// Takes the sizes of letters and targets of the stage that it is shown on, for whatever comes in its place.
  func stand(on stage: Stage) { edition.settle(as: stage) }

  /// Says that there is a screen, of what size in pixels, and whose time it goes by where that is not
  /// everybody's.
  package func begin(on host: Host<FontBook>, _ size: PixelSize, clock: String? = nil) {
    channel.reopen = { [weak self, weak host] wish in
      guard let self, let host else { return "the app is closed" }
      return self.change(host, by: wish)
    }
    channel.begin(
      profile: edition.stage.profile.name, language: edition.shown.language, size: size,
      clock: clock)
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
        in: next.stage.world(for: next.shown, pages: pages), glyphs: next.stage.fonts)
      return nil
    } catch {
      edition.stage.notices.tell(error.message)
      return AppEdition.refusal
    }
  }
}
