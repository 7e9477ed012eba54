"""What there is to hear: albums with their songs, and stations with what is on air, each in both languages."""
from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Name:
    """What something is called in each language."""

    en: str
    ja: str

    def __call__(self, language: str) -> str:
        return self.ja if language == "ja" else self.en


@dataclass(frozen=True)
class Song:
    id: str
    name: Name
    seconds: int


@dataclass(frozen=True)
class Album:
    id: str
    name: Name
    artist: Name
    year: int
    megabytes: int
    songs: tuple[Song, ...] = field(default=())

    @property
    def cover(self) -> str:
        return f"covers/{self.id}.svg"

    def place(self, song: str) -> int:
        """Where a song stands in it, by its id."""
        return [one.id for one in self.songs].index(song)


@dataclass(frozen=True)
class Station:
    id: str
    name: Name
    show: Name
    megahertz: str
    # What it is called where its name has no room.
    short: Name | None = None

    def titles(self, language: str) -> list[str]:
        """What fits: its name, or the short one."""
        return [name(language) for name in (self.name, self.short) if name]

    @property
    def plate(self) -> str:
        return f"stations/{self.id}.svg"


def album(id: str, en: str, ja: str, artist: tuple[str, str], year: int, megabytes: int,
          *songs: tuple[str, str, str, str]) -> Album:
    return Album(id, Name(en, ja), Name(*artist), year, megabytes, tuple(
        Song(song, Name(english, japanese), int(length[:-3]) * 60 + int(length[-2:]))
        for song, english, japanese, length in songs))


ANNA = ("Anna Weber", "アンナ・ウェーバー")
ALBUMS = {one.id: one for one in (
    album("harbour", "Harbour", "港の灯り", ("The Quay Trio", "埠頭トリオ"), 2019, 96,
          ("quay", "The Quay", "埠頭", "3:41"), ("tide-wall", "Tide Wall", "防潮堤", "5:02"),
          ("lamps", "Lamps", "ランプ", "2:55"), ("ferry", "Last Ferry", "最終フェリー", "4:18"),
          ("gulls", "Gulls at Noon", "真昼のかもめ", "3:27"), ("ropes", "Ropes and Tar", "縄とタール", "4:46")),
    album("nocturnes", "Nocturnes", "夜想曲", ANNA, 2021, 88,
          ("first-star", "First Star", "一番星", "4:12"), ("half-moon", "Half Moon", "半月", "3:36"),
          ("lamplight", "By Lamplight", "灯火のそばで", "5:20"), ("owl", "The Owl", "ふくろう", "2:48"),
          ("before-dawn", "Before Dawn", "夜明け前", "6:05")),
    album("letters", "Homeward", "故郷への手紙", ("Jonas Lind", "ヨナス・リンド"), 2017, 74,
          ("dear-all", "Dear All", "みんなへ", "3:08"), ("blue-ink", "Blue Ink", "青いインク", "4:01"),
          ("hill-road", "Hill Road", "丘の道", "3:52"), ("stamp", "No Stamp", "切手のない手紙", "2:59"),
          ("yours", "Yours Always", "いつまでも", "4:33")),
    album("meridian", "Meridian", "子午線", ("Sola", "ソラ"), 2023, 112,
          ("zero", "Zero Degrees", "経度ゼロ", "4:44"), ("compass", "Compass", "羅針盤", "3:30"),
          ("cape", "Round the Cape", "岬をまわって", "5:16"), ("doldrums", "Doldrums", "凪", "6:21"),
          ("landfall", "Landfall", "陸地が見えた", "4:07")),
    album("orchard", "Orchard", "果樹園", ("Mara Finch", "マーラ・フィンチ"), 2020, 69,
          ("blossom", "Blossom", "花ざかり", "3:19"), ("ladder", "The Ladder", "はしご", "2:41"),
          ("windfall", "Windfall", "風の落とし物", "3:58"), ("cider", "Cider Song", "りんご酒の歌", "3:03"),
          ("bare-trees", "Bare Trees", "葉の落ちた木", "4:25")),
    album("tide", "Tide Tables", "潮の時刻表", ("North Pier", "北桟橋"), 2022, 104,
          ("high-water", "High Water", "満潮", "4:29"), ("slack", "Slack", "潮どまり", "3:44"),
          ("ebb", "Ebb", "引き潮", "5:37"), ("sandbank", "Sandbank", "砂州", "4:10"),
          ("spring-tide", "Spring Tide", "大潮", "3:51")),
    album("winter", "Midwinter", "冬の歌", ("Choir of Elm", "楡の合唱団"), 2018, 81,
          ("first-snow", "First Snow", "初雪", "3:33"), ("hearth", "Hearth", "炉辺", "4:15"),
          ("sledge", "The Sledge", "そり", "2:37"), ("long-night", "Long Night", "長い夜", "5:49"),
          ("thaw", "Thaw", "雪解け", "3:22")),
    album("zenith", "Zenith", "天頂", ANNA, 2024, 92,
          ("noon", "Noon", "正午", "4:03"), ("no-shadow", "No Shadow", "影のない時", "3:47"),
          ("mesa", "Mesa", "台地", "5:11"), ("heat", "Heat Haze", "かげろう", "4:38"),
          ("evening", "Towards Evening", "夕暮れへ", "4:56")),
)}

STATIONS = {one.id: one for one in (
    Station("saltwater", Name("Saltwater", "ソルトウォーター"), Name("Coast Road Songs", "海岸通りの音楽"), "88.4",
            Name("Saltwater", "ソルト")),
    Station("jazz", Name("Blue Hour", "ブルーアワー"), Name("Jazz till Midnight", "深夜までジャズ"), "91.2"),
    Station("city", Name("City FM", "シティFM"), Name("Drive Time", "夕方のドライブ"), "93.7"),
    Station("classic", Name("Radio Concerto", "ラジオコンチェルト"), Name("String Quartets", "四重奏の夕べ"), "95.0",
            Name("Concerto", "コンチェルト")),
    Station("news", Name("News Now", "ニュースナウ"), Name("Hourly Headlines", "毎正時の最新ニュース"), "96.8"),
    Station("coast", Name("Coast Radio", "コーストラジオ"), Name("Sailing Weather", "海上の天気"), "98.1"),
    Station("folk", Name("Folk Valley", "フォークバレー"), Name("Songs of the Hills", "丘のうた"), "99.5"),
    Station("beat", Name("Night Beat", "ナイトビート"), Name("Slow Electronica", "静かなエレクトロニカ"), "101.3"),
    Station("talk", Name("Table Talk", "テーブルトーク"), Name("Guests and Views", "ゲストと語る"), "102.6"),
    Station("kids", Name("Small Ears", "ちいさなみみ"), Name("Bedtime Stories", "おはなしの時間"), "104.0"),
    Station("world", Name("World Service", "ワールドサービス"), Name("Notes from Abroad", "海外からの便り"), "106.9",
            Name("World", "ワールド放送")),
    Station("pop-up", Name("Festival Live", "フェス・ライブ"), Name("This Weekend Only", "今週末だけの放送"), "107.5",
            Name("Festival", "フェス")),
)}
