/// The results of `transform` for `elements`, in their order, worked out on several threads.
///
///     let files = parallelMap(components) { emit($0) }
///
/// Which thread works out which result depends on nothing but the numbers of elements and threads, and no thread waits
/// for another before the end; so a pure function gives the same results on any number of threads.
///
/// - Parameters:
///   - threads: At most so many, the calling one included. A thread that cannot be started leaves its part to this one.
///   - transform: May call itself as deeply as the limits of a project allow, whatever the stack of the calling thread.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int = ProcessorCount.available, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  if !elements.isEmpty, !Thread.isCurrent {
    return withoutActuallyEscaping(transform) { transform in
      onDeepStack { parallelMap(elements, threads: threads, transform) }
    }
  }
  let count = min(max(threads, 1), elements.count)
  if count <= 1 { return elements.map(transform) }
  return Array(unsafeUninitializedCapacity: elements.count) { buffer, initializedCount in
    nonisolated(unsafe) let results = buffer
    // Neighbors are often alike, so that a thread that took a run of them might work far longer than the others.
    withoutActuallyEscaping(transform) { transform in
      performInParallel(count) { thread in
        for index in stride(from: thread, to: elements.count, by: count) {
          results.initializeElement(at: index, to: transform(elements[index]))
        }
      }
    }
    initializedCount = elements.count
  }
}

/// Calls `work` with each number below `count`, each on a thread of its own, and returns when all have returned.
private func performInParallel(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
  let threads = (1..<count).map { number in (number, Thread { work(number) }) }
  work(0)
  for (number, thread) in threads {
    if let thread { thread.join() } else { work(number) }
  }
}
