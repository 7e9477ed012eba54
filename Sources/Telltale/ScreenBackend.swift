import TelltaleModel
import TelltaleRuntime

/// What a screen is shown by: the process itself on a display or in memory, or the unit's service.
protocol ScreenBackend: Sendable {
  /// Asks a question and waits for its answer; cancelling the task takes it back.
  func ask(
    _ question: Scene, timeout: Duration?
  ) async throws(RuntimeError) -> TelltaleModel.Answer

  /// Shows the screens of an app in place of those before, with rows kept in a folder where one is named.
  func show(
    _ scene: Scene, keepingRowsIn folder: String?
  ) async throws(RuntimeError) -> any ShownApp

  /// Ends all that is shown, and comes back when that is done.
  func close() async

  /// The same for what nobody waits for.
  func letGo()
}

/// Screens of an app that are shown.
protocol ShownApp: Sendable {
  /// What people do, up to the end of the app.
  var events: AsyncStream<App.Event> { get }

  /// Makes changes together, or none of them.
  ///
  /// - Returns: What was left out of texts.
  /// - Throws: where they are refused, or the app is not shown any more.
  func update(_ updates: [Update]) async throws(TelltaleError) -> [String]

  /// Takes the app from the screen.
  func close()
}
