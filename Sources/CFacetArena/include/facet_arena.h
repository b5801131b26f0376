#ifndef FACET_ARENA_H
#define FACET_ARENA_H

#include <stddef.h>
#include <stdint.h>

struct facet_arena_chunk;

/// The memory of one thread that is taken by moving a pointer and given back as a whole. A thread that ends gives back all.
struct facet_arena {
  char *_Nullable next;
  char *_Nullable end;
  struct facet_arena_chunk *_Nullable chunk;
};

extern _Thread_local struct facet_arena facet_arena;

void *_Nonnull facet_arena_take_from_new_chunk(size_t size);

/// Memory for `size` bytes, aligned to 8; never null.
static inline void *_Nonnull facet_arena_take(size_t size) {
  size = (size + 7) & ~(size_t)7;
  if (__builtin_expect(size > (size_t)(facet_arena.end - facet_arena.next), 0)) {
    return facet_arena_take_from_new_chunk(size);
  }
  char *start = facet_arena.next;
  facet_arena.next += size;
  return start;
}

/// What has been taken up to now.
static inline struct facet_arena facet_arena_mark(void) { return facet_arena; }

/// Gives back what this thread has taken since the mark.
void facet_arena_give_back(struct facet_arena mark);

#endif
