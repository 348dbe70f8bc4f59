#!/usr/bin/env bash
# Compares the modules in INPUT_FOLDER with those at INPUT_COMPARE_WITH; fails when calls of the older ones would break.
set -euo pipefail

program="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/scripts/run.mjs"
folder="${INPUT_FOLDER:-.}"
ref="${INPUT_COMPARE_WITH:?the state to compare with is not named}"

if ! git -C "$folder" rev-parse --quiet --verify "$ref^{commit}" > /dev/null; then
  echo "error: \`$ref\` is no branch, tag or commit here; check the repository out with \`fetch-depth: 0\`" >&2
  exit 1
fi

older="$(mktemp -d)"
trap 'rm -rf "$older"' EXIT
prefix="$(git -C "$folder" rev-parse --show-prefix)"
if git -C "$folder" rev-parse --quiet --verify "$ref:$prefix" > /dev/null; then
  git -C "$folder" archive "$ref:$prefix" | tar -x -C "$older"
fi

# Where the first modules come only now, there are no calls that could break.
if [[ -z "$(find "$older" \( -name '*.tf' -o -name '*.tf.json' \) -print -quit)" ]]; then
  echo "\`$ref\` has no modules in \`$folder\`: nothing to compare"
  exit 0
fi

node "$program" reference diff "$older" "$folder"
