// What the machine can do: the same files read, parsed and written by plain C, for the ratios that facet-bench prints.
//
// usage: facet-bench-floor events FILE-LIST       libyaml's event loop over the files' bytes
//        facet-bench-floor read FILE-LIST         open, read, close
//        facet-bench-floor write FILE-LIST DIR    the same bytes into new files: write, close, rename
//        facet-bench-floor run N PROGRAM ARG…     PROGRAM from start to end, N times
//
// FILE-LIST holds a path a line. Prints the seconds of CPU and of wall time that the work took, without what comes
// before it (the list, and for `events` and `write` the reading). `run` prints their medians, the peak memory of
// the program in bytes, and how it ended.

#define _GNU_SOURCE

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <yaml.h>

struct file {
  char *path;
  unsigned char *bytes;
  size_t size;
};

struct files {
  struct file *items;
  size_t count;
};

static void die(const char *what) {
  perror(what);
  exit(2);
}

static void read_file(struct file *file) {
  int descriptor = open(file->path, O_RDONLY);
  struct stat status;
  if (descriptor < 0 || fstat(descriptor, &status) != 0) die(file->path);
  file->bytes = malloc((size_t)status.st_size + 1);
  if (!file->bytes) die("malloc");
  file->size = 0;
  ssize_t got;
  while ((got = read(descriptor, file->bytes + file->size, (size_t)status.st_size - file->size)) > 0)
    file->size += (size_t)got;
  if (got < 0) die(file->path);
  close(descriptor);
}

static struct files list(char *path) {
  struct file whole = {.path = path};
  read_file(&whole);
  whole.bytes[whole.size] = 0;
  struct files files = {0};
  for (char *line = strtok((char *)whole.bytes, "\n"); line; line = strtok(NULL, "\n")) {
    if ((files.count & (files.count + 1)) == 0) {
      files.items = realloc(files.items, (files.count * 2 + 2) * sizeof *files.items);
      if (!files.items) die("realloc");
    }
    files.items[files.count++] = (struct file){.path = line};
  }
  return files;
}

static void read_all(struct files files) {
  for (size_t i = 0; i < files.count; i++) read_file(&files.items[i]);
}

static size_t parse(struct file file) {
  yaml_parser_t parser;
  yaml_event_t event;
  size_t events = 0;
  int done = 0;
  if (!yaml_parser_initialize(&parser)) die("yaml_parser_initialize");
  yaml_parser_set_input_string(&parser, file.bytes, file.size);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s: %s\n", file.path, parser.problem);
      exit(2);
    }
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    events++;
  }
  yaml_parser_delete(&parser);
  return events;
}

static void write_file(const char *folder, size_t number, struct file file) {
  char temporary[4096], final[4096];
  snprintf(final, sizeof final, "%s/%zu", folder, number);
  snprintf(temporary, sizeof temporary, "%s/%zu.tmp", folder, number);
  int descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0644);
  if (descriptor < 0) die(temporary);
  for (size_t done = 0; done < file.size;) {
    ssize_t wrote = write(descriptor, file.bytes + done, file.size - done);
    if (wrote < 0) die(temporary);
    done += (size_t)wrote;
  }
  if (close(descriptor) != 0 || rename(temporary, final) != 0) die(final);
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

static double cpu(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

static double wall(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static void run(size_t rounds, char **arguments) {
  extern char **environ;
  double *cpus = malloc(rounds * sizeof *cpus), *walls = malloc(rounds * sizeof *walls);
  long peak = 0;
  int status = 0;
  posix_spawn_file_actions_t actions;
  if (!rounds || !cpus || !walls || posix_spawn_file_actions_init(&actions) != 0) die("run");
  for (int stream = 1; stream <= 2; stream++)
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
  for (size_t i = 0; i < rounds; i++) {
    pid_t child;
    struct rusage usage;
    double start = wall();
    if (posix_spawn(&child, arguments[0], &actions, NULL, arguments, environ) != 0) die(arguments[0]);
    if (wait4(child, &status, 0, &usage) < 0) die(arguments[0]);
    walls[i] = wall() - start;
    cpus[i] = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    if (usage.ru_maxrss > peak) peak = usage.ru_maxrss;
  }
  qsort(cpus, rounds, sizeof *cpus, compare);
  qsort(walls, rounds, sizeof *walls, compare);
#ifndef __APPLE__
  peak *= 1024;
#endif
  printf("%.6f %.6f %ld %d\n", cpus[rounds / 2], walls[rounds / 2], peak,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  const char *mode = arguments[1];
  if (strcmp(mode, "run") == 0 && count >= 4) {
    run(strtoul(arguments[2], NULL, 10), arguments + 3);
    return 0;
  }
  struct files files = list(arguments[2]);
  size_t events = 0;
  if (strcmp(mode, "read") != 0) read_all(files);
  double cpu_start = cpu(), wall_start = wall();
  if (strcmp(mode, "read") == 0) {
    read_all(files);
  } else if (strcmp(mode, "events") == 0) {
    for (size_t i = 0; i < files.count; i++) events += parse(files.items[i]);
  } else if (strcmp(mode, "write") == 0 && count == 4) {
    for (size_t i = 0; i < files.count; i++) write_file(arguments[3], i, files.items[i]);
  } else {
    return 64;
  }
  printf("%.6f %.6f\n", cpu() - cpu_start, wall() - wall_start);
  return 0;
}
