import TelltaleTestSupport
import Testing

@testable import TelltaleSyntax

/// How far everything that comes from outside may grow. People plan their files by these numbers, so none of
/// them changes by the way.
@Suite struct LimitGoldenTests {
  private static let limits = [
    ("fileBytes", Limits.fileBytes), ("depth", Limits.depth), ("nodes", Limits.nodes),
    ("complaints", Limits.complaints), ("complaintBytes", Limits.complaintBytes),
    ("quotedCharacters", Limits.quotedCharacters), ("profileDepth", Limits.profileDepth),
    ("profileParents", Limits.profileParents), ("profileFiles", Limits.profileFiles),
    ("profilesPerFolder", Limits.profilesPerFolder), ("projectEntries", Limits.projectEntries),
    ("projectDepth", Limits.projectDepth), ("fixes", Limits.fixes),
    ("textScalars", Limits.textScalars), ("nameScalars", Limits.nameScalars),
    ("textVariants", Limits.textVariants), ("alertButtons", Limits.alertButtons),
    ("alertFields", Limits.alertFields), ("bundleFiles", Limits.bundleFiles),
    ("bundleDepth", Limits.bundleDepth), ("openedElements", Limits.openedElements),
    ("contentElements", Limits.contentElements), ("screens", Limits.screens),
    ("tabs", Limits.tabs), ("barItems", Limits.barItems), ("keypadKeys", Limits.keypadKeys),
    ("rows", Limits.rows), ("appRows", Limits.appRows),
    ("heartbeatMilliseconds", Limits.heartbeatMilliseconds),
    ("idleMilliseconds", Limits.idleMilliseconds), ("rowStyles", Limits.rowStyles),
    ("rowSlots", Limits.rowSlots), ("items", Limits.items), ("itemGroups", Limits.itemGroups),
    ("gestures", Limits.gestures), ("layoutChanges", Limits.layoutChanges),
    ("textRuns", Limits.textRuns), ("actions", Limits.actions),
    ("timeoutMilliseconds", Limits.timeoutMilliseconds),
    ("profileListEntries", Limits.profileListEntries),
    ("profileMapEntries", Limits.profileMapEntries), ("htmlBytes", Limits.htmlBytes),
    ("htmlTags", Limits.htmlTags), ("htmlTagBytes", Limits.htmlTagBytes),
    ("htmlDepth", Limits.htmlDepth), ("htmlMemory", Limits.htmlMemory),
    ("screenSide", Limits.screenSide), ("screenPixels", Limits.screenPixels),
    ("imageSide", Limits.imageSide), ("imagePixels", Limits.imagePixels),
    ("keptRows", Limits.keptRows), ("keptBytes", Limits.keptBytes),
    ("recordingBytes", Limits.recordingBytes), ("recordingDevices", Limits.recordingDevices),
    ("recordingEvents", Limits.recordingEvents),
    ("recordingNameBytes", Limits.recordingNameBytes), ("scriptBytes", Limits.scriptBytes),
    ("scriptSteps", Limits.scriptSteps), ("scriptTyped", Limits.scriptTyped),
    ("scriptMilliseconds", Limits.scriptMilliseconds), ("scriptPixels", Limits.scriptPixels),
    ("scriptDetents", Limits.scriptDetents), ("pictureBytes", Limits.pictureBytes),
    ("picturePixels", Limits.picturePixels), ("scaledPicturePixels", Limits.scaledPicturePixels),
    ("pictureScans", Limits.pictureScans), ("stoppedPictures", Limits.stoppedPictures),
    ("drawingBytes", Limits.drawingBytes), ("drawingElements", Limits.drawingElements),
    ("drawingDepth", Limits.drawingDepth), ("drawingAttributes", Limits.drawingAttributes),
    ("drawingSelectors", Limits.drawingSelectors), ("keptPictureBytes", Limits.keptPictureBytes),
    ("standard bytes", FileLimits.standard.bytes), ("standard nodes", FileLimits.standard.nodes),
    ("baseline bytes", FileLimits.baseline.bytes), ("baseline nodes", FileLimits.baseline.nodes),
  ]

  @Test func `what files and apps may grow to is as approved`() throws {
    let report = Self.limits.map { "\($0.0) \($0.1)\n" }.joined()
    #expect(try Golden.changes(in: "limits.txt", report) == [])
  }
}
