#!/usr/bin/env python3
"""The layer for Yocto and the package for Buildroot, held against the sources and against what tools/package has made.

usage: packaging/test_images.py [-v]

Neither builds an image here: paths, versions, licences, users and units are looked up, and Buildroot's commands are
carried out by make, with Buildroot's own macros left empty. Takes the archive of out/packages.
"""

import email.utils
import glob
import gzip
import hashlib
import json
import os
import re
import subprocess
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
BUILDROOT = os.path.join(HERE, "buildroot")
# What Buildroot's own files define, as far as the package uses it.
MACROS = """
qstrip = $(strip $(subst ",,$(1)))
INSTALL = install
generic-package =
BR2_PACKAGE_TELLTALE_ARCHIVE = "{archive}"
TARGET_DIR = {target}
include {package}
show-%:
\t@echo '$($*)'
# Where it stands is where the package is unpacked, as with Buildroot's own stamps.
{source}/installed:
\t$(TELLTALE_INSTALL_TARGET_CMDS)
\t$(TELLTALE_INSTALL_INIT_SYSTEMD)
"""


def text(*parts):
    with open(os.path.join(*parts), encoding="utf-8") as file:
        return file.read()


def version():
    return re.search(r"^telltale \(([^)]+)\)", text(HERE, "debian/changelog"))[1]


def archive():
    found = glob.glob(os.path.join(ROOT, "out/packages/telltale_*.tar.xz"))
    if len(found) != 1:
        raise AssertionError(f"out/packages has {len(found)} archives, expected one; run tools/package")
    return found[0]


class Versions(unittest.TestCase):
    def test_program_packages_and_recipes_have_one_version(self):
        source = text(ROOT, "Sources/TelltaleCommands/Support/ProgramVersion.swift")
        self.assertEqual(re.search(r'static let text = "([^"]+)"', source)[1], version())
        self.assertIn(f"telltale_{version()}_", os.path.basename(archive()))
        self.assertEqual(re.search(r"TELLTALE_VERSION = (.*)", text(BUILDROOT, "package/telltale/telltale.mk"))[1], version())


