#!/bin/sh
# Puts a build into an archive for a release, with its checksum and what CHANGELOG.md says of its version:
#
#   deploy/archive.sh bupc-site-v1.0.0 [dist]
#
#   release/{name}.tar.gz   the build. Unpack it, then deploy/release.sh /srv/bupc {name}; files in the archive have no time of their own,
#                           so do not serve the unpacked folder itself
#   release/SHA256SUMS      sha256sum -c SHA256SUMS
#   release/notes.md        the part of the changelog
#
# From the root of the project, with GNU tar. Without .env, so that the build is the sample's.
set -eu

fail() {
  echo "archive.sh: $1" >&2
  exit 1
}

[ $# -eq 1 ] || [ $# -eq 2 ] || fail 'name the archive: deploy/archive.sh bupc-site-v1.0.0'
name=$1
build=${2:-dist}
[ -f CHANGELOG.md ] || fail 'run it in the root of the project'
[ -f "$build/versi.txt" ] || fail "there is no build in $build; npm run build makes one"
version=$(cat "$build/versi.txt")
heading="## $version "
grep -qF "$heading" CHANGELOG.md || fail "CHANGELOG.md says nothing of $version"

[ "${name%"v$version"}" != "$name" ] || fail "the build is of version $version: end the name of the archive in v$version"
link=$(find "$build" -type l | head -n 1)
[ -z "$link" ] || fail "the build has a link in it: $link"

rm -rf release
mkdir release
awk -v heading="$heading" '/^## / { on = index($0, heading) == 1; next } on' CHANGELOG.md > release/notes.md
# The same build gives the same archive.
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime='@0' -czf "release/$name.tar.gz" --transform "s,^\.,$name," -C "$build" .
cd release
sha256sum "$name.tar.gz" > SHA256SUMS
cat SHA256SUMS
