"""What the player says, in both languages."""
from __future__ import annotations

WORDS = {
    "en": {
        "pause": "Pause", "play": "Play", "like": "Like", "unlike": "Remove Like", "radio": "Radio",
        "songs": "{} songs · {} min", "by": "{} · {}",
        "no-signal": "No Signal for {}", "no-signal-text": "It may be out of range here.", "try-again": "Try Again",
        "remove": "Remove This Download?", "remove-text": "{} stays in your library.", "remove-button": "Remove",
        "download": "Download", "stop": "Stop Saving", "stop-short": "Stop",
        "done": "Ready for the road", "of": "{} of {} MB", "saving": "Saving · {}", "saved": "{:.0%} saved",
        "lost": "Connection Lost", "part": "{} · {:.0%}",
    },
    "ja": {
        "pause": "一時停止", "play": "再生", "like": "お気に入りに追加", "unlike": "お気に入りから削除", "radio": "ラジオ",
        "songs": "{}曲・{}分", "by": "{}・{}年",
        "no-signal": "{}は圏外です", "no-signal-text": "電波が届いていないようです。", "try-again": "再試行",
        "remove": "ダウンロードを削除しますか？", "remove-text": "「{}」はアルバムに残ります。", "remove-button": "削除",
        "download": "ダウンロード", "stop": "保存を中止", "stop-short": "中止",
        "done": "保存済みです", "of": "{} / {} MB", "saving": "保存中・{}", "saved": "保存中 {:.0%}",
        "lost": "接続が切れました", "part": "{}・{:.0%}",
    },
}
