#ifndef FACET_BUILD_H
#define FACET_BUILD_H

/// The commit that is built, shortened; empty if the build has not said: FACET_COMMIT in Package.swift.
const char *facet_commit(void);

#endif