class Dates(unittest.TestCase):
    """What is made on another day has to be the same."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        subprocess.run(["tar", "-C", self.folder, "-xf", archive()], check=True)
        self.changed = email.utils.parsedate_to_datetime(
            re.search(r"^ -- .*>  (.*)$", text(HERE, "debian/changelog"), re.MULTILINE)[1])

    def test_a_manual_page_has_the_date_of_the_version(self):
        with gzip.open(os.path.join(self.folder, "usr/share/man/man1/telltale-show.1.gz"), "rt") as page:
            self.assertEqual(page.readline(), f".Dd {self.changed:%B} {self.changed.day}, {self.changed.year}\n")

    def test_the_notices_have_it(self):
        with gzip.open(os.path.join(self.folder, "usr/share/doc/telltale/telltale.spdx.json.gz"), "rt") as file:
            notices = json.load(file)
        self.assertEqual(notices["creationInfo"]["created"], f"{self.changed:%Y-%m-%dT%H:%M:%SZ}")


class Yocto(unittest.TestCase):
    def setUp(self):
        recipes = glob.glob(os.path.join(HERE, "yocto/recipes-*/*/*.bb"))
        self.assertEqual([os.path.basename(path) for path in recipes], [f"telltale_{version()}.bb"])
        self.recipe = text(recipes[0])

    def variable(self, name):
        return re.search(rf'^{re.escape(name)} = "([^"]*)"', self.recipe, re.MULTILINE)[1]

    def test_the_licence_is_the_one_that_its_sum_names(self):
        path, total = re.fullmatch(r"file://([^;]+);md5=(\w+)", self.variable("LIC_FILES_CHKSUM")).groups()
        with open(os.path.join(ROOT, path), "rb") as file:
            self.assertEqual(hashlib.md5(file.read()).hexdigest(), total)

    def test_what_is_installed_is_in_the_sources(self):
        places = re.findall(r"\$\{S\}/(\S+)", self.recipe)
        self.assertGreater(len(places), 3)
        for place in places:
            self.assertTrue(os.path.exists(os.path.join(ROOT, place)), place)

    def test_the_archive_has_all_that_is_built(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([os.path.join(ROOT, "tools/vendor"), folder], check=True, stdout=subprocess.DEVNULL)
            name = os.path.basename(self.variable("SRC_URI")).replace("${PV}", version())
            subprocess.run(["tar", "-C", folder, "-xf", os.path.join(folder, name)], check=True)
            source = os.path.join(folder, os.path.basename(self.variable("S")).replace("${PV}", version()))
            # Whatever would have to be fetched is refused.
            done = subprocess.run(["swift", "package", "--disable-automatic-resolution", "show-dependencies", "--format", "json"],
                                  cwd=source, env={**os.environ, "GIT_ALLOW_PROTOCOL": "none"}, capture_output=True,
                                  text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            for package in json.loads(done.stdout[done.stdout.index("{"):])["dependencies"]:
                self.assertTrue(package["path"].startswith(os.path.realpath(source)), package["path"])

    def test_units_are_installed_that_are_enabled(self):
        for unit in self.variable("SYSTEMD_SERVICE:${PN}").split():
            self.assertIn(f"${{D}}${{systemd_system_unitdir}}/{unit}", self.recipe)

    def test_the_user_is_in_the_groups_of_every_other_unit(self):
        groups = set(re.findall(r"^m telltale (\w+)", text(ROOT, "systemd/telltale.sysusers"), re.MULTILINE))
        self.assertEqual(set(re.search(r"--groups (\S+)", self.recipe)[1].split(",")), groups)


class Buildroot(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.target, self.source = os.path.join(folder.name, "target"), os.path.join(folder.name, "source")
        os.makedirs(self.target)
        os.makedirs(self.source)
        self.makefile = os.path.join(folder.name, "Makefile")
        with open(self.makefile, "w", encoding="utf-8") as file:
            file.write(MACROS.format(archive=archive(), target=self.target, source=self.source,
                                     package=os.path.join(BUILDROOT, "package/telltale/telltale.mk")))

    def make(self, target):
        done = subprocess.run(["make", "-s", "-f", self.makefile, target], capture_output=True,
                              text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.strip()

    def unpack(self):
        components = self.make("show-TELLTALE_STRIP_COMPONENTS")
        subprocess.run(["tar", "-C", self.source, f"--strip-components={components}", "-xf", archive()], check=True)

    def test_the_archive_is_found_where_the_settings_name_it(self):
        self.assertEqual(self.make("show-TELLTALE_SITE") + self.make("show-TELLTALE_SOURCE"), archive())
        menu = text(BUILDROOT, "package/telltale/Config.in")
        default = os.path.basename(re.search(r'default "([^"]+)"', menu)[1])
        self.assertEqual(default.replace("amd64", "*"), re.sub(r"_\w+\.tar", "_*.tar", os.path.basename(archive())))

    def test_the_licence_is_in_the_archive(self):
        self.unpack()
        for place in self.make("show-TELLTALE_LICENSE_FILES").split():
            self.assertTrue(os.path.exists(os.path.join(self.source, place)), place)

    def test_what_is_installed_shows_itself(self):
        self.unpack()
        self.make(os.path.join(self.source, "installed"))
        done = subprocess.run([os.path.join(self.target, "usr/bin/telltale"), "profile", "list", "--names"],
                              capture_output=True, text=True, check=False, env={"PATH": "/usr/bin:/bin"})
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("kiosk", done.stdout.split())
        for unit in ("telltale.service", "telltale.socket"):
            self.assertTrue(os.path.exists(os.path.join(self.target, "usr/lib/systemd/system", unit)))

    def test_the_user_is_in_the_groups_of_every_other_unit(self):
        users = re.search(r"define TELLTALE_USERS\n\t(.*)\nendef", text(BUILDROOT, "package/telltale/telltale.mk"))[1].split()
        groups = set(re.findall(r"^m telltale (\w+)", text(ROOT, "systemd/telltale.sysusers"), re.MULTILINE))
        self.assertEqual(set(users[7].split(",")), groups)

    def test_what_the_package_needs_is_chosen_with_it(self):
        menu = text(BUILDROOT, "package/telltale/Config.in")
        chosen = {name.lower().replace("_", "-") for name in re.findall(r"select BR2_PACKAGE_(\w+)", menu)}
        needed = set(self.make("show-TELLTALE_DEPENDENCIES").split()) - {"udev"}
        self.assertEqual(chosen, needed)
        self.assertIn("BR2_PACKAGE_HAS_UDEV", menu)


if __name__ == "__main__":
    unittest.main()
