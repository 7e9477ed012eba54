import SwiftUI

struct TripView: View {
  @State private var asks = false
  @State private var name = "Coast"

  var body: some View {
    List {}
      // .alert("Not this one", isPresented: $asks) {}
      .alert("Discard changes", isPresented: $asks) {
        Button("Yes") { discard(trips.filter { $0.isNew }) }
        Button("No", role: .cancel) {}
      } message: {
        Text("What you typed at \(time(of: "now)")) is lost.")
      }
      .confirmationDialog("Share this trip", isPresented: $asks, titleVisibility: .visible) {
        Button("Copy Link") {}
        Button("Send message.") {}
      }
  }
}
