/// A cache of the answers of nodes to questions. All nodes share an array of entries, in which each node has a linked
/// list. The lists are short, because a node is asked few different questions.
struct AnswerCache<Question: Equatable, Answer> {
  private struct Entry {
    let question: Question
    let answer: Answer
    let next: Int
  }

  private var entries: [Entry] = []
  private var first: [Int]

  init(nodeCount: Int) {
    first = Array(repeating: -1, count: nodeCount)
  }

  func answer(of node: Int, to question: Question) -> Answer? {
    var index = first[node]
    while index >= 0 {
      if entries[index].question == question { return entries[index].answer }
      index = entries[index].next
    }
    return nil
  }

  mutating func add(_ answer: Answer, of node: Int, to question: Question) {
    entries.append(Entry(question: question, answer: answer, next: first[node]))
    first[node] = entries.count - 1
  }
}
