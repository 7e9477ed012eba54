import TelltaleHost
import TelltaleLayout
import TelltaleModel
import TelltalePages
import TelltaleText

extension ProfileSetup {
  /// Makes the pages of a scene, laid out on a thread of their own; `nil` where the machine is short of
  /// descriptors.
  func latePages(of shown: ShownScene) -> BackgroundPages? {
    let (faces, folders) = (profile.typography.faces, platform.surroundings.fonts)
    let size = pictureFiles(of: shown).size
    do throws(SystemError) {
      let loader = try PageLoader {
        let fonts = try? FontBook(faces: faces, directories: folders)
        return { request, isGivenUp in
          guard let fonts else { return Page(size: request.window, state: .notLaid) }
          return PageBook.lay(request, fonts: fonts, imageSize: size, isGivenUp: isGivenUp)
        }
      }
      let notices = notices
      return BackgroundPages(loader) { request, state in
        GlyphWarnings.pages(shown.notes(on: request, state), shown.sourceMap).forEach(notices.tell)
      }
    } catch {
      // Late frames are better than none.
      notices.tell("telltale: warning: \(error.description); web pages slow frames down")
      return nil
    }
  }
}

extension ShownScene {
  /// The notes about a page in this state, at its place in the scene.
  fileprivate func notes(on request: PageRequest, _ state: Page.State) -> [PlacementNote] {
    guard let kind = PlacementNote.Kind(state) else { return [] }
    let view = scene.allElements.first { placed in
      if case .webView(let view) = placed.element { view.page == request.html } else { false }
    }
    return view.map { [PlacementNote(kind, path: $0.path, detail: "")] } ?? []
  }
}
