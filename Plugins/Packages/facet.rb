# A formula for Homebrew: `brew install --HEAD ./Plugins/Packages/facet.rb`, or in a tap.
class Facet < Formula
  desc "Compiler for design systems: YAML to SwiftUI code and text snapshots"
  homepage "https://example.com/facet"
  url "https://example.com/facet.git", tag: "v0.1.0"
  head "https://example.com/facet.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on "libyaml"
  uses_from_macos "swift" => :build

  def install
    # SwiftPM's sandbox cannot be in Homebrew's.
    system "make", "install", "prefix=#{prefix}", "flags=--disable-sandbox"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/facet --version") unless head?
    system bin/"facet", "init"
    system bin/"facet", "check", "--strict"
    system bin/"facet", "generate"
    system bin/"facet", "snapshot", "accept", "--all"
    system bin/"facet", "snapshot", "check"
  end
end
