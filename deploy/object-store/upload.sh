#!/bin/sh
# Uploads a build into an object store with rclone, in an order in which no page is there before what it asks for:
#
#   deploy/object-store/upload.sh remote:bucket [dist]
#
# remote is one of `rclone config`: S3, R2, Google Cloud Storage, Azure and others. Each file gets its Content-Type and
# Cache-Control; a page's key has no ending, so that /home is home. Nothing is removed: open pages of earlier releases
# still find their chunks. docs/deploy.md says what else the store and its network need.
#
# RCLONE    the command, with options of yours (rclone)
set -eu

fail() {
  echo "upload.sh: $1" >&2
  exit 1
}

[ $# -eq 1 ] || [ $# -eq 2 ] || fail 'say where to: deploy/object-store/upload.sh remote:bucket [dist]'
remote=${1%/}
build=${2:-dist}
plan=$build/.hosts/upload-plan
[ -f "$plan" ] || fail "there is no build in $build; npm run build makes one"
rclone=${RCLONE:-rclone}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
tab=$(printf '\t')

# Files that keep their names go by groups of the same headers, renamed ones one by one.
cut -f 1-3 "$plan" | sort -u > "$work/groups"
while IFS=$tab read -r phase cache type; do
  echo "phase $phase: $type, $cache"
  awk -F '\t' -v p="$phase" -v c="$cache" -v t="$type" '$1 == p && $2 == c && $3 == t && $4 == $5 { print $4 }' \
    "$plan" > "$work/same"
  awk -F '\t' -v p="$phase" -v c="$cache" -v t="$type" '$1 == p && $2 == c && $3 == t && $4 != $5 { print $4 "\t" $5 }' \
    "$plan" > "$work/renamed"
  if [ -s "$work/same" ]; then
    # shellcheck disable=SC2086 # the command may have options
    $rclone copy --files-from "$work/same" --checksum --no-traverse \
      --header-upload "Cache-Control: $cache" --header-upload "Content-Type: $type" "$build" "$remote" < /dev/null
  fi
  while IFS=$tab read -r file key; do
    # shellcheck disable=SC2086
    $rclone copyto --checksum --no-traverse --header-upload "Cache-Control: $cache" --header-upload "Content-Type: $type" \
      "$build/$file" "$remote/$key" < /dev/null
  done < "$work/renamed"
done < "$work/groups"
