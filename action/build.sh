#!/usr/bin/env bash
# Builds the site of the modules in INPUT_FOLDER into INPUT_OUT, and tells later steps where it is.
set -euo pipefail

program="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/scripts/run.mjs"
arguments=("${INPUT_FOLDER:-.}" --out "${INPUT_OUT:?the folder of the site is not named}")

# An option is given when its value is.
add() {
  if [[ -n "$2" ]]; then arguments+=("--$1" "$2"); fi
}

# true and false as severities: what does not fail the run is a warning in its log.
severity() {
  case "$2" in
    true) echo throw ;;
    false) echo warn ;;
    *)
      echo "error: input \`$1\` is \`$2\`; use true or false" >&2
      return 1
      ;;
  esac
}

samples="$(severity fail-on-faulty-samples "${INPUT_FAIL_ON_FAULTY_SAMPLES:-false}")"
modules="$(severity fail-on-faulty-modules "${INPUT_FAIL_ON_FAULTY_MODULES:-true}")"

add title "${INPUT_TITLE:-}"
add url "${INPUT_URL:-}"
add base-url "${INPUT_BASE_URL:-}"
add version "${INPUT_VERSION:-}"
add layout "${INPUT_LAYOUT:-}"
add on-faulty-samples "$samples"
add on-faulty-modules "$modules"

node "$program" reference site "${arguments[@]}"
echo "out=$INPUT_OUT" >> "${GITHUB_OUTPUT:-/dev/stdout}"
