#!/usr/bin/env bash
# The steps of action.yml: `run.sh install`, `run.sh check` and `run.sh result`. All values are variables, because the
# names of branches and folders can contain any characters.
set -euo pipefail
folder=$RUNNER_TEMP/typescale

# Downloads the release with the version of this checkout, and compares its checksum.
install() {
    local version name url
    version=$(sed -n 's/.*static let version = "\([0-9.]*\)".*/\1/p' \
        "$ACTION/../../../Sources/Clients/TypeScaleTool/Shell/Help.swift")
    name=typescale-$version-linux-$(uname -m).tar.gz
    url=${GITHUB_SERVER_URL:-https://github.com}/$REPOSITORY/releases/download/$version
    mkdir -p "$folder"
    cd "$folder"
    for file in "$name" SHA256SUMS; do
        curl --fail --silent --show-error --location --retry 3 --output "$file" "${TYPESCALE_URL:-$url}/$file"
    done
    sha256sum --check --strict --ignore-missing SHA256SUMS
    tar -xzf "$name" typescale
    ./typescale --version
}

# Prints the commit of the base, which a shallow checkout lacks.
commit() {
    local ref=$BASE
    git rev-parse --verify --quiet --end-of-options "$BASE^{commit}" && return
    if [[ ! $BASE =~ ^[0-9a-f]{40,64}$ ]]; then
        ref=refs/heads/$BASE
        git check-ref-format "$ref" || return
    fi
    git fetch --quiet --no-tags --depth 1 origin "$ref" >&2 || return
    git rev-parse --verify --quiet 'FETCH_HEAD^{commit}'
}

# A path that does not begin like an option.
path() {
    case $1 in -*) printf './%s' "$1" ;; *) printf '%s' "$1" ;; esac
}

# Runs a command, and writes its results and its exit status, which is 2 if there are no results.
run() {
    local name=$1 status=0
    shift
    "$folder/typescale" "$name" --sarif "$@" > "$folder/$name.sarif" || status=$?
    [ -s "$folder/$name.sarif" ] || status=2
    echo "$name=$status" >> "$GITHUB_OUTPUT"
}

check() {
    local app known=() base
    app=$(path "${FOLDER:-.}")
    if [ ! -d "$app" ]; then echo "no such folder: $app" >&2; exit 2; fi
    if [ -n "$BASE" ]; then
        base=$(commit) || { echo "cannot find the base; check out its history with fetch-depth: 0" >&2; exit 2; }
        # The command compares with a folder of this name, which a pull request can add.
        if [ -e "$base" ]; then echo "a file has the name of the base: $base" >&2; exit 2; fi
        known=(--against "$base")
    fi
    echo "results=$folder" >> "$GITHUB_OUTPUT"
    if [ -n "$SLOTS" ]; then
        run check "${known[@]}" --slots "$(path "$SLOTS")" -- "$app"
        run fit "${known[@]}" --slots "$(path "$SLOTS")" -- "$app"
    else
        run check "${known[@]}" -- "$app"
    fi
}

# Fails if a command was misused, or found something.
result() {
    echo "typescale check: exit status $CHECK"
    if [ -n "$FIT" ]; then echo "typescale fit: exit status $FIT"; fi
    for status in 2 1; do
        if [ "$CHECK" = $status ] || [ "$FIT" = $status ]; then exit $status; fi
    done
    [ "$CHECK" = 0 ] && [ "${FIT:-0}" = 0 ]
}

"$1"
