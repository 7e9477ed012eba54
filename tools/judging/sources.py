"""Where the texts of the apps come from: packages of Debian and PyPI and public repositories, by their clients."""

import json
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import catalogs

#: By app: the Debian package that ships it, and the name of its catalogs.
GETTEXT = {
    "nautilus": ("nautilus-data", "nautilus"),
    "epiphany": ("epiphany-browser-data", "epiphany"),
    "gedit": ("gedit-common", "gedit"),
    "transmission": ("transmission-gtk", "transmission-gtk"),
    "gnome-disks": ("gnome-disk-utility", "gnome-disk-utility"),
    "shotwell": ("shotwell-common", "shotwell"),
    "geary": ("geary", "geary"),
    "gnome-software": ("gnome-software-common", "gnome-software"),
    "simple-scan": ("simple-scan", "simple-scan"),
    "seahorse": ("seahorse", "seahorse"),
    "eog": ("eog", "eog"),
}
#: By app: the Debian packages with its English texts, and what those of its translations begin with.
FLUENT = {"firefox": ("firefox-esr", "firefox-esr-l10n-"), "thunderbird": ("thunderbird", "thunderbird-l10n-")}
LOCALES = {"de": "de", "ja": "ja", "zh": "zh_CN"}
JUPYTERLAB = {"de": "de-DE", "ja": "ja-JP", "zh": "zh-CN"}
HOME_ASSISTANT = {"en": "en", "de": "de", "ja": "ja", "zh": "zh-Hans"}


def fetch(folder, listed):
    """Writes FOLDER/APP/LANGUAGE.json for every app of packages and every listed one; returns an exit code."""
    with tempfile.TemporaryDirectory() as work:
        work = Path(work)
        for app in listed.values():
            if app.repository:
                for language, table in app.texts(work):
                    keep(folder, app.name, language, table)
        for app, (package, catalog) in GETTEXT.items():
            root = debian(package, work)
            for language, locale in LOCALES.items():
                file = root / "usr/share/locale" / locale / "LC_MESSAGES" / f"{catalog}.mo"
                keep(folder, app, language, catalogs.of_gettext(file))
            keep(folder, app, "en", catalogs.of_gettext(root / f"usr/share/locale/de/LC_MESSAGES/{catalog}.mo", True))
        for app, (package, prefix) in FLUENT.items():
            archives = sorted(debian(package, work).rglob("omni.ja"))
            keep(folder, app, "en", merged(catalogs.of_fluent(each, "localization/") for each in archives))
            for language, locale in LOCALES.items():
                root = debian(prefix + locale.lower().replace("_", "-"), work)
                keep(folder, app, language, merged(
                    catalogs.of_fluent(each, "localization/") for each in root.rglob("*.xpi") if not each.is_symlink()))
        for language, locale in JUPYTERLAB.items():
            file = member(pypi(f"jupyterlab-language-pack-{locale}", work), r".*LC_MESSAGES/jupyterlab\.mo", work)[0]
            keep(folder, "jupyterlab", language, catalogs.of_gettext(file))
        keep(folder, "jupyterlab", "en", catalogs.of_gettext(file, True))
        wheel = pypi("home-assistant-frontend", work)
        for language, locale in HOME_ASSISTANT.items():
            pattern = rf"hass_frontend/static/translations/(?!custom)(.*/)?{locale}-[0-9a-f]+\.json"
            keep(folder, "home-assistant", language, catalogs.of_json(member(wheel, pattern, work)))
    return 0


def merged(tables):
    whole = {}
    for table in tables:
        whole.update(table)
    return whole


def keep(folder, app, language, table):
    path = Path(folder) / app / f"{language}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(table, ensure_ascii=False, indent=0, sort_keys=True), encoding="utf-8")
    print(f"{app}: {language}: {len(table)} texts")


def debian(package, work):
    """The files of a Debian package."""
    root = work / package
    if not root.exists():
        subprocess.run(["apt-get", "download", "-q", package], cwd=work, check=True, stdout=subprocess.DEVNULL)
        file = next(work.glob(f"{package}_*.deb"))
        subprocess.run(["dpkg-deb", "-x", str(file), str(root)], check=True)
    return root


def pypi(package, work):
    """The wheel of a package of PyPI."""
    subprocess.run([sys.executable, "-m", "pip", "-q", "download", "--no-deps", "-d", str(work), package], check=True)
    stem = package.replace("-", "_").lower()
    return next(path for path in work.glob("*.whl") if path.name.lower().startswith(f"{stem}-"))


def member(wheel, pattern, work):
    """Files of a wheel, by a pattern."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if re.fullmatch(pattern, name)]
        return [Path(archive.extract(name, work / wheel.stem)) for name in names]
