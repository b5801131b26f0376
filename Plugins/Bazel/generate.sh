#!/usr/bin/env bash
# generate.sh TOOL PROJECT (--folder OUTPUT | --file OUTPUT …) INPUT …
#
# Generates the Swift code of a project into a folder, or as exactly these files. Bazel shows inputs as links, and facet
# reads no file outside of a project, so the inputs are copied: what is not declared is not there.
set -euo pipefail

tool=$PWD/$1
project=$2
shift 2
folder=
files=()
while [[ $1 == --* ]]; do
  if [[ $1 == --folder ]]; then folder=$PWD/$2; else files+=("$PWD/$2"); fi
  shift 2
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for input; do
  mkdir -p "$work/in/$(dirname "$input")"
  cp -L "$input" "$work/in/$input"
done
cd "$work/in"
"$tool" generate --quiet --project "$project" --output "$work/out"
cd "$work/out"
# The list of files that facet keeps is of no use where a build system keeps one.
rm -f .facet-manifest.json

if [[ -n $folder ]]; then
  mkdir -p "$folder"
  cp -- * "$folder/"
  exit
fi
names() { for file; do basename "$file"; done | LC_ALL=C sort; }
if ! diff <(names "${files[@]}") <(names *) >"$work/difference"; then
  echo "error: 'outs' does not list the files that the specs of $project make" >&2
  sed -n 's/^< /help: remove /p; s/^> /help: add /p' "$work/difference" >&2
  exit 1
fi
for file in "${files[@]}"; do cp -- "$(basename "$file")" "$file"; done
