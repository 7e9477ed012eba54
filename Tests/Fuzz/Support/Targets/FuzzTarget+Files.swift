import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleScenes

extension FuzzTarget {
  /// Recordings of devices: what is read and written again is the same.
  static let recording = FuzzTarget(
    name: "recording",
    words: [
      "N: ", "I: ", "P: ", "B: ", "A: ", "E: ", "ndevices:", "devices:", "- node:", "evdev:",
      "name:", "codes:", "events:", "- evdev:", "- [", "]", "0003", "2147483648", "-1", "# ", "\n",
      "absinfo:",
    ]
  ) { bytes in
    do throws(RecordingError) {
      return fault(writing: try RecordingFile.read(bytes, file: "f"))
    } catch {
      return fault(
        ofComplaint: error.message, line: error.location.line, column: error.location.column,
        in: bytes)
    }
  }

  private static func fault(writing recording: Recording) -> String? {
    let text = LibinputWriter.text(recording)
    do throws(RecordingError) {
      let again = try RecordingFile.read(Array(text.utf8), file: "f")
      return LibinputWriter.text(again) == text ? nil : "written and read again it is another"
    } catch {
      let line = text.split(separator: "\n").dropFirst(error.location.line - 1).first ?? ""
      return "what was written of it cannot be read: \(error): \(line.prefix(200))"
    }
  }

  /// Scripts of hands: read, or refused at a place.
  static let script = FuzzTarget(
    name: "script",
    words: [
      "tap ", "press ", "release", "drag ", "turn ", "push", "hold ", "key ", "type ", "wait ",
      "frame", "pinch ", "wheel ", "# ", "\n", "50%", "-1", "1e9", "1.5s", "Return", "\u{FEFF}",
    ]
  ) { bytes in
    do throws(ScriptError) {
      _ = try ScriptReader.read(bytes, file: "f")
      return nil
    } catch {
      return fault(
        ofComplaint: error.message, line: error.location.line, column: error.location.column,
        in: bytes)
    }
  }

  /// Pages: what a web view does not show is told inside of the page, and no picture leads out of it.
  static let html = FuzzTarget(
    name: "html",
    words: [
      "<p>", "</p>", "<script>", "<iframe src=", "<img src=", "<style>", "</style>", "<a href=",
      "http://a", "data:,", "file:///etc/passwd", "../", "@import ", "url(", "&#x0;", "&lt;",
      "<!--", "-->", "<svg>", "<table>", "<td>", "style=\"", "position: fixed", "\"", ">",
      "onload=",
    ]
  ) { bytes in
    let report = HTMLCheck.report(String(decoding: bytes, as: UTF8.self), files: .none)
    for picture in report.pictures where !BundleFiles.isPath(picture.file) {
      return "a picture outside of the page's folder: \(picture.file)"
    }
    for told in report.faults {
      if let fault = fault(
        ofComplaint: told.message, line: told.line, column: told.column ?? 1, in: bytes)
      {
        return fault
      }
    }
    return nil
  }
}
