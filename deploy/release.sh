#!/bin/sh
# Puts a build in place as the current release, in one step, beside the earlier ones:
#
#   deploy/release.sh /srv/bupc [dist]
#
#   /srv/bupc/releases/{time}/site   the build, with the lasting files of earlier releases, which open pages may ask for
#   /srv/bupc/releases/{time}/       what nginx and Caddy need of this build
#   /srv/bupc/current                a link to the newest release
#
# KEEP      how many releases stay, this one among them (5)
# RELOAD    what makes the server read its configuration anew, such as 'nginx -t && systemctl reload nginx'; where it
#           fails, the release is taken back
set -eu

fail() {
  echo "release.sh: $1" >&2
  exit 1
}

[ $# -eq 1 ] || [ $# -eq 2 ] || fail 'say where releases stand: deploy/release.sh /srv/bupc [dist]'
keep=${KEEP:-5}
case $keep in '' | 0* | *[!0-9]*) fail "KEEP takes a number from 1; it holds '$keep'" ;; esac
build=${2:-dist}
[ -f "$build/.hosts/lasting-folders" ] || fail "there is no build in $build; npm run build makes one"

mkdir -p "$1/releases"
target=$(cd "$1" && pwd -P)
case $target in *[!A-Za-z0-9/._-]*) fail "the folder's name takes letters, digits, dots and dashes: $target" ;; esac
cd "$build"
build=$(pwd -P)
# Servers follow every link.
link=$(find . -type l | head -n 1)
[ -z "$link" ] || fail "the build has a link in it, which may lead outside: $link"
cd "$target/releases"

mkdir .busy 2> /dev/null || fail "another release is being put in place; if not, remove $target/releases/.busy"
trap 'rm -rf "$target/releases/.busy"' EXIT
trap 'exit 1' HUP INT TERM

earlier=$(ls | sort -r | head -n $((keep - 1)))
name=$(date -u +%Y%m%d-%H%M%S)
# A second one within a second comes behind the first.
while [ -e "$name" ]; do name=${name}x; done

# Made aside, and moved into place when it is whole. Copied files are of now, so that no ETag is of another release.
new=.busy/release
mkdir -p "$new/site"
cp -R "$build/." "$new/site"
mv "$new/site/.hosts"/* "$new"
rmdir "$new/site/.hosts"
# What lasts is taken from whichever release is current, which holds that of the earlier ones as well: a server that still
# runs on the earlier configuration has the chunks of a page that it has not sent.
{
  echo 'map $uri $bupc_root {'
  echo '    volatile;'
  echo "    default $target/releases/$name/site;"
  sed "s|.*|    ~^/&/ $target/current/site;|" "$new/lasting-folders"
  echo '}'
} > "$new/nginx-root.conf"
{
  echo "root * $target/releases/$name/site"
  sed "s|.*|root /&/* $target/current/site|" "$new/lasting-folders"
} > "$new/root.caddy"
while IFS= read -r folder; do
  [ ! -d "$new/site/$folder" ] || (cd "$new/site" && find "$folder" -type f)
done < "$new/lasting-folders" > "$new/lasting-files"

for old in $earlier; do
  while IFS= read -r file; do
    [ ! -e "$new/site/$file" ] && [ -e "$old/site/$file" ] || continue
    mkdir -p "$new/site/${file%/*}"
    ln "$old/site/$file" "$new/site/$file" 2> /dev/null || cp "$old/site/$file" "$new/site/$file"
  done < "$old/lasting-files"
done
chmod -R a+rX "$new"
mv "$new" "$name"

point() {
  ln -s "$1" .busy/current
  mv -fT .busy/current "$target/current"
}
before=$(readlink "$target/current" || true)
point "releases/$name"
if ! sh -c "${RELOAD:-:}"; then
  if [ -n "$before" ]; then point "$before"; else rm "$target/current"; fi
  rm -rf "$name"
  fail "the server did not take the release; ${before:-none} stays"
fi

ls | sort -r | tail -n +$((keep + 1)) | while IFS= read -r old; do rm -rf "$old"; done
echo "$target/current is the release $name"
