#!/bin/sh
# Asks before it installs, shows how far it is, and says what came of it. The files stand for packages.
set -eu
zenity --question --title="Install Update?" --text="The unit restarts afterwards." \
  --ok-label=Install --cancel-label=Later || exit 0

part=$(zenity --list --checklist --title="What to Install" --column=Use --column=Part --separator=' ' \
  TRUE maps FALSE voices TRUE radio)
[ -n "$part" ] || exit 0

count=0
# shellcheck disable=SC2086
set -- $part
for each; do
  echo "# Installing $each"
  count=$((count + 1))
  echo $((count * 100 / $#))
done | zenity --progress --title="Installing" --auto-close

echo "installed: $part"
