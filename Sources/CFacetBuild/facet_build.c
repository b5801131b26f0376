#include "facet_build.h"

#ifndef FACET_COMMIT
#define FACET_COMMIT ""
#endif

const char *facet_commit(void) { return FACET_COMMIT; }
