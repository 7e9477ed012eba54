import Synchronization
import TelltaleGraphics
import TelltaleScenes
import TelltaleSyntax

/// The faults of the pictures beside scenes. Each picture is examined once as long as its file
/// stays the same.
package final class PictureFaults: Sendable {
  private let helper: PictureHelper
  private let known = Mutex<[Key: PictureError?]>([:])

  /// A file as it was when it was looked at.
  private struct Key: Hashable {
    var name: String
    var stamp: FileStamp
  }

  /// Pictures that are remembered at most.
  private static let most = 10_000
  /// Drawings are drawn this large, as on a panel of middling size.
  private static let drawn = PixelSize(width: 512, height: 512)

  /// A memory of faults, empty at first.
  ///
  /// - Parameter helper: The program that makes pictures whose libraries are not trusted with this
  ///   process.
  package init(helper: HelperProgram = .itself) { self.helper = PictureHelper(helper) }

  /// Examines a picture in the way in which it is made to be shown.
  ///
  /// - Parameters:
  ///   - name: The picture's path in the scene's folder.
  ///   - files: The files beside the scene.
  /// - Returns: The reason why it cannot be shown, or only in part; `nil` where it is whole,
  ///   where the scene has no folder, or where this machine cannot tell.
  package func fault(of name: String, in files: BundleFiles) -> PictureError? {
    guard files.isKnown else { return nil }
    let key = files.stamp(of: name).map { Key(name: name, stamp: $0) }
    if let key, let fault = known.withLock({ $0[key] }) { return fault }
    let fault = look(at: name, in: files)
    // What was written this moment may be written again before its stamp changes.
    if let key, !key.stamp.isFresh { remember(fault, of: key) }
    return fault
  }

  /// Examines a picture for the linter.
  ///
  /// - Parameters:
  ///   - name: The picture's path in the scene's folder.
  ///   - files: The files beside the scene.
  /// - Returns: The fault as `fault` finds it, in words.
  package func check(_ name: String, in files: BundleFiles) -> (message: String, remedy: String?)? {
    fault(of: name, in: files).map { ($0.message, $0.remedy) }
  }

  private func remember(_ fault: PictureError?, of key: Key) {
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[key] = .some(fault)
    }
  }

  private func look(at name: String, in files: BundleFiles) -> PictureError? {
    do throws(LoadError) {
      return look(at: try files.read(name, limit: Limits.pictureBytes))
    } catch {
      return PictureError(error.message, error.remedy)
    }
  }

  private func look(at bytes: [UInt8]) -> PictureError? {
    do throws(PictureError) {
      if case .svg = try PictureFormat(bytes) { return try lookAtDrawing(bytes) }
      let least = PixelSize(width: 1, height: 1)
      return try Bitmap.decode(bytes, fitting: least, by: helper).lack?.error
    } catch {
      return error.isOfMachine ? nil : error
    }
  }

  /// A drawing may be read well, and be too much to draw, or lie outside of what is seen of it.
  private func lookAtDrawing(_ bytes: [UInt8]) throws(PictureError) -> PictureError? {
    let bitmap = try Bitmap.decode(bytes, fitting: Self.drawn, by: helper)
    guard bitmap.words.allSatisfy({ $0 == 0 }) else { return nil }
    let box = try XMLReader.root(of: bytes)["viewBox"]
    return PictureError(
      "nothing is seen of the drawing" + (box.map { " in its viewBox \(Quoted.text($0))" } ?? ""),
      "make sure that its shapes lie between 0 and its width and height, or within its viewBox")
  }
}
