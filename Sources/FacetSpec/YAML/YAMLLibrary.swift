import CLibYAML

/// The version of the system's libyaml, such as `0.2.5`: it is not ours to choose, so it is told with our own.
package var yamlLibraryVersion: String { String(cString: yaml_get_version_string()) }
