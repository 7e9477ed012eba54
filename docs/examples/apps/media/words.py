"""What the player says, in both languages; a list begins with the longest, and the first one that fits is shown."""
from __future__ import annotations

WORDS = {
    "en": {
        "pause": "Pause", "play": "Play", "like": "Like", "unlike": "Remove Like", "radio": "Radio",
        "songs": "{} songs · {} min", "year": "{}",
        "no-signal": "No Signal for {}", "try-again": "Try Again",
        "remove": "Remove This Download?", "remove-text": "{} stays in your library.", "remove-button": "Remove",
        "download": "Download", "cancel": ["Cancel Download", "Cancel"],
        "done": "Ready for the road", "of": "{} of {} MB", "lost": "Connection lost",
    },
    "ja": {
        "pause": "一時停止", "play": "再生", "like": "お気に入りに追加", "unlike": "お気に入りから削除", "radio": "ラジオ",
        "songs": "{}曲・{}分", "year": "{}年",
        "no-signal": "{}を受信できません", "try-again": "再試行",
        "remove": "ダウンロードを削除しますか？", "remove-text": "「{}」はライブラリに残ります。", "remove-button": "削除",
        "download": "ダウンロード", "cancel": ["ダウンロードを中止", "中止"],
        "done": "保存済みです", "of": "{} / {} MB", "lost": "接続が切れました",
    },
}
