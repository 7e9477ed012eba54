import Synchronization
import TelltaleGraphics
import TelltaleScenes
import TelltaleSyntax

/// What is wrong with the pictures beside scenes, each looked at once as long as its bytes stay the same.
package final class PictureFaults: Sendable {
  private let helper: PictureHelper
  /// By the hash of the bytes.
  private let known = Mutex<[Int: String?]>([:])

  /// Pictures that are remembered at most.
  private static let most = 10_000

  package init(helper: HelperProgram = .itself) { self.helper = PictureHelper(helper) }

  /// Looks at a picture as whoever shows it does; a drawing is read, and not drawn.
  ///
  /// - Parameters:
  ///   - name: Its path in the scene's folder.
  ///   - files: Those beside the scene.
  /// - Returns: What keeps it from being shown, or from being shown whole, and what to do; `nil` where nothing does.
  package func fault(of name: String, in files: BundleFiles) -> String? {
    guard files.isKnown else { return nil }
    do throws(LoadError) {
      return fault(in: try files.read(name, limit: Limits.pictureBytes))
    } catch {
      return error.message + (error.remedy.map { "; \($0)" } ?? "")
    }
  }

  private func fault(in bytes: [UInt8]) -> String? {
    let key = bytes.hashValue
    if let fault = known.withLock({ $0[key] }) { return fault }
    let fault = look(at: bytes)
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[key] = .some(fault)
    }
    return fault
  }

  private func look(at bytes: [UInt8]) -> String? {
    do throws(PictureError) {
      if case .svg = try PictureFormat(bytes) {
        _ = try Drawing(bytes)
        return nil
      }
      let least = PixelSize(width: 1, height: 1)
      return try Bitmap.decode(bytes, fitting: least, by: helper).isWhole
        ? nil : PictureFault.cut
    } catch {
      return error.description
    }
  }
}
