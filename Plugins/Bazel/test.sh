#!/usr/bin/env bash
# Runs facet over copies of the declared inputs. Bazel shows them as links, and facet reads no file outside of a project.
set -euo pipefail

tool=$TEST_SRCDIR/$TEST_WORKSPACE/%{tool}
project="%{project}"
work=$TEST_TMPDIR/inputs
mkdir -p "$work"
cd "$TEST_SRCDIR/$TEST_WORKSPACE"
# All but the tool, which Bazel may show under 'external' too.
find . -mindepth 1 -maxdepth 1 ! -name external -exec cp -RL {} "$work" ';'
cd "$work"

# Results go through the folder of the test: facet writes through no link, and there can be some on the way to Bazel's.
keep() {
  if [[ -n ${2:-} && -f $1 ]]; then cp "$1" "$2"; fi
}

check_specs() {
  local status=0
  "$tool" check "$@" --project "$project" --format text --format junit="$TEST_TMPDIR/results.xml" || status=$?
  keep "$TEST_TMPDIR/results.xml" "${XML_OUTPUT_FILE:-}"
  return "$status"
}

check_generated() { "$tool" generate --check --project "$project"; }

check_snapshots() {
  local status=0 shard=()
  if [[ -n ${TEST_TOTAL_SHARDS:-} && $TEST_TOTAL_SHARDS -gt 0 ]]; then
    # That this exists tells Bazel that the test does only its part.
    touch "$TEST_SHARD_STATUS_FILE"
    shard=(--shard "$((TEST_SHARD_INDEX + 1))/$TEST_TOTAL_SHARDS" --results "$TEST_TMPDIR/shard.json")
  fi
  "$tool" snapshot check --project "$project" --junit "$TEST_TMPDIR/results.xml" "${shard[@]}" || status=$?
  keep "$TEST_TMPDIR/results.xml" "${XML_OUTPUT_FILE:-}"
  # For 'facet snapshot join', which reports the results of all shards as one.
  keep "$TEST_TMPDIR/shard.json" "${TEST_UNDECLARED_OUTPUTS_DIR:+$TEST_UNDECLARED_OUTPUTS_DIR/shard.json}"
  return "$status"
}

%{commands}
