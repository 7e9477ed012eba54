import UIKit

final class TripController: UIViewController {
  func askToDelete(_ trip: Trip) {
    let alert = UIAlertController(
      title: NSLocalizedString("trip.delete.title", comment: "Asks (really)"),
      message: NSLocalizedString("trip.delete.message", comment: ""), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: L10n.Trip.Delete.confirm, style: .destructive) { _ in self.delete(trip) }
    )
    alert.addAction(UIAlertAction(title: String(localized: "common.cancel"), style: .cancel))
    present(alert, animated: true)
  }

  func tellFailure() {
    let alert = UIAlertController(
      title: NSLocalizedString("sync.failed.title", comment: ""), message: nil,
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("common.ok", comment: ""), style: .default))
    present(alert, animated: true)
  }

  func show(_ error: Error) {
    let alert = UIAlertController(title: error.title, message: error.text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: error.action, style: .default))
  }
}
