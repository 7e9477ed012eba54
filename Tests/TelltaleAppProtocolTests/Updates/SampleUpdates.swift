@testable import TelltaleAppProtocol

/// The app that updates are read for.
enum SampleUpdates {
  static let app = """
    lang: en
    start: home
    screens:
      home:
        tab-bar:
          tabs:
            - {title: News, id: news, screen: news, badge: {bind: news.unread}}
            - {title: Music, id: music, screen: music}
            - {title: Settings, id: settings}
      news:
        navigation-bar: {title: {bind: news.title, text: News}}
        content:
          - table:
              id: stories
              source: {async: stories}
              row-styles: {story: {slots: [title, source]}}
      music:
        content:
          - label: {text: {bind: song, text: None}, message: true}
          - activity-indicator: {label: Fetching Songs, progress: {bind: share}}
          - field: {id: search, text: {bind: search}}
          - button: {title: Buy, enabled: {bind: can-buy, enabled: false}, action: {emit: buy}}
          - collection: {id: covers, items: [{id: a, image: a.png}]}
          - button:
              title: Stop Music
              action:
                open: {alert: {id: stop, title: Stop?, buttons: [{title: Stop}, {role: cancel}]}}
    """
}
