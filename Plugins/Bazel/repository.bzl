"""The facet that the rules run, as an external repository."""

def _is_of_host(triple, os_name, arch):
    """Whether an executable for a platform, such as x86_64-unknown-linux-gnu, runs on this machine."""
    parts = triple.split("-")
    architectures = {"amd64": "x86_64", "aarch64": "aarch64", "arm64": "arm64"}
    systems = {"linux": "linux", "mac os x": "macosx"}
    machine = architectures.get(arch, arch)
    if parts[0] not in [machine, {"aarch64": "arm64", "arm64": "aarch64"}.get(machine, machine)]:
        return False
    return len(parts) > 2 and parts[2].startswith(systems.get(os_name, os_name))

_BUILD = "exports_files([\"facet\"], visibility = [\"//visibility:public\"])\n"

def _facet_tool_impl(ctx):
    ctx.file("BUILD.bazel", _BUILD)
    ctx.download_and_extract(url = ctx.attr.url, sha256 = ctx.attr.sha256, output = "bundle", type = "zip")
    bundle = "bundle/facet.artifactbundle"
    info = json.decode(ctx.read(bundle + "/info.json"))
    arch = ctx.execute(["uname", "-m"]).stdout.strip()
    for variant in info["artifacts"]["facet"]["variants"]:
        for triple in variant["supportedTriples"]:
            if _is_of_host(triple, ctx.os.name, arch):
                ctx.symlink(bundle + "/" + variant["path"], "facet")
                return
    fail("{} has no facet for {} on {}".format(ctx.attr.url, ctx.os.name, arch))

facet_tool = repository_rule(
    implementation = _facet_tool_impl,
    attrs = {
        "sha256": attr.string(mandatory = True, doc = "The checksum of the file."),
        "url": attr.string(mandatory = True, doc = "'make artifact-bundle' writes facet.artifactbundle.zip."),
    },
    doc = "The facet that the rules run, from an artifact bundle.",
)

def _facet_installed_tool_impl(ctx):
    ctx.file("BUILD.bazel", _BUILD)

    # A copy, because a link would name a place that other machines do not have.
    result = ctx.execute(["cp", "-L", ctx.attr.path, "facet"])
    if result.return_code != 0:
        fail("cannot copy {}: {}".format(ctx.attr.path, result.stderr))

facet_installed_tool = repository_rule(
    implementation = _facet_installed_tool_impl,
    attrs = {"path": attr.string(default = "/usr/bin/facet", doc = "The executable.")},
    # Bazel does not see that another version is installed, so it copies anew when it starts.
    local = True,
    doc = "The facet that the rules run, from this machine.",
)
