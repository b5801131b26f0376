#include "facet_arena.h"

#include <pthread.h>
#include <stdlib.h>

/// Enough for the code of most components, and less than the allocator asks the system for each time.
static const size_t chunk_size = 1 << 18;

struct facet_arena_chunk {
  struct facet_arena_chunk *previous;
  size_t size;
};

_Thread_local struct facet_arena facet_arena;

static pthread_key_t chunks_of_thread;
static pthread_once_t has_key = PTHREAD_ONCE_INIT;

static void free_chunks(void *last) {
  for (struct facet_arena_chunk *chunk = last; chunk;) {
    struct facet_arena_chunk *previous = chunk->previous;
    free(chunk);
    chunk = previous;
  }
}

static void make_key(void) {
  if (pthread_key_create(&chunks_of_thread, free_chunks) != 0) abort();
}

static void begin(struct facet_arena_chunk *chunk) {
  facet_arena.chunk = chunk;
  facet_arena.next = (char *)(chunk + 1);
  facet_arena.end = (char *)chunk + chunk->size;
}

void *facet_arena_take_from_new_chunk(size_t size) {
  pthread_once(&has_key, make_key);
  size_t needed = size + sizeof(struct facet_arena_chunk);
  if (needed < chunk_size) needed = chunk_size;
  struct facet_arena_chunk *chunk = malloc(needed);
  if (!chunk) abort();
  chunk->previous = facet_arena.chunk;
  chunk->size = needed;
  begin(chunk);
  pthread_setspecific(chunks_of_thread, chunk);
  char *start = facet_arena.next;
  facet_arena.next += size;
  return start;
}

void facet_arena_give_back(struct facet_arena mark) {
  // The first chunk of a thread is kept for what comes next.
  while (facet_arena.chunk != mark.chunk && facet_arena.chunk->previous) {
    struct facet_arena_chunk *last = facet_arena.chunk;
    facet_arena.chunk = last->previous;
    free(last);
  }
  pthread_setspecific(chunks_of_thread, facet_arena.chunk);
  if (mark.chunk) {
    facet_arena = mark;
  } else if (facet_arena.chunk) {
    begin(facet_arena.chunk);
  }
}
